import { join } from 'node:path';
import { bufferSource, readRecords } from '../../../lib/warc/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { listLocalIndex, listRemoteIndex } from '../common-crawl/columnar-index.ts';
import { HomepagePicks, type Pick } from '../common-crawl/homepage-picks.ts';
import { type PickProgress, pickHomepages } from '../common-crawl/pick-homepages.ts';
import { PoliteClient, type PoliteClientOptions } from '../common-crawl/polite-client.ts';
import type { PageSource, SourceItem } from '../page-source.ts';

export interface CommonCrawlOptions {
  /** For instance `CC-MAIN-2026-43`. */
  readonly crawlId: string;
  readonly dataUrl: string;
  /** Folder with the Parquet files of the index, if they were downloaded before; else they are read from `dataUrl`. */
  readonly indexFolder?: string;
  /** Where the picked homepages are noted. */
  readonly workDirectory: string;
  readonly userAgent: string;
  readonly onPickProgress?: (progress: PickProgress) => void;
  readonly signal?: AbortSignal;
  /** Patience of the connection, for tests. */
  readonly http?: Partial<PoliteClientOptions>;
}

/** The public data server asks for restraint; eight range requests at a time stay well below its limits. */
const DATA_CONNECTIONS = 8;

/** One homepage per registered domain of a Common Crawl crawl: picked by the columnar index, read by range requests. */
export async function commonCrawlSource(options: CommonCrawlOptions): Promise<PageSource> {
  const { crawlId, workDirectory } = options;
  if (!/^CC-MAIN-\d{4}-[\w-]+$/.test(crawlId))
    throw new AppError('invalid_input', `'${crawlId}' is not the name of a crawl, such as CC-MAIN-2026-43.`);
  const path = join(workDirectory, `${crawlId}.sqlite`);
  return {
    identity: `common-crawl:${crawlId}`,
    total: await pick(options, path),
    read: (after) => readPicks(options, path, after),
  };
}

/** Returns the number of picked homepages. */
async function pick(options: CommonCrawlOptions, path: string): Promise<number> {
  const { crawlId, indexFolder, onPickProgress = () => undefined, signal } = options;
  const client = createClient(options, 1);
  const picks = new HomepagePicks(path);
  try {
    const files =
      indexFolder === undefined ? await listRemoteIndex(client, crawlId) : await listLocalIndex(indexFolder);
    await pickHomepages(files, picks, onPickProgress, signal);
    return picks.count();
  } finally {
    picks.close();
    await client.close();
  }
}

function createClient(options: CommonCrawlOptions, connections: number): PoliteClient {
  const { dataUrl, userAgent, signal, http } = options;
  return new PoliteClient({ baseUrl: dataUrl, userAgent, connections, ...(signal && { signal }), ...http });
}

/** Requests run side by side, pages come in the order of the picks. */
async function* readPicks(
  options: CommonCrawlOptions,
  path: string,
  after: string | undefined,
): AsyncGenerator<SourceItem> {
  const resumed: { fileId: number; offset: number; done: number } | undefined =
    after === undefined ? undefined : JSON.parse(after);
  const client = createClient(options, DATA_CONNECTIONS);
  const picks = new HomepagePicks(path);
  const asked: { readonly pick: Pick; readonly bytes: Promise<Buffer | undefined> }[] = [];
  let done = resumed?.done ?? 0;
  const ask = (pick: Pick) => {
    const bytes = client.find(pick.warcFile, pick);
    // A failure is met when its turn comes; until then it must not count as unhandled.
    bytes.catch(() => undefined);
    asked.push({ pick, bytes });
  };
  const answer = async (): Promise<SourceItem | undefined> => {
    const next = asked.shift();
    if (next === undefined) return undefined;
    done += 1;
    const { fileId, offset } = next.pick;
    const position = JSON.stringify({ fileId, offset, done });
    return { ...(await toItem(options.crawlId, next.pick, await next.bytes)), position, done };
  };
  try {
    for (const pick of picks.inFileOrder(resumed)) {
      ask(pick);
      const item = asked.length > DATA_CONNECTIONS ? await answer() : undefined;
      if (item !== undefined) yield item;
    }
    for (let item = await answer(); item !== undefined; item = await answer()) yield item;
  } finally {
    await client.close();
    picks.close();
  }
}

type PickItem =
  | Omit<SourceItem & { kind: 'page' }, 'position' | 'done'>
  | Omit<SourceItem & { kind: 'dropped' }, 'position' | 'done'>;

async function toItem(crawlId: string, pick: Pick, bytes: Buffer | undefined): Promise<PickItem> {
  if (bytes === undefined) return { kind: 'dropped', reason: 'unreachable' };
  for await (const record of readRecords(bufferSource(bytes))) {
    if (record.kind === 'damage' || record.type !== 'response') break;
    if (record.cut) return { kind: 'dropped', reason: 'too_large' };
    const { domain, url, fetchedAtMs } = pick;
    // The record's own date is what a rebuild from the archive will see.
    const recordMs = Date.parse(record.headers.get('warc-date') ?? '');
    const page = {
      domain,
      url,
      fetchedAt: new Date(Number.isNaN(recordMs) ? fetchedAtMs : recordMs).toISOString(),
      crawlId,
      source: 'common_crawl',
      format: 'response' as const,
      content: record.block,
      ...(record.member !== undefined && { member: record.member }),
    };
    return { kind: 'page', page };
  }
  return { kind: 'dropped', reason: 'undecodable' };
}
