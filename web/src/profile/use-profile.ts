import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, type Company } from '../api/api.ts';
import { cardCall } from '../api/first-request.ts';
import { refreshMe } from '../api/queries.ts';
import { useToken } from '../api/session.ts';

export type ProfileValue = string | number | boolean | readonly string[] | null | undefined;
export type Columns = Readonly<Record<string, ProfileValue>>;

/** The free card of a company: its search result, or a request by domain if there is none. */
export function useCard(domain: string, known: Company | undefined) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['card', domain],
    queryFn: async ({ signal }) => {
      const { path, query } = cardCall(domain);
      const { results = [] } = await api.get(path, { query, signal });
      return (results[0] ?? null) as Company | null;
    },
    enabled: known === undefined,
  });
  return {
    card: known ?? data ?? undefined,
    error,
    isMissing: known === undefined && data === null,
    isPending: known === undefined && isPending,
    refetch,
  };
}

export interface ReadProfile {
  readonly columns: Columns;
  /** Credits that reading the profile cost. */
  readonly cost: number;
}

export const profileKey = (domain: string, token: string | null) => ['profile', domain, token] as const;

/**
 * Reads a profile for its price and records the words that led to the company. A request that may be charged is never cancelled, because
 * the user would pay without seeing the profile.
 */
export async function fetchProfile(domain: string, query: string): Promise<ReadProfile> {
  let cost = 0;
  const columns = await api.get('/domain/{domain}', {
    path: { domain },
    query: query === '' ? {} : { from: query },
    onAnswer: ({ headers }) => {
      cost = Number(headers.get('x-credits-cost') ?? 0);
    },
  });
  await refreshMe();
  return { columns: columns as Columns, cost };
}

/** Whether the full profile has been read on this page. */
export function useIsRead(domain: string): boolean {
  const token = useToken();
  return useQuery({ queryKey: profileKey(domain, token), enabled: false }).data !== undefined;
}

/** The full profile, read once and only on request. */
export function useProfile(domain: string, query: string) {
  const token = useToken();
  const [wanted, setWanted] = useState('');
  const profile = useQuery({
    queryKey: profileKey(domain, token),
    queryFn: () => fetchProfile(domain, query),
    enabled: wanted === domain || isReadAutomatically(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { ...profile, read: () => (profile.error ? void profile.refetch() : setWanted(domain)) };
}

const KEY = 'homedex.read-profiles';

/** Whether opening a company reads and pays for its full profile immediately. Off by default. */
export const isReadAutomatically = (): boolean => localStorage.getItem(KEY) === 'yes';

export const setReadAutomatically = (isOn: boolean): void =>
  isOn ? localStorage.setItem(KEY, 'yes') : localStorage.removeItem(KEY);
