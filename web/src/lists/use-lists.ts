import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { queryClient } from '../api/queries.ts';
import { useToken } from '../api/session.ts';

export function useLists(isWanted = true) {
  const token = useToken();
  return useQuery({
    queryKey: ['lists', token],
    queryFn: ({ signal }) => api.get('/lists', { signal }),
    enabled: isWanted && token !== null,
  });
}

export const refreshLists = async (): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['lists'] }),
    queryClient.invalidateQueries({ queryKey: ['list'] }),
  ]);
};
