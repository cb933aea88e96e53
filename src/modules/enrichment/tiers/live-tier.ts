import { freeBytes } from '../../../lib/threads/index.ts';
import { encodeHttpResponse } from '../../../lib/warc/index.ts';
import type { CrawlTier } from '../../crawl-queue/index.ts';
import type { FetchedResponse, Fetcher } from '../../crawling/index.ts';
import type { CapturedPage } from '../../ingest/index.ts';
import { type Reading, readFoundPage } from './read-found-page.ts';
import type { Tier } from './tier.ts';

/** A waiting caller gets a shorter deadline than the queue, which is not in a hurry. */
const DEADLINES_MS = { awaited: 6_000, background: 8_000 };
/** These headers belong to the connection, not to the page: the body is complete here and no longer has a transfer coding. */
const CONNECTION_HEADERS = new Set(['transfer-encoding', 'connection', 'keep-alive', 'set-cookie']);

/** Fetches from the site itself. */
export const createLiveTier = (fetcher: Pick<Fetcher, 'fetch'>, reading: Reading): Tier =>
  createFetchTier('live_http', 'direct', fetcher, reading);

/** Fetches from the site through the proxy; skipped if none is configured. */
export const createProxyTier = (fetcher: Pick<Fetcher, 'fetch'>, reading: Reading): Tier =>
  createFetchTier('proxy', 'proxy', fetcher, reading);

function createFetchTier(
  name: 'live_http' | 'proxy',
  via: 'direct' | 'proxy',
  fetcher: Pick<Fetcher, 'fetch'>,
  reading: Reading,
): Tier {
  return {
    name,
    async fetch({ domain, urgency, signal }) {
      const started = performance.now();
      const outcome = await fetcher.fetch(domain, {
        signal,
        deadlineMs: DEADLINES_MS[urgency],
        for: urgency === 'awaited' ? 'caller' : 'queue',
        via,
      });
      if (outcome.kind === 'failed') return outcome.failure === 'unavailable' ? { kind: 'skipped' } : outcome;
      const { response } = outcome;
      return readFoundPage(
        {
          tier: name,
          page: pageOf(domain, response, name),
          hops: response.hops,
          urgency,
          fetchMs: performance.now() - started,
        },
        reading,
      );
    },
  };
}

/** The response in the form that is archived. */
function pageOf(domain: string, response: FetchedResponse, source: CrawlTier): CapturedPage {
  const headers = response.headers.filter(([name]) => !CONNECTION_HEADERS.has(name));
  const content = encodeHttpResponse(response.status, headers, response.body);
  freeBytes(response.body);
  return {
    domain,
    url: response.url,
    fetchedAt: response.fetchedAt,
    crawlId: '',
    source,
    format: 'response',
    content,
  };
}
