import type { Readable } from 'node:stream';
import type { ByteBudget } from './byte-budget.ts';

export interface ReadBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** There was more than is taken of one page. */
  readonly isCut: boolean;
}

/** So much of every body is free: most homepages fit, and nobody is kept waiting by a few large ones. */
const FREE_BYTES = 32 << 10;

/** The bytes as they come over the wire, up to a limit, within what all bodies may hold together. */
export async function readBody(
  body: Readable,
  { bytesMax, budget, signal }: { bytesMax: number; budget: ByteBudget; signal: AbortSignal },
): Promise<ReadBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  let taken = 0;
  try {
    // Leaving the loop early destroys the stream, and its connection with it.
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (size + chunk.length > FREE_BYTES) {
        await budget.take(chunk.length, signal);
        taken += chunk.length;
      }
      chunks.push(chunk);
      size += chunk.length;
      if (size > bytesMax) break;
    }
    const bytes = new Uint8Array(Math.min(size, bytesMax));
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk.subarray(0, bytes.length - at), at);
      at = Math.min(bytes.length, at + chunk.length);
    }
    return { bytes, isCut: size > bytesMax };
  } finally {
    budget.give(taken);
  }
}
