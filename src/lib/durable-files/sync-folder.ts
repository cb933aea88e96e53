import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes the names of new, renamed and removed files durable: after a power cut a file exists only if its folder was synced too. */
export function syncFolder(directory: string): void {
  const fd = openSync(directory, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
