import { addressOf } from '../../../packages/client/index.js';
import {
  areRows,
  asksSomething,
  questionOf,
  readSearchAddress,
  type SearchAddress,
  WIDE,
} from '../address/search-address.ts';
import { columnsToRequest, readStored, shownOf } from '../search/stored-columns.ts';

export const PAGE_SIZE = 50;

/** Viewing saves nothing: only what a reader acts on is saved. `columns` are the additional profile columns of rows. */
export function searchCall(address: SearchAddress, columns: string, offset: number) {
  const asked = questionOf(address);
  // The service, which makes this call too, passes values as they are and not as texts.
  const question = {
    ...asked,
    ...(asked.forms && { forms: true }),
    ...(columns !== '' && { columns }),
    ...(address.sort !== 'score' && { sort: address.sort }),
  };
  return address.q === ''
    ? ({ path: '/companies', query: { ...question, limit: PAGE_SIZE, offset } } as const)
    : ({
        path: '/search',
        query: { ...question, q: address.q, save: false, limit: PAGE_SIZE, offset },
      } as const);
}

interface FirstSearch {
  readonly address: string;
  readonly token: string | null;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    /** Asked by the boot script, long before the app is there. */
    homedexFirstSearch?: FirstSearch | undefined;
  }
}

export const TOKEN_KEY = 'homedex.token';
/** The storage key of what continues after signing in. The page of a mailed link reads it by the same name. */
export const TASK_KEY = 'homedex.task';

/** Starts the search in the address. */
export function startFirstSearch(): void {
  if (!/^\/(?:app|copilot)\/*$/.test(location.pathname)) return;
  const { address } = readSearchAddress(location.search);
  if (!asksSomething(address)) return;
  const isTable = areRows(address) && matchMedia(WIDE).matches;
  const { path, query } = searchCall(address, isTable ? columnsToRequest(shownOf(readStored())) : '', 0);
  const requested = addressOf(path, { query });
  const token = localStorage.getItem(TOKEN_KEY);
  const answer = fetch(requested, token === null ? {} : { headers: { authorization: `Bearer ${token}` } });
  // Its consumer handles a failure; until then there is none.
  answer.catch(() => undefined);
  window.homedexFirstSearch = { address: requested, token, answer };
}

/** The response to the first search, once, if it is the one requested now. */
export function takeFirstSearch(address: string, token: string | null): Promise<Response> | undefined {
  const first = window.homedexFirstSearch;
  if (first?.address !== address) return undefined;
  window.homedexFirstSearch = undefined;
  return first.token === token ? first.answer : undefined;
}
