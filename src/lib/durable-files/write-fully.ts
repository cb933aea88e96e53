import { writeSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';

/**
 * Writes all bytes or throws. On a disk that fills up, a write may write only part of the bytes without an error; the next write then fails
 * with the reason.
 */
export function writeFully(fd: number, bytes: Uint8Array, at = 0): void {
  for (let done = 0; done < bytes.length; ) {
    const written = writeSync(fd, bytes, done, bytes.length - done, at + done);
    if (written === 0) throw nothingWritten(bytes.length - done);
    done += written;
  }
}

/** The same without blocking the event loop. */
export async function writeFullyTo(
  file: Pick<FileHandle, 'write'>,
  bytes: Uint8Array,
  at: number,
): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done);
    if (bytesWritten === 0) throw nothingWritten(bytes.length - done);
    done += bytesWritten;
  }
}

const nothingWritten = (left: number): Error =>
  new Error(`the file system accepted none of the ${left} remaining bytes`);
