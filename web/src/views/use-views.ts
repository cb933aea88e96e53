import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { queryClient } from '../api/queries.ts';
import { useToken } from '../api/session.ts';

export function useViews() {
  const token = useToken();
  return useQuery({
    queryKey: ['views', token],
    queryFn: ({ signal }) => api.get('/views', { signal }),
    enabled: token !== null,
    staleTime: 60_000,
  });
}

export const refreshViews = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['views'] });
