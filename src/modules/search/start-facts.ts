import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { CompanySearch } from './company-search.ts';
import { readQueryText } from './query-text.ts';

/** Example searches, and the fields whose most common values are listed. */
export interface WantedStartFacts {
  readonly examples: readonly { readonly words: string; readonly mode: 'phrase' | 'any' }[];
  readonly fields: readonly string[];
  /** Values per field. */
  readonly size: number;
}

/** What the start page of the app shows of the index. */
export interface StartFacts {
  readonly crawlId: string;
  readonly total: number;
  readonly examples: readonly { readonly words: string; readonly count: number }[];
  readonly facets: Readonly<Record<string, readonly { readonly value: string; readonly count: number }[]>>;
}

export interface StartFactsCache {
  /** Half a minute old at most; undefined if the index has not responded when the signal is aborted. It never throws. */
  read(wanted: WantedStartFacts, signal: AbortSignal): Promise<StartFacts | undefined>;
}

interface Dependencies {
  readonly search: Pick<CompanySearch, 'count' | 'facets'>;
  /** The crawl of the newest ingest. */
  readonly crawlId: () => Promise<string>;
  readonly clock: Clock;
  readonly logger: Logger;
}

const FRESH_MS = 30_000;
/** The delay before a failed index is queried again. */
const RETRY_MS = 5_000;
const BUDGET_MS = 20_000;

/** Counts for all visitors together. The queries do not belong to a visitor, so they continue when one leaves. */
export function createStartFacts(dependencies: Dependencies): StartFactsCache {
  const { clock, logger } = dependencies;
  let known: StartFacts | undefined;
  let refreshAt = Number.NEGATIVE_INFINITY;
  let open: Promise<void> | undefined;

  async function refresh(wanted: WantedStartFacts): Promise<void> {
    try {
      known = await loadFacts(dependencies, wanted, AbortSignal.timeout(BUDGET_MS));
      refreshAt = clock.monotonic() + FRESH_MS;
    } catch (error) {
      logger.warn({ err: error }, 'the figures of the start page could not be loaded');
      known = undefined;
      refreshAt = clock.monotonic() + RETRY_MS;
    } finally {
      open = undefined;
    }
  }

  return {
    async read(wanted, signal) {
      if (clock.monotonic() < refreshAt) return known;
      open ??= refresh(wanted);
      return Promise.race([open.then(() => known), untilAborted(signal)]);
    },
  };
}

const untilAborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });

async function loadFacts(
  { search, crawlId }: Dependencies,
  { examples, fields, size }: WantedStartFacts,
  signal: AbortSignal,
): Promise<StartFacts> {
  const [counted, counts, crawl] = await Promise.all([
    search.facets({ mode: 'phrase' }, { fields, size }, signal),
    Promise.all(
      examples.map(({ words, mode }) => search.count({ q: readQueryText(words), mode, forms: true }, signal)),
    ),
    crawlId(),
  ]);
  return {
    crawlId: crawl,
    total: counted.totalCount,
    examples: examples.map(({ words }, at) => ({ words, count: counts[at] ?? 0 })),
    facets: counted.facets,
  };
}
