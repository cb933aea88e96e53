import { gzipSync, zstdCompressSync } from 'node:zlib';
import { type BasicType, parquetWriteBuffer } from 'hyparquet-writer';
import { encodeHttpResponse, encodeRecord } from '../../../src/lib/warc/index.ts';

/** A page as a crawl fetched it. */
export interface Capture {
  readonly url: string;
  /** The registered domain according to the index. */
  readonly domain: string;
  readonly fetchedAt: string;
  readonly html: string;
  readonly status?: number;
  readonly mime?: string;
  /** The address in the stored record, if it differs from the one in the index. */
  readonly recordUrl?: string;
}

export interface CrawlCorpus {
  readonly crawlId: string;
  /** Files by path below the server's root. A test may remove one. */
  readonly files: Map<string, Buffer>;
  /** The entries of the CDX server, in the form of its JSON lines. */
  readonly cdx: readonly Readonly<Record<string, string>>[];
}

type IndexRow = Readonly<Record<string, string | number | Date | null>>;

const columns: Readonly<Record<string, BasicType>> = {
  url: 'STRING',
  url_host_name: 'STRING',
  url_host_registered_domain: 'STRING',
  url_protocol: 'STRING',
  url_path: 'STRING',
  url_query: 'STRING',
  url_port: 'INT32',
  fetch_time: 'TIMESTAMP',
  fetch_status: 'INT32',
  content_mime_detected: 'STRING',
  warc_filename: 'STRING',
  warc_record_offset: 'INT32',
  warc_record_length: 'INT32',
};

const ROWS_PER_GROUP = 50;

/** Arranges captures as Common Crawl does: WARC files, a columnar index over them, and the list of its files. */
export function buildCrawlCorpus(
  crawlId: string,
  captures: readonly Capture[],
  options: { readonly warcs: number; readonly indexFiles: number },
): CrawlCorpus {
  const files = new Map<string, Buffer>();
  const rows: IndexRow[] = [];
  const cdx: Record<string, string>[] = [];
  for (let number = 0; number < options.warcs; number++) {
    const name = `crawl-data/${crawlId}/segments/1/warc/${crawlId}-${String(number).padStart(5, '0')}.warc.gz`;
    const parts: Buffer[] = [];
    let offset = 0;
    for (const capture of captures.filter((_, i) => i % options.warcs === number)) {
      const record = toRecord(capture);
      rows.push(indexRow(capture, name, offset, record.length));
      cdx.push(cdxLine(capture, name, offset, record.length));
      parts.push(record);
      offset += record.length;
    }
    files.set(name, Buffer.concat(parts));
  }
  const base = `cc-index/table/cc-main/warc/crawl=${crawlId}`;
  const indexNames = Array.from(
    { length: options.indexFiles },
    (_, i) => `${base}/subset=warc/part-${String(i).padStart(5, '0')}.gz.parquet`,
  );
  for (const [number, name] of indexNames.entries())
    files.set(
      name,
      indexFile(
        rows.filter((_, i) => i % indexNames.length === number),
        number % 2 === 0 ? 'GZIP' : 'ZSTD',
      ),
    );
  const listed = [...indexNames, `${base}/subset=robotstxt/part-00000.gz.parquet`];
  files.set(`crawl-data/${crawlId}/cc-index-table.paths.gz`, gzipSync(`${listed.join('\n')}\n`));
  return { crawlId, files, cdx };
}

function indexFile(rows: readonly IndexRow[], codec: 'GZIP' | 'ZSTD'): Buffer {
  const columnData = Object.entries(columns).map(([name, type]) => ({
    name,
    type,
    nullable: true,
    data: rows.map((row) => row[name] ?? null),
  }));
  const compressors = { GZIP: gzipSync, ZSTD: zstdCompressSync };
  return Buffer.from(parquetWriteBuffer({ columnData, codec, compressors, rowGroupSize: ROWS_PER_GROUP }));
}

function toRecord({
  url,
  recordUrl = url,
  fetchedAt,
  html,
  status = 200,
  mime = 'text/html',
}: Capture): Buffer {
  return encodeRecord({
    type: 'response',
    date: fetchedAt,
    targetUri: recordUrl,
    contentType: 'application/http; msgtype=response',
    block: encodeHttpResponse(status, [['Content-Type', `${mime}; charset=utf-8`]], Buffer.from(html)),
  });
}

function indexRow(capture: Capture, file: string, offset: number, length: number): IndexRow {
  const { protocol, hostname, port, pathname, search } = new URL(capture.url);
  return {
    url: capture.url,
    url_host_name: hostname,
    url_host_registered_domain: capture.domain,
    url_protocol: protocol.slice(0, -1),
    url_path: pathname,
    url_query: search === '' ? null : search.slice(1),
    url_port: port === '' ? null : Number(port),
    fetch_time: new Date(capture.fetchedAt),
    fetch_status: capture.status ?? 200,
    content_mime_detected: capture.mime ?? 'text/html',
    warc_filename: file,
    warc_record_offset: offset,
    warc_record_length: length,
  };
}

function cdxLine(capture: Capture, filename: string, offset: number, length: number): Record<string, string> {
  const timestamp = capture.fetchedAt.replace(/\D/g, '').slice(0, 14);
  const { url, status = 200, mime = 'text/html' } = capture;
  return {
    url,
    timestamp,
    status: String(status),
    mime,
    filename,
    offset: String(offset),
    length: String(length),
  };
}
