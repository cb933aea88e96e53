import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeFully } from './write-fully.ts';

/**
 * Writes a small file completely or not at all, even after a power cut, on a disk that fills up, or while another process writes it too. If
 * it throws, the file is as it was before.
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
      // The first error states why nothing could be written here.
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

/** Makes the names of new, renamed and removed files durable: after a power cut a file exists only if its folder was synced too. */
export function syncFolder(directory: string): void {
  const fd = openSync(directory, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
