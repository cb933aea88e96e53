import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';

const readAt = (path: string) =>
  defineRoute({
    method: 'POST',
    path,
    tag: 'Alerts',
    summary: 'Mark a notification as read',
    access: 'account',
    bucket: 'guard',
    params: z.object({ notification_id: z.int() }),
    answer: z.object({ id: z.int(), read: z.boolean() }),
    failures: ['not_found'],
    handler: async ({ params, caller, services }) => {
      await services.notifications.markRead(accountOf(caller).accountId, params.notification_id);
      return { id: params.notification_id, read: true };
    },
  });

export const postNotificationRead = readAt('/notifications/{notification_id}/read');

/** The same resource under its monitor-scoped path. */
export const postMonitorNotificationRead = readAt('/monitors/notifications/{notification_id}/read');
