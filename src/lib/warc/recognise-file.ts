import { constants, inflateRawSync } from 'node:zlib';
import { ARC_START } from './arc-splitter.ts';
import type { ByteSource } from './byte-source.ts';
import { gzipHeaderLength, isGzipMagic } from './gzip-member.ts';

/** `wat`: metadata of pages. `cdx`: the index of an archive. `unknown`: may be an archive with a damaged beginning. */
export type FileFormat = 'warc' | 'wat' | 'arc' | 'cdx' | 'zstd' | 'lz4' | 'unknown';

const HEAD_BYTES = 64 << 10;
const BOMB_HEAD_BYTES = 1 << 10;
/** Zstandard, possibly after the skippable frame in which WARC writers put a dictionary; both are little-endian. */
const ZSTD_MAGIC = 0xfd2fb528;
const SKIPPABLE_MAGIC = 0x184d2a50;
const LZ4_MAGIC = 0x184d2204;

/** Recognises the format of a file by its first bytes, not by its name. */
export async function recogniseFile(source: ByteSource): Promise<FileFormat> {
  const head = await source.read(0, HEAD_BYTES);
  const magic = head.length < 4 ? 0 : head.readUInt32LE(0);
  if (magic === LZ4_MAGIC) return 'lz4';
  if (magic === ZSTD_MAGIC || (magic & 0xfffffff0) >>> 0 === SKIPPABLE_MAGIC) return 'zstd';
  return recogniseText(decodeHead(head).toString('latin1'));
}

function recogniseText(text: string): FileFormat {
  if (/^\s*WARC\/\d/i.test(text)) return isWat(text) ? 'wat' : 'warc';
  if (ARC_START.test(text)) return 'arc';
  return isCdx(text) ? 'cdx' : 'unknown';
}

/** A WAT file is a WARC file whose records are JSON; its first page comes right after the record about the file. */
function isWat(text: string): boolean {
  return (
    /^WARC-Type: *metadata\b/im.test(text) &&
    /\r?\n\r?\n\s*\{"(?:Container|Envelope)":/.test(text) &&
    !/^WARC-Type: *(?:response|resource|conversion)\b/im.test(text)
  );
}

/** A legend of a CDX file, or one of its lines: sort key, time, then an address or JSON. */
const isCdx = (text: string): boolean =>
  /^(?:[ !]?(?:OpenWayback-)?CDXJ?\b)/.test(text) || /^[^\s/]+\)\S* \d{14} (?:\{|https?:|\S+ )/i.test(text);

/** The first decoded bytes, from as many gzip members as the head contains: WARC writers make one for each record. */
function decodeHead(head: Buffer): Buffer {
  const parts: Buffer[] = [];
  let decoded = 0;
  for (let rest = head; isGzipMagic(rest, 0) && decoded < HEAD_BYTES; ) {
    const dataStart = gzipHeaderLength(rest);
    // A few bytes that decode to megabytes are a member full of zeros; its start is enough.
    const data = dataStart === undefined ? undefined : rest.subarray(dataStart);
    const part = data && (inflateStart(data) ?? inflateStart(data.subarray(0, BOMB_HEAD_BYTES)));
    if (dataStart === undefined || part === undefined) break;
    parts.push(part.bytes);
    decoded += part.bytes.length;
    rest = rest.subarray(dataStart + part.consumed + 8);
  }
  return parts.length === 0 ? head : Buffer.concat(parts);
}

function inflateStart(bytes: Buffer): { readonly bytes: Buffer; readonly consumed: number } | undefined {
  try {
    const { buffer, engine } = inflateRawSync(bytes, {
      info: true,
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: 64 * HEAD_BYTES,
    }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
    return { bytes: buffer, consumed: engine.bytesWritten };
  } catch {
    return undefined;
  }
}
