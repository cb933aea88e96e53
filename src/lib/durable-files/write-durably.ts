import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from './sync-folder.ts';
import { writeFully } from './write-fully.ts';

/**
 * Writes a small file whole or not at all, also after a power cut, on a disk that fills up, and beside another process that writes it too.
 * When it throws, the file is as it was before.
 */
export function writeDurably(path: string, text: string, mode = 0o666): void {
  const partial = `${path}.${process.pid}.partial`;
  try {
    writeAndSync(partial, Buffer.from(text), mode);
    renameSync(partial, path);
  } catch (error) {
    try {
      rmSync(partial, { force: true });
    } catch {
      // The first error says why nothing could be written here.
    }
    throw error;
  }
  syncFolder(dirname(path));
}

function writeAndSync(path: string, bytes: Uint8Array, mode: number): void {
  const fd = openSync(path, 'w', mode);
  try {
    writeFully(fd, bytes);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
