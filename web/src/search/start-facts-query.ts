import { queryOptions } from '@tanstack/react-query';
import { apiModeOf, emptySearch } from '../address/search-address.ts';
import { api } from '../api/api.ts';
import { BROWSED_VALUES, browsedFields, exampleWords, type StartFacts } from './start-facts.ts';

const STALE_MS = 60_000;

/** The figures of the start page from the API, for one that is opened later or was sent without them. */
export const startFactsQuery = queryOptions({
  queryKey: ['start facts'],
  queryFn: async ({ signal }): Promise<StartFacts> => {
    const [health, counted, counts] = await Promise.all([
      api.get('/health', { signal }),
      api.get('/companies/facets', {
        query: { fields: browsedFields.join(','), size: BROWSED_VALUES } as never,
        signal,
      }),
      Promise.all(exampleWords.map((q) => countOf(q, signal))),
    ]);
    return {
      crawlId: health.crawl_id ?? '',
      total: counted.total_count,
      examples: exampleWords.map((words, at) => ({ words, count: counts[at] ?? 0 })),
      facets: counted.facets as StartFacts['facets'],
    };
  },
  staleTime: STALE_MS,
  retry: false,
});

async function countOf(q: string, signal: AbortSignal): Promise<number> {
  const query = { q, mode: apiModeOf({ ...emptySearch, q }), forms: true };
  return (await api.get('/search/count', { query, signal })).total_results;
}
