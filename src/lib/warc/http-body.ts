import {
  brotliDecompressSync,
  constants,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  type ZlibOptions,
  zstdDecompressSync,
} from 'node:zlib';
import type { HttpResponse } from './http-response.ts';

export type DecodedBody =
  | { readonly kind: 'decoded'; readonly bytes: Buffer }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'undecodable'; readonly encoding: string };

type Decoder = (bytes: Buffer, bytesMax: number) => Buffer;

/**
 * Undoes the transfer and content codings of a body. A declared coding is only a hint: archives often store the decoded body and keep the
 * header, so bytes that do not have the coding are used unchanged.
 */
export function decodeHttpBody(response: HttpResponse, bytesMax: number): DecodedBody {
  let bytes = response.body;
  if (headerTokens(response, 'transfer-encoding').includes('chunked')) bytes = dechunk(bytes) ?? bytes;
  for (const encoding of headerTokens(response, 'content-encoding').reverse()) {
    const coding = Object.hasOwn(codings, encoding) ? codings[encoding] : undefined;
    if (coding === undefined || !coding.isLikely(bytes)) continue;
    try {
      bytes = coding.decode(bytes, bytesMax);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return { kind: 'too-large' };
      if (looksLikeText(bytes)) continue;
      return { kind: 'undecodable', encoding };
    }
  }
  return bytes.length > bytesMax ? { kind: 'too-large' } : { kind: 'decoded', bytes };
}

interface Coding {
  readonly isLikely: (bytes: Buffer) => boolean;
  readonly decode: Decoder;
}

const startsWith =
  (...magic: number[]) =>
  (bytes: Buffer): boolean =>
    magic.every((byte, at) => bytes[at] === byte);

// A truncated body is decoded as far as possible: finishing with a flush keeps zlib from refusing it.
const partial = (maxOutputLength: number): ZlibOptions => ({
  finishFlush: constants.Z_SYNC_FLUSH,
  maxOutputLength,
});

const gzip: Coding = {
  isLikely: startsWith(0x1f, 0x8b),
  decode: (bytes, bytesMax) => gunzipSync(bytes, partial(bytesMax)),
};

const codings: Readonly<Record<string, Coding>> = {
  gzip,
  'x-gzip': gzip,
  deflate: {
    isLikely: (bytes) => bytes.length > 0 && !looksLikeText(bytes),
    // "deflate" means zlib, but many servers send the bare stream; a zlib header is a multiple of 31.
    decode: (bytes, bytesMax) =>
      bytes.length > 1 && bytes.readUInt16BE(0) % 31 === 0 && ((bytes[0] ?? 0) & 15) === 8
        ? inflateSync(bytes, partial(bytesMax))
        : inflateRawSync(bytes, partial(bytesMax)),
  },
  br: {
    isLikely: (bytes) => bytes.length > 0 && !looksLikeText(bytes),
    decode: (bytes, bytesMax) =>
      brotliDecompressSync(bytes, {
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
        maxOutputLength: bytesMax,
      }),
  },
  zstd: {
    isLikely: startsWith(0x28, 0xb5, 0x2f, 0xfd),
    decode: (bytes, bytesMax) =>
      zstdDecompressSync(bytes, { finishFlush: constants.ZSTD_e_flush, maxOutputLength: bytesMax }),
  },
};

/** Brotli and bare deflate have no magic number: if the first bytes contain no control characters, they are text, not data. */
function looksLikeText(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 256);
  return start.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 12 || byte === 13);
}

function headerTokens(response: HttpResponse, name: string): string[] {
  return response.headers
    .filter(([header]) => header === name)
    .flatMap(([, value]) => value.toLowerCase().split(','))
    .map((token) => token.trim());
}

const chunkLine = /^[ \t]*([0-9a-f]{1,8})[ \t]*(?:;.*)?\r?$/i;

/**
 * Decodes chunked transfer coding; undefined if the bytes are not chunked. A truncated last chunk counts as far as it goes. The chunks are
 * copied into one buffer, because a server may send millions of them.
 */
function dechunk(bytes: Buffer): Buffer | undefined {
  const whole = Buffer.allocUnsafe(bytes.length);
  let written = 0;
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf(10, at);
    const line = lineEnd < 0 ? '' : bytes.toString('latin1', at, Math.min(lineEnd, at + 64));
    const size = chunkLine.exec(line)?.[1];
    if (size === undefined) return at === 0 ? undefined : whole.subarray(0, written);
    const length = Number.parseInt(size, 16);
    if (length === 0) break;
    written += bytes.copy(whole, written, lineEnd + 1, lineEnd + 1 + length);
    at = lineEnd + 1 + length;
    while (bytes[at] === 13 || bytes[at] === 10) at++;
  }
  return whole.subarray(0, written);
}
