import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { useToken } from '../api/session.ts';

const POLL_MS = 60_000;

/** The number of unread notifications among the newest ones, polled once a minute while the page is visible. */
export function useUnreadCount(): number {
  const token = useToken();
  const { data } = useQuery({
    queryKey: ['notifications', token],
    queryFn: ({ signal }) => api.get('/notifications', { signal }),
    enabled: token !== null,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
  return data?.filter(({ read }) => !read).length ?? 0;
}
