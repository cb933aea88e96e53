import { HomepagePicks, type Pick } from '../common-crawl/homepage-picks.ts';
import { type CrawlOptions, createClient, pickCrawl, picksPath } from '../common-crawl/pick-crawl.ts';
import { type CaptureRead, readCapture } from '../common-crawl/read-capture.ts';
import type { PageSource, SourceItem } from '../page-source.ts';

/** The public data server throttles clients; eight concurrent range requests stay well below its limits. */
const DATA_CONNECTIONS = 8;

/** One homepage per registered domain of a Common Crawl crawl: picked by the columnar index, read by range requests. */
export async function commonCrawlSource(options: CrawlOptions): Promise<PageSource> {
  return {
    total: await pickCrawl(options),
    identity: `common-crawl:${options.crawlId}`,
    read: (after) => readPicks(options, after),
  };
}

/** Requests run concurrently; pages are returned in the order of the picks. */
async function* readPicks(options: CrawlOptions, after: string | undefined): AsyncGenerator<SourceItem> {
  const resumed: { fileId: number; offset: number; done: number } | undefined =
    after === undefined ? undefined : JSON.parse(after);
  const client = createClient(options, DATA_CONNECTIONS);
  const picks = new HomepagePicks(picksPath(options.workDirectory, options.crawlId));
  const pending: { readonly pick: Pick; readonly read: Promise<CaptureRead> }[] = [];
  let done = resumed?.done ?? 0;
  const startRead = (pick: Pick) => {
    const read = readCapture(client, options.crawlId, pick);
    // A failure is handled when its turn comes; until then it must not count as unhandled.
    read.catch(() => undefined);
    pending.push({ pick, read });
  };
  const answer = async (): Promise<SourceItem | undefined> => {
    const next = pending.shift();
    if (next === undefined) return undefined;
    done += 1;
    const { fileId, offset } = next.pick;
    const position = JSON.stringify({ fileId, offset, done });
    return { ...(await next.read), position, done };
  };
  try {
    for (const pick of picks.inFileOrder(resumed)) {
      startRead(pick);
      const item = pending.length > DATA_CONNECTIONS ? await answer() : undefined;
      if (item !== undefined) yield item;
    }
    for (let item = await answer(); item !== undefined; item = await answer()) yield item;
  } finally {
    await client.close();
    picks.close();
  }
}
