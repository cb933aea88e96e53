import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { useToken } from '../api/session.ts';

const POLL_MS = 60_000;

/** Notifications that nobody has read, of the newest ones; asked for once a minute while somebody looks. */
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
