import type { Readable } from 'node:stream';

export interface ReadBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** There was more than is taken of one page. */
  readonly isCut: boolean;
}

interface ReadBodyOptions {
  readonly bytesMax: number;
  /** Called with every chunk's size as it comes. */
  readonly onBytes: (bytes: number) => void;
}

const FIRST_BYTES = 32 << 10;

/**
 * The bytes as they come over the wire, up to a limit. What all pages hold together is bounded by how many are fetched at a time: a
 * budget that they share would let them wait for each other until all are late. Each chunk is copied at once: one of a single byte
 * may be a view of the 64 KB that a socket read, and a server that sends such chunks would have us keep everything it ever sent.
 */
export async function readBody(body: Readable, { bytesMax, onBytes }: ReadBodyOptions): Promise<ReadBody> {
  let bytes = new Uint8Array(Math.min(FIRST_BYTES, bytesMax));
  let size = 0;
  // Leaving the loop early destroys the stream, and its connection with it.
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

/** Frees the memory that it leaves now, and not when garbage is collected. */
const resized = (bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(bytes.buffer.transfer(size));
