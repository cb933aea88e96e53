import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { useToken } from '../api/session.ts';

const POLL_MS = 60_000;

/** What monitors found; asked for once a minute while somebody looks, and anew by whoever comes to read it. */
export function useNotifications(isToRead = false) {
  const token = useToken();
  return useQuery({
    queryKey: ['notifications', token],
    queryFn: ({ signal }) => api.get('/notifications', { signal }),
    enabled: token !== null,
    refetchInterval: POLL_MS,
    refetchOnMount: isToRead ? 'always' : true,
    refetchOnWindowFocus: true,
  });
}

export const useUnreadCount = (): number => useNotifications().data?.filter(({ read }) => !read).length ?? 0;
