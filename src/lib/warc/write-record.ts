import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';

export interface RecordToWrite {
  readonly type: 'warcinfo' | 'response' | 'resource' | 'conversion';
  /** ISO 8601 with `Z`. */
  readonly date: string;
  readonly targetUri?: string;
  readonly contentType: string;
  readonly block: Buffer;
  /** Further header fields, written unchanged. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Writes one record as one gzip member. The same input gives the same bytes: the record id is derived from the content. */
export function encodeRecord(record: RecordToWrite, level = 6): Buffer {
  return gzipSync(writePlain(record), { level });
}

const gzipInBackground = promisify(gzip);

/** The same bytes, compressed on a thread of the pool, so that the caller can go on with the next record. */
export function encodeRecordInBackground(record: RecordToWrite, level = 6): Promise<Buffer> {
  return gzipInBackground(writePlain(record), { level });
}

function writePlain(record: RecordToWrite): Buffer {
  const digest = createHash('sha1').update(record.block).digest('hex');
  const lines = [
    'WARC/1.0',
    `WARC-Type: ${record.type}`,
    `WARC-Date: ${record.date}`,
    `WARC-Record-ID: <urn:uuid:${recordId(record, digest)}>`,
    ...(record.targetUri === undefined ? [] : [`WARC-Target-URI: ${oneLine(record.targetUri)}`]),
    ...Object.entries(record.fields ?? {}).map(([name, value]) => `${name}: ${oneLine(value)}`),
    `Content-Type: ${record.contentType}`,
    `Content-Length: ${record.block.length}`,
  ];
  const header = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
  return Buffer.concat([header, record.block, Buffer.from('\r\n\r\n')]);
}

/** An HTTP response as it would have been on the wire, for the block of a `response` record. */
export function encodeHttpResponse(
  status: number,
  headers: readonly (readonly [name: string, value: string])[],
  body: Uint8Array,
): Buffer {
  const lines = headers.map(([name, value]) => `${oneLine(name)}: ${oneLine(value)}\r\n`).join('');
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} \r\n${lines}\r\n`, 'latin1'), body]);
}

function recordId(record: RecordToWrite, blockDigest: string): string {
  const hex = createHash('sha1')
    .update(`${record.type}\n${record.date}\n${record.targetUri ?? ''}\n${blockDigest}`)
    .digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** A line break inside a value would start another header. */
function oneLine(value: string): string {
  return value.replace(/[\r\n]+/g, ' ');
}
