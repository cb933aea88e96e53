import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CopiedFile, CopyList } from './copy-list.ts';
import type { CopyStore } from './copy-store.ts';

/** The folder of a copy names what it is a copy of. */
export const folderOf = (directory: string, { identity, generation }: CopyList): string =>
  join(directory, `${identity}-${generation}`);

/**
 * Brings the index of a list into a folder of its own. Files that an earlier try has brought, or that the copy before has under the same
 * name, are taken over; every other one is compared with its sum. Under its name the copy exists only when it is whole.
 */
export async function fetchCopy(
  store: CopyStore,
  list: CopyList,
  directory: string,
  before: { readonly folder: string; readonly list: CopyList } | undefined,
  signal: AbortSignal,
): Promise<string> {
  const target = folderOf(directory, list);
  if (existsSync(target)) return target;
  const partial = `${target}.partial`;
  await mkdir(partial, { recursive: true });
  for (const [name, file] of Object.entries(list.files)) {
    const path = join(partial, name);
    if ((await stat(path).catch(() => undefined))?.size === file.bytes) continue;
    const isSame = before?.list.files[name]?.sha256 === file.sha256;
    // The store of an index changes where it is open; files beside it never do.
    if (before && isSame && !name.endsWith('.sqlite')) await link(join(before.folder, name), path);
    else await bring(store, file, path, signal);
  }
  await rename(partial, target);
  return target;
}

async function bring(store: CopyStore, file: CopiedFile, path: string, signal: AbortSignal): Promise<void> {
  const arriving = `${path}.arriving`;
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    await store.open(file.sha256, signal),
    async function* checked(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > file.bytes) throw new Error(`${file.sha256} is larger than its list says`);
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(arriving, { flush: true }),
    { signal },
  );
  if (bytes !== file.bytes || hash.digest('hex') !== file.sha256) {
    await rm(arriving);
    throw new Error(`${file.sha256} came with other bytes than its list says`);
  }
  await rename(arriving, path);
}

/** Copies that nobody answers from any more, and parts of those that never became whole. */
export async function removeOtherCopies(directory: string, kept: readonly string[]): Promise<void> {
  for (const name of await readdir(directory))
    if (!kept.includes(join(directory, name)))
      await rm(join(directory, name), { recursive: true, force: true });
}
