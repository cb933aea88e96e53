import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { syncFolder, writeDurably, writeFullyTo } from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'homedex-durable-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs code in a process whose files may have 8 KB at most: a longer write takes that much and no more, as on a disk that fills up. */
function runWithSmallFiles(code: string): string {
  const library = fileURLToPath(new URL('./index.ts', import.meta.url));
  const script = `process.on('SIGXFSZ', () => {});
    const fs = await import('node:fs');
    const { writeDurably, writeFully } = await import(${JSON.stringify(library)});
    try { ${code}; console.log('no error'); } catch (error) { console.log(error.code); }`;
  const path = join(folder, 'script.mjs');
  writeFileSync(path, script);
  const limited = ['-c', 'ulimit -S -f 8 && exec "$@"', 'bash', process.execPath, ...process.execArgv, path];
  const { stdout, stderr, status } = spawnSync('bash', limited, { encoding: 'utf8' });
  rmSync(path);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout.trim();
}

describe.skipIf(process.platform === 'win32')('a disk that accepts only part of a write', () => {
  it('leaves the file unchanged, and nothing beside it', () => {
    const path = join(folder, 'list.json');
    writeFileSync(path, 'what was there');
    const outcome = runWithSmallFiles(`writeDurably(${JSON.stringify(path)}, 'y'.repeat(30_000))`);
    expect(outcome).toBe('EFBIG');
    expect(readFileSync(path, 'utf8')).toBe('what was there');
    expect(readdirSync(folder)).toEqual(['list.json']);
  });

  it('is an error where a full write is required', () => {
    const path = JSON.stringify(join(folder, 'file'));
    expect(runWithSmallFiles(`writeFully(fs.openSync(${path}, 'w'), Buffer.alloc(30_000), 0)`)).toBe('EFBIG');
  });
});

describe('writing durably', () => {
  it('replaces the whole file, with the given mode', () => {
    const path = join(folder, 'list.json');
    writeDurably(path, 'a longer text than the second');
    writeDurably(path, 'ä', 0o600);
    expect(readFileSync(path, 'utf8')).toBe('ä');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['list.json']);
  });

  it('throws with the reason where it cannot write', () => {
    expect(() => writeDurably(join(folder, 'missing', 'list.json'), 'text')).toThrow(/ENOENT.*, open/);
    writeFileSync(join(folder, 'taken'), '');
    expect(() => writeDurably(join(folder, 'taken', 'list.json'), 'text')).toThrow(/ENOTDIR.*, open/);
  });

  it('removes what it has written if the file cannot be renamed', () => {
    const path = join(folder, 'list.json');
    // A folder of that name cannot be replaced by a file.
    mkdirSync(path);
    expect(() => writeDurably(path, 'text')).toThrow();
    expect(readdirSync(folder)).toEqual(['list.json']);
  });
});

describe('writing in full', () => {
  it('continues after a partial write', async () => {
    const file = await open(join(folder, 'file'), 'w');
    const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, n) => n % 251));
    const short = {
      write: (part: Uint8Array, from: number, length: number, at: number) =>
        file.write(part, from, Math.min(length, 7), at),
    } as Pick<FileHandle, 'write'>;
    await writeFullyTo(short, bytes, 3);
    await file.close();
    expect(readFileSync(join(folder, 'file'))).toEqual(Buffer.concat([Buffer.alloc(3), bytes]));
  });

  it('fails instead of retrying forever if nothing can be written', async () => {
    const full = { write: async () => ({ bytesWritten: 0 }) } as unknown as Pick<FileHandle, 'write'>;
    await expect(writeFullyTo(full, Buffer.alloc(5), 0)).rejects.toThrow('none of the 5 remaining bytes');
  });
});

it('a missing folder cannot be synced', () => {
  syncFolder(folder);
  expect(() => syncFolder(join(folder, 'missing'))).toThrow('ENOENT');
});
