import type { CaptureRead, CrawlCapture, CrawlCaptures } from '../../ingest/index.ts';
import { type Reading, readFoundPage } from './read-found-page.ts';
import type { Tier, TierOutcome } from './tier.ts';

/** Finds out where a domain's homepage stands in a crawl by asking a server; undefined where there is none or it may not be asked now. */
export type AskCrawlIndex = (domain: string, signal: AbortSignal) => Promise<CrawlCapture | undefined>;

const DEADLINE_MS = 5_000;

/** Reads the page that Common Crawl fetched: found in the picks of this machine, else by asking its index server. */
export function createCrawlTier(
  captures: Pick<CrawlCaptures, 'find' | 'read'>,
  askIndex: AskCrawlIndex,
  reading: Reading,
): Tier {
  return {
    name: 'crawl_wet',
    async fetch({ domain, urgency, signal }) {
      const started = performance.now();
      const limit = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]);
      let read: CaptureRead;
      try {
        // The index server has little to give to the whole world: it is asked only where somebody waits.
        const capture =
          captures.find(domain) ?? (urgency === 'awaited' ? await askIndex(domain, limit) : undefined);
        if (capture === undefined) return { kind: 'skipped' };
        read = await captures.read(capture, limit);
      } catch (error) {
        return failed(signal, error);
      }
      if (read.kind === 'dropped') return { kind: 'failed', failure: 'unreadable', message: read.reason };
      const page = { ...read.page, source: 'crawl_wet' };
      const fetchMs = performance.now() - started;
      return readFoundPage({ tier: 'crawl_wet', page, hops: [page.url], urgency, fetchMs }, reading);
    },
  };
}

const failed = (signal: AbortSignal, error: unknown): TierOutcome => ({
  kind: 'failed',
  failure: signal.aborted ? 'cancelled' : 'unreachable',
  message: error instanceof Error ? error.message : String(error),
});
