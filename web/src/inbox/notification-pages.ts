import { api, type Notification } from '../api/api.ts';
import { PAGE_SIZE } from './next-page.ts';

/** Notifications of alerts, newest first, optionally only those before a given one. */
export const loadNotifications = (
  before: number | undefined,
  signal: AbortSignal,
): Promise<readonly Notification[]> =>
  api.get('/notifications', {
    query: { limit: PAGE_SIZE, ...(before !== undefined && { before }) },
    signal,
  });

/** Marks a notification and all older ones as read. */
export const markRead = (upTo: number): Promise<unknown> =>
  api.post('/notifications/read', { body: { up_to: upTo } });
