import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { IndexInfo } from '../company-index/index.ts';
import type { CompanySearch } from './company-search.ts';
import { readQueryText } from './query-text.ts';
import type { SearchResultItem } from './result-item.ts';
import type { SearchRequest } from './search-parameters.ts';

/** Figures about this index for the landing page. */
export interface LandingFacts {
  readonly documents: number;
  /** Number of columns that have a value on more than half of the pages. */
  readonly columnsMostlyFilled: number;
  /** Searches that find something here. */
  readonly examples: readonly { readonly text: string; readonly count: number }[];
  /** A search that was just run. */
  readonly counted: { readonly text: string; readonly count: number; readonly ms: number };
  /** The best results of that search. */
  readonly companies: readonly SearchResultItem[];
  /** The technologies of the pages that it found, most common first. */
  readonly technologies: readonly { readonly value: string; readonly count: number }[];
}

export interface LandingFactsCache {
  /** About a minute old at most; undefined until the index has responded. It never throws or hangs. */
  read(): Promise<LandingFacts | undefined>;
}

const COUNTED = 'contact';
const EXAMPLES = ['rye loaves', 'book a demo', 'Öffnungszeiten', 'livraison', 'free shipping', 'contact us'];
const EXAMPLES_SHOWN = 4;
const TECHNOLOGIES_SHOWN = 8;
const COMPANIES_SHOWN = 3;
const FRESH_MS = 60_000;
/** The delay before a failed index is queried again. */
const RETRY_MS = 5_000;
/** Counting the filled columns of millions of pages takes long; until then the page has no figures. */
const BUDGET_MS = 20_000;
/** The first visitor after a start waits this long for the figures rather than seeing half a page. */
const WAIT_MS_MAX = 3_000;

interface Dependencies {
  readonly search: CompanySearch;
  readonly indexInfo: IndexInfo;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Queries the index once a minute, however many visitors there are. The query does not belong to a visitor, so it continues when one
 * leaves.
 */
export function createLandingFacts(dependencies: Dependencies): LandingFactsCache {
  const { clock, logger } = dependencies;
  let known: LandingFacts | undefined;
  let refreshAt = Number.NEGATIVE_INFINITY;
  let open: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    try {
      known = await loadFacts(dependencies, AbortSignal.timeout(BUDGET_MS));
      refreshAt = clock.monotonic() + FRESH_MS;
    } catch (error) {
      logger.warn({ err: error }, 'the landing page figures could not be loaded');
      refreshAt = clock.monotonic() + RETRY_MS;
    } finally {
      open = undefined;
    }
  }

  return {
    async read() {
      if (clock.monotonic() >= refreshAt) {
        open ??= refresh();
        // While the figures are refreshed, visitors see the last ones.
        if (known === undefined)
          await Promise.race([open, setTimeout(WAIT_MS_MAX, undefined, { ref: false })]);
      }
      return known;
    },
  };
}

async function loadFacts(
  { search, indexInfo, clock }: Dependencies,
  signal: AbortSignal,
): Promise<LandingFacts> {
  const counted = asInTheApp(COUNTED);
  const { facets } = await search.facets(
    counted,
    { fields: ['technology'], size: TECHNOLOGIES_SHOWN },
    signal,
  );
  // Timed last, so that the first visitor after a start does not read how long opening the index takes.
  const started = clock.monotonic();
  const totalCount = await search.count(counted, signal);
  const ms = Math.max(1, Math.round(clock.monotonic() - started));
  const { page } = await search.search({ ...counted, limit: COMPANIES_SHOWN, offset: 0 }, { signal });
  const counts = await Promise.all(EXAMPLES.map((text) => search.count(asInTheApp(text), signal)));
  const rates = await indexInfo.fillRates(signal);
  const { documents } = await indexInfo.stats();
  return {
    documents,
    columnsMostlyFilled: [...rates.values()].filter((rate) => rate > 0.5).length,
    examples: EXAMPLES.map((text, at) => ({ text, count: counts[at] ?? 0 }))
      .filter(({ count }) => count > 0)
      .slice(0, EXAMPLES_SHOWN),
    counted: { text: COUNTED, count: totalCount, ms },
    companies: page.read() as readonly SearchResultItem[],
    technologies: facets.technology ?? [],
  };
}

/** The search that the app runs for these words, so that a link leads to the number it shows. */
function asInTheApp(text: string): SearchRequest {
  const q = readQueryText(text);
  if (q === undefined) throw new Error(`nothing to search for in '${text}'`);
  return { q, mode: text.includes(' ') ? 'any' : 'phrase', forms: true };
}
