import { readSearchAddress } from '../address/search-address.ts';
import { queries } from '../api/questions.ts';
import { readToken } from '../api/session.ts';
import { searchQuestion } from '../search/use-search.ts';

/** The longest time that only the server-rendered results are shown. */
const PATIENCE_MS = 3_000;

/** Requests the search whose first results the page shows, so that the app starts with the same results and nothing flickers. */
export const answerOfServerRendering = (): Promise<void> =>
  queries.prefetchInfiniteQuery(searchQuestion(readSearchAddress(location.search).address, '', readToken()));

export const patience = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
