import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from './sync-folder.ts';

/** Writes a small file whole or not at all, also after a power cut and beside another process that writes it too. */
export function writeDurably(path: string, text: string, mode = 0o666): void {
  const partial = `${path}.${process.pid}.partial`;
  const fd = openSync(partial, 'w', mode);
  try {
    writeSync(fd, text);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(partial, path);
  syncFolder(dirname(path));
}
