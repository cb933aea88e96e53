import type { Readable } from 'node:stream';

export interface ReadBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** There was more than is taken of one page. */
  readonly isCut: boolean;
}

/**
 * The bytes as they come over the wire, up to a limit. What all pages hold together is bounded by how many are fetched at a time: a
 * budget that they share would let them wait for each other until all are late.
 */
export async function readBody(body: Readable, bytesMax: number): Promise<ReadBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop early destroys the stream, and its connection with it.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > bytesMax) break;
  }
  // In memory of its own, which moves to the other thread.
  const bytes = new Uint8Array(Math.min(size, bytesMax));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk.subarray(0, bytes.length - at), at);
    at = Math.min(bytes.length, at + chunk.length);
  }
  return { bytes, isCut: size > bytesMax };
}
