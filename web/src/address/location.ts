import { useMemo, useSyncExternalStore } from 'react';
import { noteLeaving } from '../shell/resume-after-sign-in.ts';
import {
  printSearchAddress,
  readSearchAddress,
  type SearchAddress,
  WIDE,
  withWords,
} from './search-address.ts';

/** The current page. The address is its only state, so a link, the back button and a reload all lead to the same view. */
interface PageLocation {
  readonly path: string;
  readonly query: string;
}

/** False on the server, which renders the first results with the same components. */
export const hasWindow = typeof window !== 'undefined';

const readLocation = (): PageLocation =>
  hasWindow
    ? { path: location.pathname.replace(/\/+$/, '') || '/', query: location.search }
    : { path: '/app', query: '' };

let current = readLocation();
const listeners = new Set<() => void>();

function notifyListeners(): void {
  current = readLocation();
  for (const listener of listeners) listener();
}

if (hasWindow) addEventListener('popstate', notifyListeners);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const getCurrent = (): PageLocation => current;

export const useLocation = (): PageLocation => useSyncExternalStore(subscribe, getCurrent, getCurrent);

/** `push` adds an entry to the browser history, which the back button undoes; `replace` does not. */
type Step = 'push' | 'replace';

/** Goes to another page of the app and scrolls to its top. */
export function navigate(address: string, step: Step = 'push'): void {
  move(address, step);
  scrollTo(0, 0);
}

/** `state` is what the history entry holds besides the address: the place in the results. */
function move(address: string, step: Step, state: unknown = null): void {
  noteLeaving(current.path + current.query, address);
  if (step === 'push') history.pushState(state, '', address);
  else history.replaceState(state, '', address);
  notifyListeners();
}

/** The search page and the copilot page both keep their search in the address, in the same format. */
const isSearchPage = (path: string): boolean => path === '/app' || path === '/copilot';

const searchPage = (): string => (isSearchPage(current.path) ? current.path : '/app');

/**
 * Changes the search. Callers push a new search, a filter or a profile, and replace for a change of layout or a step to the next profile by
 * keyboard. A different search scrolls to the top of its results.
 */
export function changeSearch(change: Partial<SearchAddress>, step: Step = 'push'): void {
  const before = currentSearch();
  const words = change.q === undefined ? {} : withWords(before, change.q);
  const query = printSearchAddress({ ...before, ...words, ...change });
  const isElsewhere = !isSearchPage(current.path);
  const isOther = Object.keys(change).some((name) => !['view', 'open', 'tab'].includes(name));
  move(
    query ? `${searchPage()}?${query}` : searchPage(),
    step,
    isElsewhere || isOther ? null : history.state,
  );
  if (isElsewhere || isOther) scrollTo(0, 0);
}

/** Other pages have no search, so the next one starts from the defaults. */
const currentSearch = (): SearchAddress =>
  readSearchAddress(isSearchPage(current.path) ? current.query : '').address;

/** The address of a search, as a link. */
export function linkTo(change: Partial<SearchAddress>, from: SearchAddress): string {
  const query = printSearchAddress({ ...from, ...change });
  return query ? `${searchPage()}?${query}` : searchPage();
}

const subscribeToWidth = (listener: () => void): (() => void) => {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** Whether the window has space for more than one column. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribeToWidth, () => matchMedia(WIDE).matches);

/** The search in the address. Rows need a wide window, so a link to rows shows cards on a phone. */
export function useSearchAddress(): SearchAddress {
  const { path, query } = useLocation();
  const isWide = useIsWide();
  return useMemo(() => {
    const { address } = readSearchAddress(isSearchPage(path) ? query : '');
    return isWide ? address : { ...address, view: 'cards' };
  }, [path, query, isWide]);
}

export function useDroppedParameters(): readonly string[] {
  const { path, query } = useLocation();
  return useMemo(() => (isSearchPage(path) ? readSearchAddress(query).dropped : []), [path, query]);
}
