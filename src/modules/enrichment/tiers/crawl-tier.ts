import type { Breaker } from '../../../platform/breaker.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CrawlCaptures, CrawlIndexServer } from '../../ingest/index.ts';
import { type Reading, readFoundPage } from './read-found-page.ts';
import type { Tier, TierOutcome, TierRequest } from './tier.ts';

export interface CommonCrawl {
  /** The captures that were picked on this machine. */
  readonly captures: Pick<CrawlCaptures, 'find' | 'read'>;
  /** Queried for domains that were not picked; undefined if the operator disabled it. */
  readonly indexServer: Pick<CrawlIndexServer, 'find'> | undefined;
}

const DEADLINE_MS = 5_000;

/**
 * Reads the page that Common Crawl fetched, found in this machine's picks or else through the index server. If the servers fail, no caller
 * contacts them for a while.
 */
export function createCrawlTier(open: () => Promise<CommonCrawl>, breaker: Breaker, reading: Reading): Tier {
  return {
    name: 'crawl_wet',
    async fetch(request) {
      const started = performance.now();
      const { captures, indexServer } = await open();
      // The index server has little capacity, so it is queried only if a caller is waiting.
      const local = captures.find(request.domain);
      if (!local && (request.urgency === 'background' || !indexServer)) return { kind: 'skipped' };
      if (!breaker.mayTry()) return { kind: 'skipped' };
      const read = await guarded(breaker, request, async (signal) => {
        const capture = local ?? (await indexServer?.find(request.domain, signal));
        return capture && captures.read(capture, signal);
      });
      if (read === undefined) return { kind: 'skipped' };
      if (read.kind === 'failed') return read;
      if (read.kind === 'dropped') return { kind: 'failed', failure: 'unreadable', message: read.reason };
      const page = { ...read.page, source: 'crawl_wet' };
      const fetchMs = performance.now() - started;
      const { urgency } = request;
      return readFoundPage({ tier: 'crawl_wet', page, hops: [page.url], urgency, fetchMs }, reading);
    },
  };
}

async function guarded<Value>(
  breaker: Breaker,
  { signal }: TierRequest,
  call: (signal: AbortSignal) => Promise<Value>,
): Promise<Value | Extract<TierOutcome, { kind: 'failed' }>> {
  try {
    const value = await call(AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]));
    breaker.succeeded();
    return value;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Another tier was faster; that is not a failure of the servers.
    if (signal.aborted) return { kind: 'failed', failure: 'cancelled', message };
    breaker.failed(error instanceof AppError && error.details.status === 403 ? 'refused' : 'broken');
    return { kind: 'failed', failure: 'unreachable', message };
  }
}
