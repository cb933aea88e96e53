import { createHash } from 'node:crypto';
import { pipeline, Readable, Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from './compression/choose-encoding.ts';
import {
  COMPRESSED_BYTES_MIN,
  type CompressedForms,
  compress,
  compressOnce,
  type Effort,
  preference,
} from './compression/compress.ts';
import { varyBy } from './vary.ts';

export interface SendingOptions {
  /** Whether the same bytes are likely to be sent again, so that their compressed form is worth caching. */
  readonly isCached: boolean;
  /** The cache for the compressed form, if the owner of the bytes accounts for its memory. */
  readonly forms?: CompressedForms | undefined;
  readonly etag: boolean;
  readonly effort: Effort;
}

/**
 * Sends a complete response: compressed as the client accepts it, or as 304 if the client already has it. It returns when the response is
 * handed over, which may be long before the client has read it; awaiting the reply would wait for that.
 */
export function sendBytes(
  answer: string | Buffer,
  request: FastifyRequest,
  reply: FastifyReply,
  { isCached, forms, etag, effort }: SendingOptions,
): void | Promise<void> {
  if (!etag && answer.length < COMPRESSED_BYTES_MIN) return void reply.send(answer);
  const encoding =
    answer.length < COMPRESSED_BYTES_MIN
      ? undefined
      : chooseEncoding(request.headers['accept-encoding'], preference[effort]);
  varyBy(reply, 'accept-encoding');
  if (encoding === undefined && !etag) return sendWhole(answer, request, reply);
  const bytes = typeof answer === 'string' ? Buffer.from(answer) : answer;
  if (etag) {
    const tag = etagOf(bytes, encoding);
    reply.header('etag', tag);
    if (isFresh(request.headers['if-none-match'], tag)) return void reply.code(304).send();
  }
  if (encoding === undefined) return sendWhole(bytes, request, reply);
  const compressed = isCached
    ? compressOnce(bytes, encoding, effort, forms)
    : compress(bytes, encoding, effort);
  return compressed instanceof Promise
    ? compressed.then((made) => sendCompressed(made, encoding, request, reply))
    : sendCompressed(compressed, encoding, request, reply);
}

function sendCompressed(
  bytes: Buffer,
  encoding: Encoding,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendWhole(bytes, request, reply.header('content-encoding', encoding));
}

/** A piece must be read within the stall limit, so this is what the slowest legitimate connection reads in that time. */
const PIECE_BYTES = 1 << 16;
const WHOLE_BYTES_MAX = 4 * PIECE_BYTES;

/** Long responses are written in pieces, because a single long write shows no progress between its first and its last byte. */
function sendWhole(answer: string | Buffer, request: FastifyRequest, reply: FastifyReply): void {
  if (answer.length <= WHOLE_BYTES_MAX) return void reply.send(answer);
  const bytes = typeof answer === 'string' ? Buffer.from(answer) : answer;
  reply.header('content-length', bytes.length);
  reply.send(request.method === 'HEAD' ? undefined : piecesOf(bytes));
}

function piecesOf(bytes: Buffer): Readable {
  let at = 0;
  return new Readable({
    read() {
      this.push(at < bytes.length ? bytes.subarray(at, at + PIECE_BYTES) : null);
      at += PIECE_BYTES;
    },
  });
}

/** Splits a stream whose batches may be long into pieces. */
export function inPieces(content: Readable): Readable {
  const cutter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) this.push(chunk.subarray(at, at + PIECE_BYTES));
      done();
    },
  });
  // Whoever sends the pieces sees the failure of either side.
  pipeline(content, cutter, () => undefined);
  return cutter;
}

const known = new WeakMap<Buffer, string>();

/** A strong tag of the bytes as they are sent. It includes the encoding, because each encoding is another representation. */
function etagOf(bytes: Buffer, encoding: string | undefined): string {
  const digest = known.get(bytes) ?? createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  known.set(bytes, digest);
  return encoding === undefined ? `"${digest}"` : `"${digest}-${encoding}"`;
}

/** Whether a client that sent `If-None-Match` has these bytes already, in any encoding. */
function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const contentOf = (tag: string): string =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/(?:-[a-z]+)?"$/, '"');
  return (
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => contentOf(tag) === contentOf(etag))
  );
}
