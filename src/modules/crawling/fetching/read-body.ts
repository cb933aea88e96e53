import type { Readable } from 'node:stream';

export interface ReadBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The body exceeded the limit. */
  readonly isCut: boolean;
}

interface ReadBodyOptions {
  readonly bytesMax: number;
  /** Called with the size of each chunk as it arrives. */
  readonly onBytes: (bytes: number) => void;
}

const FIRST_BYTES = 32 << 10;

/**
 * Reads the bytes as received, up to a limit. The memory of all pages together is bounded by the number of concurrent fetches; with a
 * shared budget, pages would wait for each other until all of them are late. Each chunk is copied at once: a chunk of one byte may be a
 * view of the 64 KB that a socket read, so a server that sends such chunks would make us keep everything it ever sent.
 */
export async function readBody(body: Readable, { bytesMax, onBytes }: ReadBodyOptions): Promise<ReadBody> {
  let bytes = new Uint8Array(Math.min(FIRST_BYTES, bytesMax));
  let size = 0;
  // Leaving the loop early destroys the stream and its connection.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    onBytes(chunk.length);
    const taken = Math.min(chunk.length, bytesMax - size);
    if (size + taken > bytes.length)
      bytes = resized(bytes, Math.min(bytesMax, Math.max(2 * bytes.length, size + taken)));
    bytes.set(chunk.subarray(0, taken), size);
    size += taken;
    if (taken < chunk.length) return { bytes, isCut: true };
  }
  return { bytes: resized(bytes, size), isCut: false };
}

/** Frees the surplus memory immediately instead of at the next garbage collection. */
const resized = (bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(bytes.buffer.transfer(size));
