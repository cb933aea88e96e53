import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { api } from '../api/api.ts';
import { queryClient } from '../api/queries.ts';
import { useToken } from '../api/session.ts';
import { type ChosenColumn, keep, readStored, shownOf } from './stored-columns.ts';

/**
 * The columns that the user chose for rows, and a function to change them. An empty choice means the defaults. An account has its columns
 * in every browser; without an account they are stored in this browser.
 */
export function useChosenColumns(areShown = true) {
  const token = useToken();
  const ofBrowser = useSyncExternalStore(subscribe, readBrowser);
  const queryKey = ['row-columns', token];
  const ofAccount = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { columns } = await api.get('/auth/row-columns', { signal });
      // The next page load starts with these columns, so that none move when the response arrives.
      keepInBrowser(columns);
      return columns;
    },
    enabled: token !== null && areShown,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const keeping = useMutation({
    // Saves run one after the other, so that the last choice wins.
    scope: { id: 'row-columns' },
    mutationFn: (columns: readonly ChosenColumn[]) =>
      api.put('/auth/row-columns', { body: { columns: [...columns] } }),
    // After a failed save, the columns of the account are shown again.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const stored = (token === null ? undefined : ofAccount.data) ?? ofBrowser;
  /** Shows the columns immediately and calls `then` once they are saved; those of an account are saved on the server. */
  const choose = (columns: readonly ChosenColumn[], then: () => void = () => undefined): void => {
    keepInBrowser(columns);
    if (token === null) {
      then();
      return;
    }
    queryClient.setQueryData(queryKey, columns);
    keeping.mutate(columns, { onSuccess: then });
  };
  return {
    // Memoized, because every row compares the list.
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
