import { open } from 'node:fs/promises';

/** Bytes that can be read from any offset: a file, or a range that is already in memory. */
export interface ByteSource {
  readonly size: number;
  /** The bytes from `offset`; fewer than `length` only at the end of the source. */
  read(offset: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openFileSource(path: string): Promise<ByteSource> {
  const file = await open(path, 'r');
  const { size } = await file.stat();
  return {
    size,
    async read(offset, length) {
      const bytes = Buffer.allocUnsafeSlow(Math.max(0, Math.min(length, size - offset)));
      let filled = 0;
      while (filled < bytes.length) {
        const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, offset + filled);
        // The file shrank while it was read; the bytes read so far still count.
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
      return filled === bytes.length ? bytes : bytes.subarray(0, filled);
    },
    close: () => file.close(),
  };
}

export function bufferSource(bytes: Buffer): ByteSource {
  return {
    size: bytes.length,
    read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
    close: () => Promise.resolve(),
  };
}
