import { api, type Notification } from '../api/api.ts';
import { PAGE_SIZE } from './next-page.ts';

/** What alerts found, newest first: the newest, or those before one. */
export const loadNotifications = (
  before: number | undefined,
  signal: AbortSignal,
): Promise<readonly Notification[]> =>
  api.get('/notifications', {
    query: { limit: PAGE_SIZE, ...(before !== undefined && { before }) },
    signal,
  });

/** This one and all before it. */
export const markRead = (upTo: number): Promise<unknown> =>
  api.post('/notifications/read', { body: { up_to: upTo } });
