import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasSearch, type SearchAddress, searchParametersOf } from '../address/search-address.ts';
import {
  api,
  type Company,
  type FormsOfWord,
  type MeaningReading,
  type SearchSuggestion,
} from '../api/api.ts';
import { PAGE_SIZE, searchCall } from '../api/first-request.ts';
import { useToken } from '../api/session.ts';
import { nextPage, placeKeyOf, rowsWanted } from './place-in-results.ts';
import { inBounds } from './result-bounds.ts';

/** The most results that the engine can page through. A larger search must be narrowed or downloaded. */
const RESULTS_MAX = 10_000;

/** Additional fields of a search response. Responses to a search without words do not have them. */
interface Extras {
  readonly forms?: readonly FormsOfWord[];
  readonly suggestions?: readonly SearchSuggestion[];
  readonly meaning?: MeaningReading;
}

/** A search as a query of the query library. */
export const searchQuery = (address: SearchAddress, columns: string, token: string | null) =>
  infiniteQueryOptions({
    queryKey: ['search', searchParametersOf(address), address.sort, columns, token],
    queryFn: async ({ pageParam, signal }) => {
      const call = searchCall(address, columns, pageParam.offset, pageParam.limit);
      const page = await (call.path === '/search'
        ? api.get('/search', { query: call.query as never, signal })
        : api.get('/companies', { query: call.query as never, signal }));
      const more: Extras = page;
      return { ...page, ...more, results: (page.results ?? []).map(inBounds) };
    },
    initialPageParam: { offset: 0, limit: PAGE_SIZE },
    getNextPageParam: (last, pages) =>
      last.results.length === 0
        ? undefined
        : nextPage(
            pages.reduce((rows, { results }) => rows + results.length, 0),
            Math.min(last.total_count ?? 0, RESULTS_MAX),
            rowsWanted(placeKeyOf(address)),
          ),
  });

/**
 * The results of the search in the address, with additional profile columns. While new results load, or if that fails, the last ones stay
 * visible.
 */
export function useSearch(address: SearchAddress, columns = '') {
  const search = useInfiniteQuery({
    ...searchQuery(address, columns, useToken()),
    enabled: hasSearch(address),
    placeholderData: (previous) => previous,
  });
  // The query library drops its placeholder when a request fails, but users should keep what they were reading.
  const [lastPages, setLastPages] = useState(search.data);
  if (search.data && search.data !== lastPages) setLastPages(search.data);
  const pages = (search.data ?? lastPages)?.pages;
  const first = pages?.[0];
  return {
    companies: (pages?.flatMap((page) => page.results ?? []) ?? []) as readonly Company[],
    first,
    total: first?.total_count ?? 0,
    /** Whether the profile columns need a higher tier from some row on. */
    isGated: pages?.some(({ gate }) => gate === 'higher_tier_required') ?? false,
    error: search.error,
    /** Whether the shown results belong to an earlier search. */
    isOld: search.isPlaceholderData || (search.error !== null && first !== undefined),
    isFetching: search.isFetching,
    isFetchingMore: search.isFetchingNextPage,
    hasMore: search.hasNextPage,
    /** Retries what failed: only the next page if the others have loaded. */
    retry: () => void (search.isFetchNextPageError ? search.fetchNextPage() : search.refetch()),
    more: () => {
      if (search.hasNextPage && !search.isFetchingNextPage && !search.isPlaceholderData && !search.error)
        search.fetchNextPage().then(
          () => undefined,
          () => undefined,
        );
    },
  };
}

export type Search = ReturnType<typeof useSearch>;
