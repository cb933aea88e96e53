import { useMemo, useSyncExternalStore } from 'react';
import { noteLeaving } from '../shell/task.ts';
import {
  printSearchAddress,
  readSearchAddress,
  type SearchAddress,
  WIDE,
  withWords,
} from './search-address.ts';

/** Where the reader is. The address is the only state of it: a link, the back button and a reload all lead to the same view. */
interface Here {
  readonly path: string;
  readonly query: string;
}

/** The service draws the first results with the same cards; it has no window. */
const hasWindow = typeof window !== 'undefined';

const look = (): Here =>
  hasWindow
    ? { path: location.pathname.replace(/\/+$/, '') || '/', query: location.search }
    : { path: '/app', query: '' };

let here = look();
const listeners = new Set<() => void>();

function notifyListeners(): void {
  here = look();
  for (const listener of listeners) listener();
}

if (hasWindow) addEventListener('popstate', notifyListeners);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const hereNow = (): Here => here;

export const useHere = (): Here => useSyncExternalStore(subscribe, hereNow, hereNow);

/** `push` is a step that the back button undoes; `replace` is not one. */
type Step = 'push' | 'replace';

/** To another page of the app, from its top. */
export function visit(address: string, step: Step = 'push'): void {
  move(address, step);
  scrollTo(0, 0);
}

function move(address: string, step: Step): void {
  noteLeaving(here.path + here.query, address);
  if (step === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  notifyListeners();
}

/** The search page, and the one that has a conversation beside it: both keep their search in the address in the same way. */
const isSearchPage = (path: string): boolean => path === '/app' || path === '/copilot';

const searchPage = (): string => (isSearchPage(here.path) ? here.path : '/app');

/**
 * Changes the search. A search, a filter, a profile is a step back; how results look, or the next profile by keyboard, is not. A new question starts
 * at the top of its results.
 */
export function go(change: Partial<SearchAddress>, step: Step = 'push'): void {
  const before = searchHere();
  const words = change.q === undefined ? {} : withWords(before, change.q);
  const query = printSearchAddress({ ...before, ...words, ...change });
  const isElsewhere = !isSearchPage(here.path);
  move(query ? `${searchPage()}?${query}` : searchPage(), step);
  const isOther = Object.keys(change).some((name) => !['view', 'open', 'tab'].includes(name));
  if (isElsewhere || isOther) scrollTo(0, 0);
}

/** Away from the search page there is no search: the next one starts afresh. */
const searchHere = (): SearchAddress => readSearchAddress(isSearchPage(here.path) ? here.query : '').address;

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

/** Whether more than one column fits. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribeToWidth, () => matchMedia(WIDE).matches);

/** The search in the address. Rows need width: a link from a desktop shows cards on a phone. */
export function useSearchAddress(): SearchAddress {
  const { path, query } = useHere();
  const isWide = useIsWide();
  return useMemo(() => {
    const { address } = readSearchAddress(isSearchPage(path) ? query : '');
    return isWide ? address : { ...address, view: 'cards' };
  }, [path, query, isWide]);
}

export function useDroppedParameters(): readonly string[] {
  const { path, query } = useHere();
  return useMemo(() => (isSearchPage(path) ? readSearchAddress(query).dropped : []), [path, query]);
}
