import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { retryNextMinute } from '../api/relations.ts';

const COMPANIES = 25;

/** The tab and the section beside a profile show the same answer, so that both together count as one request of the plan. */
export const lookalikesQuery = (domain: string) =>
  queryOptions({
    queryKey: ['lookalikes', domain],
    queryFn: ({ signal }) =>
      api.get('/domain/{domain}/competitors', { path: { domain }, query: { limit: COMPANIES }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: retryNextMinute,
  });
