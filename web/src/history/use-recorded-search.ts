import { useEffect } from 'react';
import { type SearchAddress, searchParametersOf } from '../address/search-address.ts';
import { api } from '../api/api.ts';
import { useToken } from '../api/session.ts';

const LOOKED_AT_MS = 2_000;

/** Records a search in the history after it has been open for a moment. A failure to record it is not shown. */
export function useRecordedSearch(address: SearchAddress, total: number | undefined): void {
  const token = useToken();
  const { q = '', mode: _mode, forms, exclude_seen: _seen, ...filters } = searchParametersOf(address);
  const recorded = JSON.stringify({
    query: q,
    mode: address.mode,
    filters: { ...filters, ...(forms && { forms: true }) },
  });
  useEffect(() => {
    if (token === null || q === '' || total === undefined) return;
    const timer = setTimeout(() => {
      api
        .post('/auth/search-sessions', { body: { ...JSON.parse(recorded), total_results: total } })
        .catch(() => undefined);
    }, LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, [token, q, recorded, total]);
}
