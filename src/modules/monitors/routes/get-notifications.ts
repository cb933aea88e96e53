import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { LISTED_MAX } from '../notifications.ts';
import { defineRoute } from './define-route.ts';

const Notification = z
  .object({
    id: z.int(),
    monitor_id: z.int().nullable(),
    title: z.string(),
    body: z.string(),
    domains: z.array(z.string()),
    new_count: z.int(),
    read: z.boolean(),
    created_at: z.string(),
  })
  .meta({ id: 'Notification' });

const listAt = (path: string) =>
  defineRoute({
    method: 'GET',
    path,
    tag: 'Alerts',
    summary: 'Your notifications, newest first',
    access: 'account',
    bucket: 'guard',
    query: z.object({
      unread_only: z.boolean().default(false),
      before: z
        .int()
        .min(1)
        .optional()
        .describe('Only notifications older than this ID. For the next page, pass the last ID of this page.'),
      limit: z.int().min(1).max(LISTED_MAX).default(LISTED_MAX),
    }),
    answer: z.array(Notification),
    handler: ({ query, caller, services }) =>
      services.notifications.list(accountOf(caller).accountId, {
        unreadOnly: query.unread_only,
        before: query.before,
        limit: query.limit,
      }),
  });

export const getNotifications = listAt('/notifications');

/** The same resource under its monitor-scoped path. */
export const getMonitorNotifications = listAt('/monitors/notifications');
