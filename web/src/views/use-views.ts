import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { queries } from '../api/questions.ts';
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

export const refreshViews = (): Promise<void> => queries.invalidateQueries({ queryKey: ['views'] });
