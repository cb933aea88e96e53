import { QueryClient, useQuery } from '@tanstack/react-query';
import { columnLabel, language } from '../i18n/i18n.ts';
import { api, type Column, HomedexError } from './api.ts';
import { useToken } from './session.ts';

const RETRIES_MAX = 2;

/** Only temporary failures are retried, after the delay the server gives, with jitter so that clients do not all retry together. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      gcTime: 600_000,
      refetchOnWindowFocus: false,
      // Offline, a request fails immediately with a message; by default it would wait silently.
      networkMode: 'always',
      retry: (failures, error) =>
        failures < RETRIES_MAX && error instanceof HomedexError && error.status === 503,
      retryDelay: (_, error) =>
        ((error instanceof HomedexError && error.retryAfterSeconds) || 1) * 1000 * (1 + Math.random() / 2),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** The signed-in account; undefined if nobody is signed in. */
export function useMe() {
  const token = useToken();
  return useQuery({
    queryKey: ['me', token],
    queryFn: ({ signal }) => api.get('/auth/me', { signal }),
    enabled: token !== null,
  });
}

/** For after an action that may have changed prices or credits. */
export const refreshMe = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['me'] });

/** The 178 columns of a profile; they do not change while the service runs. */
const columnsQuery = {
  queryKey: ['columns'],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await api.get('/columns', { signal })).map((column) => ({
      ...column,
      label: columnLabel(column.name, column.label),
      // Descriptions are English; no tooltip is better than one in another language.
      description: language === 'en' ? column.description : '',
    })),
  staleTime: Number.POSITIVE_INFINITY,
};

export const useColumns = () => useQuery(columnsQuery);

/** The same columns by name, in the same order. */
export const useColumnsByName = (isNeeded = true) =>
  useQuery({ ...columnsQuery, enabled: isNeeded, select: byName });

const byName = (columns: readonly Column[]): ReadonlyMap<string, Column> =>
  new Map(columns.map((column) => [column.name, column]));
