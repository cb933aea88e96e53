import { closeSync, fdatasyncSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';

const pieceBytes = 8 << 20;

/**
 * Copies a file, syncs it, and reports progress after every piece. Each piece is on disk before the next one begins, because
 * syncing gigabytes at the end could take longer than a lease lasts.
 */
export function copyInPieces(from: string, to: string, onProgress: () => void): void {
  const source = openSync(from, 'r');
  try {
    const target = openSync(to, 'wx');
    try {
      const piece = Buffer.allocUnsafeSlow(pieceBytes);
      for (let bytes = readSync(source, piece); bytes > 0; bytes = readSync(source, piece)) {
        for (let done = 0; done < bytes; ) done += writeSync(target, piece, done, bytes - done);
        fdatasyncSync(target);
        onProgress();
      }
      fsyncSync(target);
    } finally {
      closeSync(target);
    }
  } finally {
    closeSync(source);
  }
}
