import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib';
import { copyUnpooled } from '../../lib/copy-unpooled.ts';
import type { Encoding } from './choose-encoding.ts';

/** Shorter responses fit into one packet anyway. */
export const COMPRESSED_BYTES_MIN = 1_024;

/** How much time compression may take: `quick` for a response made for this caller, `thorough` for one that is reused. */
export type Effort = 'quick' | 'thorough';

/** zstd is fastest for responses made on the spot; brotli is smallest for content that is compressed once. */
export const preference: Readonly<Record<Effort, readonly Encoding[]>> = {
  quick: ['zstd', 'br', 'gzip'],
  thorough: ['br', 'zstd', 'gzip'],
};

const levels = {
  quick: { br: 4, zstd: 3, gzip: 5 },
  thorough: { br: 9, zstd: 15, gzip: 9 },
} as const satisfies Record<Effort, Record<Encoding, number>>;

const brotliOptions = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const zstdOptions = (level: number) => ({ params: { [constants.ZSTD_c_compressionLevel]: level } });

const compressors: Readonly<Record<Encoding, (bytes: Buffer, effort: Effort) => Promise<Buffer>>> = {
  br: (bytes, effort) => promisify(brotliCompress)(bytes, brotliOptions(levels[effort].br)),
  zstd: (bytes, effort) => promisify(zstdCompress)(bytes, zstdOptions(levels[effort].zstd)),
  gzip: (bytes, effort) => promisify(gzip)(bytes, { level: levels[effort].gzip }),
};

/** Compressed forms of some bytes, by encoding. */
export interface CompressedForms {
  get(encoding: Encoding): Buffer | undefined;
  set(encoding: Encoding, compressed: Buffer): void;
}

/** Compressed forms of bytes whose owner does not account for their memory; they are released together with the bytes. */
const formsOf = new WeakMap<Buffer, Map<Encoding, Buffer>>();
const underWay = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/** Compresses off the event loop. */
export const compress = (bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> =>
  compressors[encoding](bytes, effort);

/**
 * The same for bytes that are sent again, for example a cached page. The result is cached as long as the bytes are, so that the next caller
 * gets it at once and concurrent callers wait for one compression.
 */
export function compressOnce(
  bytes: Buffer,
  encoding: Encoding,
  effort: Effort,
  forms: CompressedForms = inMap(formsOf, bytes),
): Buffer | Promise<Buffer> {
  const known = forms.get(encoding);
  if (known !== undefined) return known;
  const waiting = inMap(underWay, bytes);
  const started = waiting.get(encoding);
  if (started !== undefined) return started;
  const made = compress(bytes, encoding, effort)
    .then((compressed) => {
      const stored = copyUnpooled(compressed);
      forms.set(encoding, stored);
      return stored;
    })
    .finally(() => waiting.delete(encoding));
  waiting.set(encoding, made);
  return made;
}

function inMap<Value>(maps: WeakMap<Buffer, Map<Encoding, Value>>, bytes: Buffer): Map<Encoding, Value> {
  const map = maps.get(bytes) ?? new Map<Encoding, Value>();
  maps.set(bytes, map);
  return map;
}

const flushing = {
  br: () =>
    createBrotliCompress({ ...brotliOptions(levels.quick.br), flush: constants.BROTLI_OPERATION_FLUSH }),
  zstd: () => createZstdCompress({ ...zstdOptions(levels.quick.zstd), flush: constants.ZSTD_e_flush }),
  gzip: () => createGzip({ level: levels.quick.gzip, flush: constants.Z_SYNC_FLUSH }),
} as const;

/**
 * Compresses a stream as it is produced. Every batch is flushed, so that the reader gets it at once. If either side ends early, the other
 * ends too, and the source produces no more than the reader takes.
 */
export function compressStream(content: Readable, encoding: Encoding): Readable {
  const compressor = flushing[encoding]();
  // Whoever sends the compressed stream sees the failure of either side.
  pipeline(content, compressor, () => undefined);
  return compressor;
}
