import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { api } from '../api/api.ts';
import { queries } from '../api/questions.ts';
import { useToken } from '../api/session.ts';
import { type ChosenColumn, keep, readStored, shownOf } from './stored-columns.ts';

/**
 * The columns of the rows as the reader chose them, and how to choose others; none are the usual ones. An account finds them in every
 * browser; without an account they are stored in this browser.
 */
export function useChosenColumns(areShown = true) {
  const token = useToken();
  const ofBrowser = useSyncExternalStore(subscribe, readBrowser);
  const queryKey = ['row-columns', token];
  const ofAccount = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { columns } = await api.get('/auth/row-columns', { signal });
      // The next page starts with them, so that no column moves when the response arrives.
      keepInBrowser(columns);
      return columns;
    },
    enabled: token !== null && areShown,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const keeping = useMutation({
    // One after the other, so that what was chosen last is what stays.
    scope: { id: 'row-columns' },
    mutationFn: (columns: readonly ChosenColumn[]) =>
      api.put('/auth/row-columns', { body: { columns: [...columns] } }),
    // A failed save is reverted: the account's columns are shown again.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  const stored = (token === null ? undefined : ofAccount.data) ?? ofBrowser;
  /** Shown immediately; `then` when they are saved, for an account on the server. */
  const choose = (columns: readonly ChosenColumn[], then: () => void = () => undefined): void => {
    keepInBrowser(columns);
    if (token === null) {
      then();
      return;
    }
    queries.setQueryData(queryKey, columns);
    keeping.mutate(columns, { onSuccess: then });
  };
  return {
    // The same list as long as nothing changes: every row compares it.
    chosen: useMemo(() => shownOf(stored), [stored]),
    choose,
    isKeeping: keeping.isPending,
    error: keeping.error,
  };
}

const listeners = new Set<() => void>();
let inBrowser: readonly unknown[] | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readBrowser(): readonly unknown[] {
  inBrowser ??= readStored();
  return inBrowser;
}

function keepInBrowser(columns: readonly ChosenColumn[]): void {
  inBrowser = columns;
  keep(columns);
  for (const listener of listeners) listener();
}
