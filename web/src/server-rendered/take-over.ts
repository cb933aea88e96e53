import { readSearchAddress } from '../address/search-address.ts';
import { queries } from '../api/questions.ts';
import { readToken } from '../api/session.ts';
import { searchQuestion } from '../search/use-search.ts';

/** The longest time that only the server-rendered results are shown. */
const PATIENCE_MS = 3_000;

/** The answer that the page shows in part: with it the app starts from what the page shows, without a flicker. */
export const answerOfServerRendering = (): Promise<void> =>
  queries.prefetchInfiniteQuery(searchQuestion(readSearchAddress(location.search).address, '', readToken()));

export const patience = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
