import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { AsyncBuffer, Compressors, DecodedArray } from 'hyparquet';
import { domainOfHost } from '../../../lib/domain-name.ts';
import { AppError } from '../../../platform/errors.ts';
import { isHomepagePath } from '../homepage.ts';
import type { RateLimitedClient } from './rate-limited-client.ts';

const LIST_BYTES_MAX = 64 << 20;

/** A capture of a homepage, as the columnar index lists it. */
export interface HomepageCapture {
  readonly domain: string;
  readonly url: string;
  readonly fetchedAtMs: number;
  readonly warcFile: string;
  readonly offset: number;
  readonly length: number;
}

export interface IndexFile {
  readonly name: string;
  open(): Promise<AsyncBuffer>;
}

/** The Parquet files of a crawl's index on its server. */
export async function listRemoteIndex(client: RateLimitedClient, crawlId: string): Promise<IndexFile[]> {
  const list = await client.get(`crawl-data/${crawlId}/cc-index-table.paths.gz`);
  const paths = gunzipSync(list, { maxOutputLength: LIST_BYTES_MAX }).toString('utf8');
  // The other subsets hold robots.txt files and failed fetches.
  const names = paths
    .split('\n')
    .filter((path) => path.includes('/subset=warc/') && path.endsWith('.parquet'));
  if (names.length === 0) throw new AppError('not_found', `The index of ${crawlId} lists no Parquet files.`);
  return names.map((name) => ({ name, open: () => remoteBuffer(client, name) }));
}

/** The Parquet files in a folder, for an index that was already downloaded. */
export async function listLocalIndex(folder: string): Promise<IndexFile[]> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.parquet'))
    .sort();
  if (names.length === 0) throw new AppError('invalid_input', `${folder} contains no .parquet files.`);
  const { asyncBufferFromFile } = await import('hyparquet');
  return names.map((name) => ({ name, open: () => asyncBufferFromFile(join(folder, name)) }));
}

async function remoteBuffer(client: RateLimitedClient, path: string): Promise<AsyncBuffer> {
  const byteLength = await client.getSize(path);
  return {
    byteLength,
    async slice(start, end = byteLength) {
      const bytes = await client.get(path, { offset: start, length: end - start });
      return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
    },
  };
}

// A page without values is 0 bytes long, which zlib refuses as a limit.
const compressors: Compressors = {
  GZIP: (input, outputLength) => gunzipSync(input, { maxOutputLength: Math.max(1, outputLength) }),
  ZSTD: (input, outputLength) => zstdDecompressSync(input, { maxOutputLength: Math.max(1, outputLength) }),
  BROTLI: (input, outputLength) =>
    brotliDecompressSync(input, { maxOutputLength: Math.max(1, outputLength) }),
};

/** The cheap columns that exclude most rows come first; the others are read only if rows are left. */
const columns = {
  status: 'fetch_status',
  mime: 'content_mime_detected',
  path: 'url_path',
  query: 'url_query',
  port: 'url_port',
  domain: 'url_host_registered_domain',
  host: 'url_host_name',
  protocol: 'url_protocol',
  fetchedAt: 'fetch_time',
  warcFile: 'warc_filename',
  offset: 'warc_record_offset',
  length: 'warc_record_length',
} as const;

/** The homepage captures of an index file, one row group after the other, starting with group `from`. */
export async function* readHomepageCaptures(
  file: AsyncBuffer,
  from: number,
): AsyncGenerator<{ readonly rowGroup: number; readonly captures: HomepageCapture[] }> {
  const { parquetScan } = await import('hyparquet');
  const scan = await parquetScan({
    file,
    compressors,
    columns: Object.values(columns),
    useOffsetIndex: false,
  });
  for (const [rowGroup, { rowStart, rowEnd }] of scan.ranges.entries()) {
    if (rowGroup < from) continue;
    const read = (column: keyof typeof columns) =>
      scan.readColumn({ column: columns[column], rowStart, rowEnd });
    yield { rowGroup, captures: await readRowGroup(read) };
  }
}

async function readRowGroup(
  read: (column: keyof typeof columns) => Promise<DecodedArray>,
): Promise<HomepageCapture[]> {
  const status = await read('status');
  let rows = [...status.keys()].filter((row) => Number(status[row]) === 200);
  const narrow = async (column: keyof typeof columns, holds: (value: unknown) => boolean) => {
    if (rows.length === 0) return;
    const values = await read(column);
    rows = rows.filter((row) => holds(values[row]));
  };
  await narrow('path', (path) => isHomepagePath(String(path ?? '/')));
  await narrow('query', (query) => query === null || query === undefined || query === '');
  // Another port is another server, so its page is not the homepage of the domain.
  await narrow('port', (port) => port === null || port === undefined);
  await narrow('mime', (mime) => mime === 'text/html' || mime === 'application/xhtml+xml');
  if (rows.length === 0) return [];
  const [domain, host, protocol, path] = [
    await read('domain'),
    await read('host'),
    await read('protocol'),
    await read('path'),
  ];
  rows = rows.filter((row) => host[row] === domain[row] || host[row] === `www.${domain[row]}`);
  if (rows.length === 0) return [];
  const [fetchedAt, warcFile] = [await read('fetchedAt'), await read('warcFile')];
  const [offset, length] = [await read('offset'), await read('length')];
  const captureAt = (row: number) => ({
    url: `${protocol[row]}://${host[row]}${path[row] || '/'}`,
    fetchedAtMs: toMs(fetchedAt[row]),
    warcFile: String(warcFile[row]),
    offset: Number(offset[row]),
    length: Number(length[row]),
  });
  return rows.flatMap((row) => {
    const key = domainOfHost(String(host[row]));
    return key === undefined ? [] : [{ domain: key, ...captureAt(row) }];
  });
}

function toMs(value: unknown): number {
  return value instanceof Date
    ? value.getTime()
    : typeof value === 'string'
      ? Date.parse(value)
      : Number(value);
}
