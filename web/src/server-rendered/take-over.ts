import { readSearchAddress } from '../address/search-address.ts';
import { queryClient } from '../api/queries.ts';
import { readToken } from '../api/session.ts';
import { searchQuery } from '../search/use-search.ts';

/** The longest time that only the server-rendered results are shown. */
const TIMEOUT_MS = 3_000;

/** Requests the search whose first results the page shows, so that the app starts with the same results and nothing flickers. */
export const answerOfServerRendering = (): Promise<void> =>
  queryClient.prefetchInfiniteQuery(searchQuery(readSearchAddress(location.search).address, '', readToken()));

export const timeout = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
  });
