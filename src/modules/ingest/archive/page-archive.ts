import { type FileHandle, open, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFolder, writeDurably } from '../../../lib/durable-files/index.ts';
import { acquireLock, type Lock } from '../../data-folder/index.ts';
import type { IngestStep, KeptPage } from '../pipeline/ingest-step.ts';
import { contextOf, encodeContext } from './context-record.ts';
import { encodeEntry, listOf } from './page-list.ts';

/** Committed bytes by segment file. */
const archiveState = z.record(z.string(), z.int());

/**
 * The same information beside the files. A database restored to an earlier state knows of less than is committed here, and pages it does
 * not know of must not be mistaken for leftovers of a killed run.
 */
const NOTE_NAME = 'committed.json';
const SEGMENT_NAME = /^pages-(\d{6})\.warc\.gz$/;
const SEGMENT_BYTES_MAX = 1 << 30;
const BUFFER_BYTES = 1 << 20;

/**
 * Keeps the raw pages as WARC files, so that the index can be rebuilt without fetching anything again and any WARC tool can read them. A
 * record that came compressed is stored unchanged.
 */
export class PageArchive implements IngestStep {
  readonly name = 'archive';
  readonly #directory: string;
  readonly #segmentBytesMax: number;
  #lock: Lock | undefined;
  #committed: Record<string, number> = {};
  #segment: { readonly name: string; readonly file: FileHandle; readonly list: FileHandle } | undefined;
  /** List entries for the buffered pages. */
  #listed: Uint8Array[] = [];
  #segmentBytes = 0;
  #buffered: Uint8Array[] = [];
  #bufferedBytes = 0;
  /** Content of the last `warcinfo` record of the segment, which applies to the records after it. */
  #context: string | undefined;

  constructor(options: { readonly directory: string; readonly segmentBytesMax?: number }) {
    this.#directory = options.directory;
    this.#segmentBytesMax = options.segmentBytesMax ?? SEGMENT_BYTES_MAX;
  }

  async open(): Promise<void> {
    // Another writer (a command, or a service filling its first index) would lose pages when `resume` truncates files.
    this.#lock = acquireLock(this.#directory, `Another ingest is writing to ${this.#directory}.`);
  }

  async resume(state: string | undefined): Promise<void> {
    const segments = await listSegments(this.#directory);
    // An index without an archive state is new: all existing pages are kept for a rebuild.
    if (state === undefined) return this.#adopt(segments);
    const note = await readNote(this.#directory);
    // Without a checkpoint file it is unknown what is committed beyond the state, so everything is kept, even half a page at the end.
    if (note === undefined) return this.#adopt(segments);
    const known = larger(archiveState.parse(JSON.parse(state)), note);
    for (const name of segments) {
      const path = join(this.#directory, name);
      const bytes = Math.min(known[name] ?? 0, (await stat(path)).size);
      if (bytes === 0) for (const gone of [path, listOf(path)]) await rm(gone, { force: true });
      else await truncate(path, bytes);
      if (bytes > 0) this.#committed[name] = bytes;
    }
  }

  async keep({ page, member, isNotArchived }: KeptPage): Promise<void> {
    if (isNotArchived) return;
    if (this.#segmentBytes >= this.#segmentBytesMax) await this.#closeSegment();
    if (this.#segment === undefined) await this.#openSegment();
    const context = contextOf(page);
    if (context !== this.#context) {
      this.#append(encodeContext(context, page.fetchedAt));
      this.#context = context;
    }
    this.#listed.push(encodeEntry(page.domain, this.#segmentBytes));
    this.#append(member);
    if (this.#bufferedBytes >= BUFFER_BYTES) await this.#write();
  }

  async flush(): Promise<string> {
    if (this.#segment !== undefined) {
      await this.#write();
      await this.#segment.list.datasync();
      await this.#segment.file.datasync();
      this.#committed[this.#segment.name] = this.#segmentBytes;
    }
    return JSON.stringify(this.#committed);
  }

  /** Written only now: pages that the database does not know of after a kill are read again, and must not be stored twice. */
  async saved(): Promise<void> {
    writeDurably(join(this.#directory, NOTE_NAME), JSON.stringify(this.#committed));
  }

  async close(): Promise<void> {
    await this.#closeFiles();
    this.#buffered = [];
    this.#listed = [];
    this.#lock?.release();
  }

  async #adopt(segments: readonly string[]): Promise<void> {
    for (const name of segments) this.#committed[name] = (await stat(join(this.#directory, name))).size;
  }

  async #openSegment(): Promise<void> {
    const numbers = (await listSegments(this.#directory)).map((name) => Number(SEGMENT_NAME.exec(name)?.[1]));
    const name = `pages-${String(Math.max(0, ...numbers) + 1).padStart(6, '0')}.warc.gz`;
    const path = join(this.#directory, name);
    this.#segment = { name, file: await open(path, 'wx'), list: await open(listOf(path), 'w') };
    this.#segmentBytes = 0;
    this.#context = undefined;
    syncFolder(this.#directory);
  }

  async #closeSegment(): Promise<void> {
    await this.flush();
    await this.#closeFiles();
  }

  async #closeFiles(): Promise<void> {
    const segment = this.#segment;
    this.#segment = undefined;
    await segment?.list.close();
    await segment?.file.close();
  }

  #append(bytes: Uint8Array): void {
    this.#buffered.push(bytes);
    this.#bufferedBytes += bytes.length;
    this.#segmentBytes += bytes.length;
  }

  async #write(): Promise<void> {
    if (this.#bufferedBytes === 0) return;
    const bytes = Buffer.concat(this.#buffered);
    const listed = Buffer.concat(this.#listed);
    this.#buffered = [];
    this.#listed = [];
    this.#bufferedBytes = 0;
    await this.#segment?.list.writeFile(listed);
    await this.#segment?.file.writeFile(bytes);
  }
}

/** Committed bytes by segment file, from the steps of a checkpoint or from the archive itself. */
export async function committedSegments(
  directory: string,
  steps: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, number>>> {
  const state = steps.archive === undefined ? {} : archiveState.parse(JSON.parse(steps.archive));
  return larger(state, (await readNote(directory)) ?? {});
}

/** All segment files with their committed bytes, or with their size if the archive does not know. */
export async function storedSegments(directory: string): Promise<Readonly<Record<string, number>>> {
  const names = await listSegments(directory).catch(() => []);
  const note = await readNote(directory);
  const sizes = names.map(
    async (name) => [name, note?.[name] ?? (await stat(join(directory, name))).size] as const,
  );
  return Object.fromEntries(await Promise.all(sizes));
}

/**
 * Records the current sizes of the files as committed, and returns the state for the checkpoint. The files were rewritten and contain only
 * complete pages.
 */
export async function noteCommitted(directory: string): Promise<string> {
  const sizes = await Promise.all(
    (await listSegments(directory)).map(
      async (name) => [name, (await stat(join(directory, name))).size] as const,
    ),
  );
  const state = JSON.stringify(Object.fromEntries(sizes));
  if ((await readNote(directory)) !== undefined) writeDurably(join(directory, NOTE_NAME), state);
  return state;
}

/** A damaged file is ignored. */
async function readNote(directory: string): Promise<Readonly<Record<string, number>> | undefined> {
  try {
    return archiveState.parse(JSON.parse(await readFile(join(directory, NOTE_NAME), 'utf8')));
  } catch {
    return undefined;
  }
}

function larger(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(names.map((name) => [name, Math.max(one[name] ?? 0, other[name] ?? 0)]));
}

async function listSegments(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => SEGMENT_NAME.test(name)).sort();
}
