import { constants, crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import type { ByteWindow } from './byte-window.ts';

export type Member =
  | { readonly kind: 'whole'; readonly bytes: Buffer; readonly end: number }
  /** Decodes to more than the limit, so it must be read as a stream. */
  | { readonly kind: 'large'; readonly dataOffset: number }
  | { readonly kind: 'broken'; readonly reason: string };

const TRAILER_BYTES = 8;
const FIRST_TRY_BYTES = 64 << 10;
const PROBE_BYTES = 2048;

/** Inflates the gzip member at `offset` if it decodes to at most `decodedBytesMax`. */
export async function inflateMember(
  window: ByteWindow,
  offset: number,
  decodedBytesMax: number,
): Promise<Member> {
  // Deflate never expands data by more than a few bytes per block, so a longer input belongs to a larger member.
  const inputBytesMax = decodedBytesMax + (64 << 10);
  for (let wanted = FIRST_TRY_BYTES; ; wanted *= 4) {
    const input = await window.at(offset, wanted);
    const atEnd = offset + input.length >= window.size;
    const dataStart = gzipHeaderLength(input);
    if (dataStart === undefined) {
      if (!atEnd && input.length < inputBytesMax) continue;
      return { kind: 'broken', reason: 'bad gzip header' };
    }
    const inflated = inflate(input, dataStart, decodedBytesMax);
    if (inflated === 'short') {
      if (atEnd) return { kind: 'broken', reason: 'gzip member is cut off' };
      if (input.length >= inputBytesMax) return { kind: 'large', dataOffset: offset + dataStart };
      continue;
    }
    if (inflated === 'large') return { kind: 'large', dataOffset: offset + dataStart };
    if (inflated === 'broken') return { kind: 'broken', reason: 'gzip data is damaged' };
    const trailer = dataStart + inflated.consumed;
    if (input.length < trailer + TRAILER_BYTES) {
      if (atEnd) return { kind: 'broken', reason: 'gzip member is cut off' };
      continue;
    }
    if (input.readUInt32LE(trailer) !== crc32(inflated.bytes))
      return { kind: 'broken', reason: 'gzip checksum does not match' };
    return { kind: 'whole', bytes: inflated.bytes, end: offset + trailer + TRAILER_BYTES };
  }
}

type Inflated = { readonly bytes: Buffer; readonly consumed: number } | 'short' | 'large' | 'broken';

function inflate(input: Buffer, dataStart: number, decodedBytesMax: number): Inflated {
  try {
    // `info` reports where the member ends, which gunzipSync hides because it continues into the next one. The type declarations do not
    // cover the option's effect.
    const { buffer, engine } = inflateRawSync(input.subarray(dataStart), {
      info: true,
      chunkSize: 128 << 10,
      maxOutputLength: decodedBytesMax,
    }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
    return { bytes: buffer, consumed: engine.bytesWritten };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'Z_BUF_ERROR') return 'short';
    return code === 'ERR_BUFFER_TOO_LARGE' ? 'large' : 'broken';
  }
}

/**
 * The decoded bytes of a member too large to hold; returns the offset after it and whether its checksum is correct. Throws if the data is
 * damaged.
 */
export async function* streamMember(
  window: ByteWindow,
  dataOffset: number,
): AsyncGenerator<Buffer, { readonly end: number; readonly isSound: boolean }> {
  const inflater = createInflateRaw({ chunkSize: 256 << 10 });
  const compressed = async function* (): AsyncGenerator<Buffer> {
    for (let offset = dataOffset; offset < window.size; ) {
      const bytes = await window.at(offset, 1);
      offset += bytes.length;
      yield bytes;
    }
  };
  const feeding = feed(compressed(), inflater);
  let sum = 0;
  try {
    for await (const chunk of inflater as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } finally {
    inflater.destroy();
    await feeding;
  }
  const dataEnd = dataOffset + inflater.bytesWritten;
  const trailer = await window.at(dataEnd, TRAILER_BYTES);
  const isSound = trailer.length >= TRAILER_BYTES && trailer.readUInt32LE(0) === sum;
  return { end: Math.min(window.size, dataEnd + TRAILER_BYTES), isSound };
}

async function feed(chunks: AsyncGenerator<Buffer>, inflater: ReturnType<typeof createInflateRaw>) {
  for await (const chunk of chunks) {
    if (inflater.destroyed || inflater.readableEnded) return;
    const hasCapacity = inflater.write(chunk);
    if (!hasCapacity)
      await Promise.race(['drain', 'close', 'end'].map((event) => onceSettled(inflater, event)));
  }
  if (!inflater.destroyed) inflater.end();
}

function onceSettled(emitter: NodeJS.EventEmitter, event: string): Promise<void> {
  return new Promise((resolve) => emitter.once(event, () => resolve()));
}

/** Where the gzip member at `at` ends, if it is complete and intact and decodes to at most `decodedBytesMax`. */
export function endOfMember(bytes: Buffer, at: number, decodedBytesMax: number): number | undefined {
  const input = bytes.subarray(at);
  const dataStart = gzipHeaderLength(input);
  const inflated = dataStart === undefined ? 'broken' : inflate(input, dataStart, decodedBytesMax);
  if (dataStart === undefined || typeof inflated === 'string') return undefined;
  const trailer = dataStart + inflated.consumed;
  const isSound =
    input.length >= trailer + TRAILER_BYTES && input.readUInt32LE(trailer) === crc32(inflated.bytes);
  return isSound ? at + trailer + TRAILER_BYTES : undefined;
}

const WARC_START = /^\s*WARC\//i;

/** Whether a gzip member that holds a record begins at `at`: three magic bytes alone occur by chance. */
export function isGzippedRecord(bytes: Buffer, at: number, recordStart = WARC_START): boolean {
  const input = bytes.subarray(at, at + PROBE_BYTES);
  const dataStart = gzipHeaderLength(input);
  if (dataStart === undefined) return false;
  try {
    const start = inflateRawSync(input.subarray(dataStart), { finishFlush: constants.Z_SYNC_FLUSH });
    return recordStart.test(start.toString('latin1', 0, PROBE_BYTES));
  } catch {
    return false;
  }
}

export function isGzipMagic(bytes: Buffer, at: number): boolean {
  return bytes[at] === 0x1f && bytes[at + 1] === 0x8b && bytes[at + 2] === 8;
}

/** Length of a gzip header with its optional parts (RFC 1952); undefined if it is not one or is incomplete. */
export function gzipHeaderLength(bytes: Buffer): number | undefined {
  const flags = bytes[3];
  if (!isGzipMagic(bytes, 0) || flags === undefined || flags > 0x1f || bytes.length < 18) return undefined;
  let length = 10;
  if (flags & 4) length += 2 + bytes.readUInt16LE(length);
  for (const named of [8, 16]) {
    if ((flags & named) === 0) continue;
    const end = bytes.indexOf(0, length);
    if (end < 0) return undefined;
    length = end + 1;
  }
  if (flags & 2) length += 2;
  return length < bytes.length ? length : undefined;
}
