import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';

export const deleteMonitor = defineRoute({
  method: 'DELETE',
  path: '/monitors/{monitor_id}',
  tag: 'Alerts',
  summary: 'Delete an alert; its notifications are kept',
  access: 'account',
  bucket: 'guard',
  params: z.object({ monitor_id: z.int() }),
  answer: z.object({ deleted: z.boolean() }),
  failures: ['not_found'],
  handler: async ({ params, caller, services }) => {
    await services.monitors.remove(accountOf(caller).accountId, params.monitor_id);
    return { deleted: true };
  },
});
