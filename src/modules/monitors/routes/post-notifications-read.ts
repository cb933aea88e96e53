import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';

export const postNotificationsRead = defineRoute({
  method: 'POST',
  path: '/notifications/read',
  tag: 'Alerts',
  operationId: 'post_notifications_read_up_to',
  summary: 'Mark a notification and all older ones as read',
  access: 'account',
  bucket: 'guard',
  body: z.object({ up_to: z.int().min(1).describe('The id of the newest notification to mark as read.') }),
  answer: z.object({
    up_to: z.int(),
    read: z.literal(true),
    count: z.int().describe('Number that were unread.'),
  }),
  handler: async ({ body, caller, services }) => ({
    up_to: body.up_to,
    read: true as const,
    count: await services.notifications.markReadUpTo(accountOf(caller).accountId, body.up_to),
  }),
});
