import { readSearchAddress } from '../address/search-address.ts';
import { queryClient } from '../api/queries.ts';
import { readToken } from '../api/session.ts';
import { keepCountryNames } from '../i18n/i18n.ts';
import type { SentStartFacts } from '../search/start-facts.ts';
import { startFactsQuery } from '../search/start-facts-query.ts';
import { searchQuery } from '../search/use-search.ts';
import { START_FACTS_ID } from './start-facts-id.ts';

/** The longest time that only the server-rendered results are shown. */
const TIMEOUT_MS = 3_000;

/** Takes the figures of a start page that was rendered by the server. False if the page is another one. */
export function takeStartFacts(): boolean {
  const json = document.getElementById(START_FACTS_ID)?.textContent;
  if (!json) return false;
  const { facts, language, countries } = JSON.parse(json) as SentStartFacts;
  keepCountryNames(language, countries);
  queryClient.setQueryData(startFactsQuery.queryKey, facts);
  return true;
}

/** Requests the search whose first results the page shows, so that the app starts with the same results and nothing flickers. */
export const answerOfServerRendering = (): Promise<void> =>
  queryClient.prefetchInfiniteQuery(searchQuery(readSearchAddress(location.search).address, '', readToken()));

export const timeout = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
  });
