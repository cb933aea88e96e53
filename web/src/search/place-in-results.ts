import { useEffect, useRef } from 'react';
import { type SearchAddress, searchParametersOf } from '../address/search-address.ts';
import { PAGE_SIZE } from '../api/first-request.ts';

/**
 * The row at the top of the window is kept in the browser's history entry, so that a reload and the back button return to it. The rows up
 * to it are then requested in few calls, because each counts against the rate limit.
 */
const KEPT_AFTER_MS = 100;
/** A screen of rows after the one that is returned to. */
const ROWS_BELOW = 25;
/** The limit of the service. */
const PAGE_MAX = 500;

const wanted = new Map<string, number>();

/** What the results and their order depend on. */
export const placeKeyOf = (address: SearchAddress): string =>
  JSON.stringify([searchParametersOf(address), address.sort]);

/** How many rows a search needs for the place to return to. It stays the same, so that a repeated request has the same pages. */
export const rowsWanted = (search: string): number => wanted.get(search) ?? 0;

/** The page after so many rows: a usual one, or a larger one if the place to return to is further down. */
export function nextPage(
  offset: number,
  total: number,
  rows: number,
): { readonly offset: number; readonly limit: number } | undefined {
  if (offset >= total) return undefined;
  return { offset, limit: Math.min(PAGE_MAX, Math.max(PAGE_SIZE, rows - offset)) };
}

function keptRow(): number {
  const row: unknown = (history.state as { readonly row?: unknown } | null)?.row;
  return typeof row === 'number' && Number.isInteger(row) && row > 0 ? row : 0;
}

function keepRow(row: number): void {
  if (row !== keptRow()) history.replaceState(row > 0 ? { row } : null, '');
}

interface ShownRows {
  readonly count: number;
  readonly hasMore: boolean;
  readonly more: () => void;
  /** The first row that is not hidden behind the header. */
  readonly topRow: () => number;
  readonly scrollToRow: (row: number) => void;
}

/** What a user does to scroll by themselves. */
const ownScrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Keeps the place in the results of a search, and returns to it. */
export function usePlaceInResults(search: string, rows: ShownRows): void {
  const shown = useRef(rows);
  shown.current = rows;
  /** The row to return to, until it is reached or the user scrolls. */
  const pending = useRef(0);
  useEffect(() => {
    pending.current = keptRow();
    if (pending.current === 0) return undefined;
    wanted.set(search, pending.current + ROWS_BELOW);
    const stop = (): void => {
      pending.current = 0;
    };
    for (const type of ownScrolling) addEventListener(type, stop, { passive: true });
    return () => {
      for (const type of ownScrolling) removeEventListener(type, stop);
    };
  }, [search]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (pending.current === 0) keepRow(shown.current.topRow());
      }, KEPT_AFTER_MS);
    };
    addEventListener('scroll', keep, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', keep);
    };
  }, []);
  const { count, hasMore, more } = rows;
  useEffect(() => {
    const row = Math.min(pending.current, hasMore ? pending.current : count - 1);
    if (row <= 0) return;
    if (row >= count) return more();
    pending.current = 0;
    if (shown.current.topRow() !== row) shown.current.scrollToRow(row);
  }, [count, hasMore, more]);
}
