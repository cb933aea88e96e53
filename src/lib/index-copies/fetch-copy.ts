import { createHash } from 'node:crypto';
import { constants, createWriteStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../durable-files/index.ts';
import { type CopiedFile, type CopyList, FILES_FOLDER } from './copy-list.ts';
import type { CopyStore } from './copy-store.ts';

/** The name of the folder identifies the index and generation that it is a copy of. */
export const folderOf = (directory: string, { identity, generation }: CopyList): string =>
  join(directory, `${identity}-${generation}`);

/** The store of an index changes while the index is open; files beside it never do. */
const CHANGING = /\.sqlite$/;

/**
 * Fetches the index of a list into its own folder. Files are named by their checksums, so that files fetched by an earlier attempt can be
 * used for a newer list, and files of the previous copy are not fetched again. The copy gets its name only when it is complete.
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
  const files = join(directory, FILES_FOLDER);
  await mkdir(files, { recursive: true });
  for (const [name, file] of Object.entries(list.files)) {
    const path = join(files, file.sha256);
    if (await isThere(path, file)) continue;
    const isSame = before?.list.files[name]?.sha256 === file.sha256 && !CHANGING.test(name);
    if (before && isSame && (await isThere(join(before.folder, name), file)))
      await link(join(before.folder, name), path);
    else await download(store, file, path, signal);
  }
  await assemble(list, files, target);
  return target;
}

const isThere = async (path: string, { bytes }: CopiedFile): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.size === bytes;

/** All files are present: assembling them is too quick to be worth resuming. */
async function assemble(list: CopyList, files: string, target: string): Promise<void> {
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial);
  for (const [name, { sha256 }] of Object.entries(list.files)) {
    const [from, to] = [join(files, sha256), join(partial, name)];
    if (CHANGING.test(name)) await copyFile(from, to, constants.COPYFILE_FICLONE);
    else await link(from, to);
  }
  syncFolder(partial);
  await rename(partial, target);
}

async function download(
  store: CopyStore,
  file: CopiedFile,
  path: string,
  signal: AbortSignal,
): Promise<void> {
  const partial = `${path}.arriving`;
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    await store.open(file.sha256, signal),
    async function* checked(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > file.bytes) throw new Error(`${file.sha256} is larger than its list states`);
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(partial, { flush: true }),
    { signal },
  );
  if (bytes !== file.bytes || hash.digest('hex') !== file.sha256) {
    await rm(partial);
    throw new Error(`${file.sha256} does not match the checksum in its list`);
  }
  await rename(partial, path);
}

/**
 * Removes what belongs to none of the lists: unused copies, and the remains of incomplete ones. `isNeeded` is called for each removal,
 * because the answer may change in the meantime.
 */
export async function removeUnneeded(
  directory: string,
  isNeeded: (path: string) => boolean,
  needed: () => readonly CopyList[],
): Promise<void> {
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    if (name !== FILES_FOLDER && !isNeeded(path)) await rm(path, { recursive: true, force: true });
  }
  const files = join(directory, FILES_FOLDER);
  for (const name of await readdir(files).catch(() => [])) {
    const sum = name.replace(/\.arriving$/, '');
    const isNeeded = needed().some((list) => Object.values(list.files).some(({ sha256 }) => sha256 === sum));
    if (!isNeeded) await rm(join(files, name), { force: true });
  }
}
