import type { CompanySearch } from '../modules/search/index.ts';
import type { Metrics } from '../platform/metrics.ts';
import { inSpan } from '../platform/tracing/index.ts';

/** Wraps a search: records its duration by class and its cache hits as metrics, and adds spans to traced requests. */
export function measuredSearch(search: CompanySearch, metrics: Metrics): CompanySearch {
  const times = metrics.histogram(
    'homedex_search_seconds',
    'Time of a query in the index, from the call to its answer, by class. Cached pages are not part of it.',
    'class',
  );
  const cache = metrics.labelledCounter(
    'homedex_query_cache_total',
    'Searches by whether their page was cached.',
    'outcome',
  );
  const timed = <Value>(kind: string, work: () => Promise<Value>): Promise<Value> => {
    const started = performance.now();
    return inSpan(spanOf(kind), work).finally(() => times(kind, (performance.now() - started) / 1_000));
  };
  return {
    ...search,
    search(request, client) {
      const started = performance.now();
      const found = search.search(request, client);
      if (!(found instanceof Promise)) {
        cache('hit');
        return found;
      }
      return inSpan(spanOf('search'), () => found).then((page) => {
        cache(page.cached ? 'hit' : 'miss');
        if (!page.cached) times('search', (performance.now() - started) / 1_000);
        return page;
      });
    },
    suggest: (request, options) => timed('suggest', () => search.suggest(request, options)),
    count: (request, signal) => timed('count', () => search.count(request, signal)),
    counts: (phrases, signal) => timed('counts', () => search.counts(phrases, signal)),
    facets: (request, wanted, signal) => timed('facets', () => search.facets(request, wanted, signal)),
  };
}

const spanOf = (kind: string) => ({
  name: `index ${kind}`,
  kind: 'internal' as const,
  attributes: { 'homedex.search.class': kind },
});
