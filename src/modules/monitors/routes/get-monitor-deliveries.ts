import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';

const Delivery = z
  .object({
    id: z.string().describe('As in the `Homedex-Delivery` header.'),
    notification_id: z.int().nullable(),
    state: z.enum(['pending', 'delivered', 'failed']),
    attempts: z.int(),
    status: z.int().nullable().describe("The receiver's last response."),
    error: z.string().nullable().describe('Why the last attempt failed.'),
    created_at: z.string(),
    last_attempt_at: z.string().nullable(),
    next_attempt_at: z.string().nullable(),
  })
  .meta({ id: 'Delivery' });

export const getMonitorDeliveries = defineRoute({
  method: 'GET',
  path: '/monitors/{monitor_id}/deliveries',
  tag: 'Alerts',
  summary: 'The latest 100 webhook deliveries of an alert, newest first',
  access: 'account',
  bucket: 'guard',
  params: z.object({ monitor_id: z.int() }),
  answer: z.array(Delivery),
  failures: ['not_found'],
  handler: ({ params, caller, services }) =>
    services.monitors.deliveries(accountOf(caller).accountId, params.monitor_id),
});
