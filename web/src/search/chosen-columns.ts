import { useMutation, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '../api/api.ts';
import { queries } from '../api/questions.ts';
import { useToken } from '../api/session.ts';
import { type RowColumnName, rowColumns } from './row-columns.tsx';

/** A chosen column and its width in parts. */
export interface ChosenColumn {
  readonly name: RowColumnName;
  readonly width: number;
}

const usual: readonly ChosenColumn[] = (
  ['name', 'domain', 'match', 'country', 'industry', 'signs'] as const
).map((name) => ({ name, width: rowColumns[name].width }));

interface KeptColumn {
  readonly name: string;
  readonly width: number;
}

/** What another version of the app kept may name columns that this one has not. */
function known(kept: readonly KeptColumn[]): readonly ChosenColumn[] {
  const shown = kept.filter(
    (column): column is ChosenColumn =>
      Object.hasOwn(rowColumns, column.name) && column.width >= 2 && column.width <= 80,
  );
  return shown.length > 0 ? shown : usual;
}

/**
 * The columns of the rows as the reader chose them, and how to choose others; none are the usual ones. An account finds them in every
 * browser; whoever has none finds them in this one.
 */
export function useChosenColumns(areShown = true) {
  const token = useToken();
  const ofBrowser = useSyncExternalStore(hear, readBrowser);
  const queryKey = ['row-columns', token];
  const ofAccount = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { columns } = await api.get('/auth/row-columns', { signal });
      // The next page begins with them, so that no column moves when the answer comes.
      keepInBrowser(columns);
      return columns;
    },
    enabled: token !== null && areShown,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const keep = useMutation({
    // One after the other, so that what was chosen last is what stays.
    scope: { id: 'row-columns' },
    mutationFn: (columns: readonly KeptColumn[]) =>
      api.put('/auth/row-columns', { body: { columns: [...columns] } }),
    // What could not be kept is taken back: the account's own columns are shown again.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  const choose = (columns: readonly ChosenColumn[]): void => {
    keepInBrowser(columns);
    if (token === null) return;
    queries.setQueryData(queryKey, columns);
    keep.mutate(columns);
  };
  return {
    chosen: known((token === null ? undefined : ofAccount.data) ?? ofBrowser),
    choose,
    error: keep.error,
  };
}

const COLUMNS_KEY = 'homedex.columns';
const listeners = new Set<() => void>();
let inBrowser: readonly KeptColumn[] | undefined;

function hear(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readBrowser(): readonly KeptColumn[] {
  inBrowser ??= parsed(localStorage.getItem(COLUMNS_KEY));
  return inBrowser;
}

function parsed(text: string | null): readonly KeptColumn[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function keepInBrowser(columns: readonly KeptColumn[]): void {
  inBrowser = columns;
  localStorage.setItem(COLUMNS_KEY, JSON.stringify(columns));
  for (const listener of listeners) listener();
}
