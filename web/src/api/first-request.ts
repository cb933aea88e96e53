import { addressOf } from '../../../packages/client/index.js';
import {
  areRows,
  hasSearch,
  readSearchAddress,
  type SearchAddress,
  searchParametersOf,
  WIDE,
} from '../address/search-address.ts';
import { requestedForCard } from '../profile/overview-columns.ts';
import { columnsToRequest, readStored, shownOf } from '../search/stored-columns.ts';

export const PAGE_SIZE = 50;

/**
 * The request for a search. `save` is off, because only companies that the user acts on are saved. `columns` are the profile columns that
 * rows show in addition.
 */
export function searchCall(address: SearchAddress, columns: string, offset: number, limit = PAGE_SIZE) {
  const given = searchParametersOf(address);
  // The service makes this call too and passes typed values, not strings.
  const parameters = {
    ...given,
    ...(given.forms && { forms: true }),
    ...(columns !== '' && { columns }),
    ...(address.sort !== 'score' && { sort: address.sort }),
  };
  return address.q === ''
    ? ({ path: '/companies', query: { ...parameters, limit, offset } } as const)
    : ({
        path: '/search',
        query: { ...parameters, q: address.q, save: false, limit, offset },
      } as const);
}

/** The request for the free card of one company, with the columns of its first view. */
export const cardCall = (domain: string) =>
  ({ path: '/companies', query: { domains: domain, columns: requestedForCard, limit: 1 } }) as const;

interface FirstRequest {
  readonly address: string;
  readonly token: string | null;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    /** Sent by the boot script, long before the app has loaded. */
    homedexFirstRequest?: FirstRequest | undefined;
  }
}

export const TOKEN_KEY = 'homedex.token';
/** The storage key of the task to continue after signing in. The page that a mailed link opens reads the same key. */
export const TASK_KEY = 'homedex.task';

/** Sends the search in the address, or the request for the card of the company that it names. */
export function startFirstRequest(): void {
  const call = firstCall();
  if (call === undefined) return;
  const requested = addressOf(call.path, { query: call.query });
  const token = localStorage.getItem(TOKEN_KEY);
  const answer = fetch(requested, token === null ? {} : { headers: { authorization: `Bearer ${token}` } });
  // The consumer handles a failure. Until then it must not count as an unhandled rejection.
  answer.catch(() => undefined);
  window.homedexFirstRequest = { address: requested, token, answer };
}

function firstCall(): ReturnType<typeof searchCall> | ReturnType<typeof cardCall> | undefined {
  const [, company] = /^\/app\/company\/([^/]+)\/*$/.exec(location.pathname) ?? [];
  if (company !== undefined) return cardCall(decodeURIComponent(company));
  if (!/^\/(?:app|copilot)\/*$/.test(location.pathname)) return undefined;
  const { address } = readSearchAddress(location.search);
  if (!hasSearch(address)) return undefined;
  const isTable = areRows(address) && matchMedia(WIDE).matches;
  return searchCall(address, isTable ? columnsToRequest(shownOf(readStored())) : '', 0);
}

/** Returns the response to the first request if that is the one requested now. It is handed out once. */
export function takeFirstAnswer(address: string, token: string | null): Promise<Response> | undefined {
  const first = window.homedexFirstRequest;
  if (first?.address !== address) return undefined;
  window.homedexFirstRequest = undefined;
  return first.token === token ? first.answer : undefined;
}
