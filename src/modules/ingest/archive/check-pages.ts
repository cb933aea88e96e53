import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openFileSource, readRecords, type WarcDamage } from '../../../lib/warc/index.ts';
import { LiveArchive, listLiveFiles } from './live-archive.ts';

export interface PagesReport {
  readonly files: number;
  /** Places that could not be read, which is at least one page each. */
  readonly damaged: number;
  /** A sentence for each of the first of them, and one for the others. */
  readonly problems: readonly string[];
}

/** More would only repeat that a disk is failing. */
const PROBLEMS_MAX = 100;

/**
 * Reads every stored page once and compares it with its checksum, holding one page at a time. `segments` are the committed bytes by file:
 * what is beyond them is being written.
 */
export async function checkPages(
  directory: string,
  segments: Readonly<Record<string, number>>,
): Promise<PagesReport> {
  const liveFolder = LiveArchive.folder(directory);
  const live = existsSync(liveFolder) ? await listLiveFiles(liveFolder) : [];
  const files = [
    ...Object.entries(segments).map(([name, bytes]) => ({ path: join(directory, name), bytes })),
    ...live.map((name) => ({ path: join(liveFolder, name), bytes: undefined })),
  ].filter(({ path }) => existsSync(path));
  const problems: string[] = [];
  let damaged = 0;
  for (const { path, bytes } of files)
    for await (const { offset, reason } of damageIn(path, bytes)) {
      damaged += 1;
      if (damaged <= PROBLEMS_MAX)
        problems.push(`The page file ${path} is damaged at byte ${offset}: ${reason}.`);
    }
  if (damaged > PROBLEMS_MAX) problems.push(`${damaged - PROBLEMS_MAX} more places are damaged.`);
  return { files: files.length, damaged, problems };
}

async function* damageIn(path: string, bytes: number | undefined): AsyncGenerator<WarcDamage> {
  const file = await openFileSource(path);
  try {
    const size = Math.min(file.size, bytes ?? file.size);
    for await (const item of readRecords({ ...file, size })) {
      if (item.kind !== 'damage') continue;
      // A service may be writing the last page of a live file, or was killed while it did; the next writer removes it. A segment that is
      // too short is reported by its size.
      const mayEndEarly = bytes === undefined || size < bytes;
      const isCut = item.end === size && /cut off|bad gzip header/.test(item.reason);
      if (!(mayEndEarly && isCut)) yield item;
    }
  } finally {
    await file.close();
  }
}
