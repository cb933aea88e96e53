import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { useToken } from '../api/session.ts';

/** Where each value of a profile was found. It costs nothing extra, because only somebody who has read the profile sees it. */
export function useEvidence(domain: string) {
  const token = useToken();
  return useQuery({
    queryKey: ['evidence', domain, token],
    queryFn: ({ signal }) => api.get('/domain/{domain}/evidence', { path: { domain }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export interface Evidence {
  readonly place: string;
  readonly snippet: string;
  readonly rule: string;
  readonly seen_at: string;
}

export const evidenceOf = (columns: object | undefined, name: string): Evidence | undefined =>
  (columns as Readonly<Record<string, Evidence | undefined>> | undefined)?.[name];
