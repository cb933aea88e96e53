import { addressOf } from '../../../packages/client/index.js';
import {
  areRows,
  hasSearch,
  readSearchAddress,
  type SearchAddress,
  searchParametersOf,
  WIDE,
} from '../address/search-address.ts';
import { columnsToRequest, readStored, shownOf } from '../search/stored-columns.ts';

export const PAGE_SIZE = 50;

/**
 * The request for a search. `save` is off, because only companies that the user acts on are saved. `columns` are the profile columns that
 * rows show in addition.
 */
export function searchCall(address: SearchAddress, columns: string, offset: number) {
  const given = searchParametersOf(address);
  // The service makes this call too and passes typed values, not strings.
  const parameters = {
    ...given,
    ...(given.forms && { forms: true }),
    ...(columns !== '' && { columns }),
    ...(address.sort !== 'score' && { sort: address.sort }),
  };
  return address.q === ''
    ? ({ path: '/companies', query: { ...parameters, limit: PAGE_SIZE, offset } } as const)
    : ({
        path: '/search',
        query: { ...parameters, q: address.q, save: false, limit: PAGE_SIZE, offset },
      } as const);
}

interface FirstSearch {
  readonly address: string;
  readonly token: string | null;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    /** Sent by the boot script, long before the app has loaded. */
    homedexFirstSearch?: FirstSearch | undefined;
  }
}

export const TOKEN_KEY = 'homedex.token';
/** The storage key of the task to continue after signing in. The page that a mailed link opens reads the same key. */
export const TASK_KEY = 'homedex.task';

/** Sends the search in the address. */
export function startFirstSearch(): void {
  if (!/^\/(?:app|copilot)\/*$/.test(location.pathname)) return;
  const { address } = readSearchAddress(location.search);
  if (!hasSearch(address)) return;
  const isTable = areRows(address) && matchMedia(WIDE).matches;
  const { path, query } = searchCall(address, isTable ? columnsToRequest(shownOf(readStored())) : '', 0);
  const requested = addressOf(path, { query });
  const token = localStorage.getItem(TOKEN_KEY);
  const answer = fetch(requested, token === null ? {} : { headers: { authorization: `Bearer ${token}` } });
  // The consumer handles a failure. Until then it must not count as an unhandled rejection.
  answer.catch(() => undefined);
  window.homedexFirstSearch = { address: requested, token, answer };
}

/** Returns the response to the first search if that is the search requested now. It is handed out once. */
export function takeFirstSearch(address: string, token: string | null): Promise<Response> | undefined {
  const first = window.homedexFirstSearch;
  if (first?.address !== address) return undefined;
  window.homedexFirstSearch = undefined;
  return first.token === token ? first.answer : undefined;
}
