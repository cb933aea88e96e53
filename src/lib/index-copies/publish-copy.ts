import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeDurably } from '../durable-files/index.ts';
import type { TextIndex } from '../text-index/api.ts';
import { type CopiedFile, type CopyList, copyListSchema, FILES_FOLDER, LIST_NAME } from './copy-list.ts';

/** The previous list is kept, so that readers that still fetch by it find its files. */
const BEFORE_NAME = 'copy-before.json';
/** The only file of an index whose content changes. */
const CHANGING = /\.sqlite$/;

/**
 * Publishes an index into a folder that only this process writes to. Existing files are not read again. If it is killed, the previously
 * published copy stays intact.
 */
export async function publishCopy(
  index: Pick<TextIndex, 'backup' | 'identity' | 'generation'>,
  folder: string,
): Promise<CopyList> {
  const before = await readList(join(folder, LIST_NAME));
  const identity = index.identity();
  const generation = index.generation();
  if (before?.identity === identity && before.generation === generation)
    return put(folder, { ...before, published_at: Date.now() });
  const partial = join(folder, `.publishing-${randomUUID()}`);
  await mkdir(join(folder, FILES_FOLDER), { recursive: true });
  try {
    await removeLeftOvers(folder);
    // The backup is taken after the generation was read, so what is published has at least the generation that the list states.
    await index.backup(partial);
    const known = before?.identity === identity ? before.files : {};
    const files: Record<string, CopiedFile> = {};
    for (const name of await readdir(partial)) files[name] = await store(partial, name, known[name], folder);
    syncFolder(join(folder, FILES_FOLDER));
    if (before) writeDurably(join(folder, BEFORE_NAME), JSON.stringify(before));
    const list = put(folder, { version: 1, identity, generation, published_at: Date.now(), files });
    await removeUnlisted(folder, [list, ...(before ? [before] : [])]);
    return list;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

function put(folder: string, list: CopyList): CopyList {
  writeDurably(join(folder, LIST_NAME), `${JSON.stringify(list)}\n`);
  return list;
}

/** If the list is missing or damaged, everything is published again. */
async function readList(path: string): Promise<CopyList | undefined> {
  try {
    return copyListSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/** A segment file with the same name in the same index is the same file. */
async function store(
  from: string,
  name: string,
  known: CopiedFile | undefined,
  folder: string,
): Promise<CopiedFile> {
  const { size: bytes } = await stat(join(from, name));
  const isKnown = known !== undefined && known.bytes === bytes && !CHANGING.test(name);
  const file = isKnown ? known : { bytes, sha256: await sumOf(join(from, name)) };
  const target = join(folder, FILES_FOLDER, file.sha256);
  if ((await stat(target).catch(() => undefined))?.size !== bytes) await rename(join(from, name), target);
  return file;
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith('.publishing-')) await rm(join(folder, name), { recursive: true, force: true });
}

async function removeUnlisted(folder: string, lists: readonly CopyList[]): Promise<void> {
  const listed = new Set(lists.flatMap(({ files }) => Object.values(files).map(({ sha256 }) => sha256)));
  for (const name of await readdir(join(folder, FILES_FOLDER)))
    if (!listed.has(name)) await rm(join(folder, FILES_FOLDER, name), { force: true });
}
