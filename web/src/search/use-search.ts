import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asksSomething, questionOf, type SearchAddress } from '../address/search-address.ts';
import {
  api,
  type Company,
  type FormsOfWord,
  type MeaningReading,
  type SearchSuggestion,
} from '../api/api.ts';
import { PAGE_SIZE, searchCall } from '../api/first-search.ts';
import { useToken } from '../api/session.ts';
import { inBounds } from './result-bounds.ts';

/** Results that the engine gives out one after the other; beyond this a search is narrowed or downloaded. */
const RESULTS_MAX = 10_000;

/** What answers have besides; those of lists by rank have none of it. */
interface Extras {
  readonly forms?: readonly FormsOfWord[];
  readonly suggestions?: readonly SearchSuggestion[];
  readonly meaning?: MeaningReading;
}

/** A search as the query library keeps it. */
export const searchQuestion = (address: SearchAddress, columns: string, token: string | null) =>
  infiniteQueryOptions({
    queryKey: ['search', questionOf(address), columns, token],
    queryFn: async ({ pageParam, signal }) => {
      const call = searchCall(address, columns, pageParam);
      const page = await (call.path === '/search'
        ? api.get('/search', { query: call.query as never, signal })
        : api.get('/companies', { query: call.query as never, signal }));
      const more: Extras = page;
      return { ...page, ...more, results: (page.results ?? []).map(inBounds) };
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const next = pages.length * PAGE_SIZE;
      return next < Math.min(last.total_count ?? 0, RESULTS_MAX) ? next : undefined;
    },
  });

/** The results of the search in the address, with these additional profile columns. While the next ones load, or when they fail, the last ones stay. */
export function useSearch(address: SearchAddress, columns = '') {
  const search = useInfiniteQuery({
    ...searchQuestion(address, columns, useToken()),
    enabled: asksSomething(address),
    placeholderData: (previous) => previous,
  });
  // The query library forgets its placeholder when a request fails; readers keep what they were reading.
  const [lastPages, setLastPages] = useState(search.data);
  if (search.data && search.data !== lastPages) setLastPages(search.data);
  const pages = (search.data ?? lastPages)?.pages;
  const first = pages?.[0];
  return {
    companies: (pages?.flatMap((page) => page.results ?? []) ?? []) as readonly Company[],
    first,
    total: first?.total_count ?? 0,
    /** From some row on, the columns of the profile need a higher tier. */
    isGated: pages?.some(({ gate }) => gate === 'higher_tier_required') ?? false,
    error: search.error,
    /** What is shown answers an earlier question. */
    isOld: search.isPlaceholderData || (search.error !== null && first !== undefined),
    isFetching: search.isFetching,
    isFetchingMore: search.isFetchingNextPage,
    /** Asks again for what failed: the next page alone where the others are there. */
    again: () => void (search.isFetchNextPageError ? search.fetchNextPage() : search.refetch()),
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
