import { endOfMember, isGzipMagic, isGzippedRecord } from './gzip-member.ts';
import { declaredLength, readHeaderBlock } from './record-header.ts';

/** The version line as the drafts, both standards and careless writers have it: `WARC/0.18`, `WARC/1.1`, `warc/1.0`. */
const VERSION = /^WARC\/\d\.\d/i;
/** The version line, followed by the first letter of a header line. */
const RECORD_HEAD = /^WARC\/\d\.\d{1,2}[ \t]*\r*\n[A-Za-z]/i;
const HEAD_BYTES = 20;
const GZIP_MAGIC = Buffer.from([0x1f, 0x8b, 8]);

/** Fewer bytes than this may still turn out to be the start of a record. */
export const START_BYTES = 8;

/** Limits of a search: untrusted bytes can look like a record, or like gzip, at every fourth byte. */
const PLAIN_PROBES_MAX = 512;
const GZIP_PROBES_PER_MB = 32;
const WHOLE_MEMBER_PROBES_PER_MB = 8;

export interface SearchLimits {
  /** No more bytes will come, so the end of the bytes after a record is as good as another record. */
  readonly isFinal: boolean;
  /** Whether gzip members may occur between uncompressed records. */
  readonly hasGzip: boolean;
  readonly blockBytesMax: number;
}

export function startsRecord(bytes: Buffer, at: number): boolean {
  return VERSION.test(bytes.toString('latin1', at, at + START_BYTES));
}

export function isLineBreak(byte: number | undefined): boolean {
  return byte === 10 || byte === 13;
}

/** Whether a record may end at `end`: line breaks follow, then a record start or nothing. */
export function followsRecord(
  bytes: Buffer,
  end: number,
  { isFinal, hasGzip }: Pick<SearchLimits, 'isFinal' | 'hasGzip'>,
): 'yes' | 'no' | 'unknown' {
  let at = end;
  while (isLineBreak(bytes[at])) at++;
  const left = bytes.length - at;
  if (left < START_BYTES && !isFinal) return 'unknown';
  if (left <= 0 || startsRecord(bytes, at)) return 'yes';
  return hasGzip && isGzipMagic(bytes, at) ? 'yes' : 'no';
}

/**
 * The next record at or after `from` that is certain: its own length leads to another record or to the end. The searched bytes may be an
 * untrusted page with a record pasted into it, so looking like a record is not enough.
 */
export function findSureRecord(bytes: Buffer, from: number, limits: SearchLimits): number | undefined {
  const plain = firstWhere(plainHeads(bytes, from), (at) => plainLeadsOn(bytes, at, limits));
  if (!limits.hasGzip) return plain;
  const reach = plain === undefined ? bytes : bytes.subarray(0, plain);
  const heads = gzipHeads(reach, from, (at) => isGzippedRecord(bytes, at));
  return firstWhere(heads, (at) => memberLeadsOn(bytes, at, limits)) ?? plain;
}

/** The next offset that looks like an uncompressed record: for files in which no length is right. */
export function findLikelyRecord(bytes: Buffer, from: number): number | undefined {
  return firstWhere(plainHeads(bytes, from), () => true);
}

function firstWhere(candidates: Iterable<number>, holds: (at: number) => boolean): number | undefined {
  for (const at of candidates) if (holds(at)) return at;
  return undefined;
}

/** Offsets of the first lines of an uncompressed record. */
export function* plainHeads(bytes: Buffer, from: number): Generator<number> {
  let probes = 0;
  for (const start of ['WARC/', 'warc/'])
    for (
      let at = bytes.indexOf(start, from, 'latin1');
      at >= 0;
      at = bytes.indexOf(start, at + 1, 'latin1')
    ) {
      if (!RECORD_HEAD.test(bytes.toString('latin1', at, at + HEAD_BYTES))) continue;
      yield at;
      if (++probes >= PLAIN_PROBES_MAX) return;
    }
}

/** Offsets of gzip members for which `isLikely` is true. */
export function* gzipHeads(
  bytes: Buffer,
  from: number,
  isLikely: (at: number) => boolean,
): Generator<number> {
  let probes = { megabyte: -1, made: 0, passed: 0 };
  for (let at = bytes.indexOf(GZIP_MAGIC, from); at >= 0; at = bytes.indexOf(GZIP_MAGIC, at + 1)) {
    const megabyte = at >> 20;
    if (megabyte !== probes.megabyte) probes = { megabyte, made: 0, passed: 0 };
    probes.made++;
    if (isLikely(at)) {
      probes.passed++;
      yield at;
    }
    // By chance there is one such offset in sixteen megabytes. Many mean an attack: the search continues with the next megabyte.
    if (probes.made >= GZIP_PROBES_PER_MB || probes.passed >= WHOLE_MEMBER_PROBES_PER_MB)
      at = ((megabyte + 1) << 20) - 1;
  }
}

function plainLeadsOn(bytes: Buffer, at: number, limits: SearchLimits): boolean {
  const end = endOfPlainRecord(bytes, at);
  return end !== undefined && end <= bytes.length && followsRecord(bytes, end, limits) === 'yes';
}

/** Where the record at `at` ends by its declared length. */
export function endOfPlainRecord(bytes: Buffer, at: number): number | undefined {
  const header = readHeaderBlock(bytes, at, true);
  if (header === undefined || header === 'short') return undefined;
  const length = declaredLength(header.headers);
  return length === undefined ? undefined : header.bodyStart + length;
}

function memberLeadsOn(bytes: Buffer, at: number, limits: SearchLimits): boolean {
  const end = endOfMember(bytes, at, limits.blockBytesMax);
  return end !== undefined && followsRecord(bytes, end, limits) === 'yes';
}
