import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';

const MonitorCheck = z
  .object({
    checked_at: z.string(),
    total: z.int(),
    new_matches: z.int(),
    error: z.string().nullable().describe('Why the check failed.'),
  })
  .meta({ id: 'MonitorCheck' });

export const getMonitorHistory = defineRoute({
  method: 'GET',
  path: '/monitors/{monitor_id}/history',
  tag: 'Alerts',
  summary: 'The latest 200 checks of an alert, newest first',
  access: 'account',
  bucket: 'guard',
  params: z.object({ monitor_id: z.int() }),
  answer: z.array(MonitorCheck),
  failures: ['not_found'],
  handler: ({ params, caller, services }) =>
    services.monitors.history(accountOf(caller).accountId, params.monitor_id),
});
