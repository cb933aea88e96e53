import { createReadStream } from 'node:fs';
import { lstat, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';

/** Lists every file of a backup with its checksum; a folder without it is not a backup, or not a complete one. */
const MANIFEST = 'backup.json';

const NAME = '[\\w-][\\w.-]{0,200}';
const KNOWN_PATH = new RegExp(`^(?:accounts\\.db|admin-token|index/${NAME}|pages/${NAME}(?:/${NAME})?)$`);

const manifestSchema = z.object({
  version: z.literal(1),
  made_at: z.string(),
  /** By path inside the backup. Only paths of a data folder are allowed, and none that leads outside. */
  files: z.record(z.string().regex(KNOWN_PATH), z.object({ bytes: z.int(), crc32: z.int() })),
});

export type BackupFiles = z.infer<typeof manifestSchema>['files'];

/** Reads all files of a folder once and records their sizes and checksums. */
export async function writeManifest(folder: string): Promise<void> {
  const files: BackupFiles = {};
  for (const path of await listFiles(folder)) files[path] = await describeFile(join(folder, path));
  const manifest = { version: 1, made_at: new Date().toISOString(), files };
  const partial = join(folder, `${MANIFEST}.partial`);
  const handle = await open(partial, 'w');
  try {
    await handle.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(partial, join(folder, MANIFEST));
}

export async function readManifest(folder: string): Promise<BackupFiles> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new AppError('invalid_input', `${folder} is not a backup: it has no ${MANIFEST}.`);
  try {
    return manifestSchema.parse(JSON.parse(text)).files;
  } catch (cause) {
    throw damaged(join(folder, MANIFEST), { cause });
  }
}

/** Whether a file matches its manifest entry. */
export async function isAsDescribed(path: string, expected: BackupFiles[string]): Promise<boolean> {
  // A link would lead to a file outside the backup.
  const found = await lstat(path).catch(() => undefined);
  return (
    found?.isFile() === true &&
    found.size === expected.bytes &&
    (await describeFile(path)).crc32 === expected.crc32
  );
}

export function damaged(path: string, options?: { cause: unknown }): AppError {
  return new AppError(
    'conflict',
    `The backup is damaged: ${path} has changed since it was written. Use another backup.`,
    options,
  );
}

async function describeFile(path: string): Promise<BackupFiles[string]> {
  let bytes = 0;
  let sum = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    sum = crc32(chunk, sum);
  }
  return { bytes, crc32: sum };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
