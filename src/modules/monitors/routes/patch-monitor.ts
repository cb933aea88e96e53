import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from '../../../http/route.ts';
import { Monitor } from './monitor.ts';

export const patchMonitor = defineRoute({
  method: 'PATCH',
  path: '/monitors/{monitor_id}',
  tag: 'Monitors',
  summary: 'Rename a monitor, pause it or let it go on',
  description: 'What is not given stays. A monitor that goes on reports what comes from then on.',
  access: 'account',
  bucket: 'guard',
  params: z.object({ monitor_id: z.int() }),
  body: z
    .object({
      name: z.string().max(200).optional().describe('Empty: the query.'),
      paused: z.boolean().optional(),
    })
    .meta({ id: 'ChangeMonitor' }),
  answer: Monitor,
  failures: ['not_found'],
  handler: ({ params, body, caller, services }) =>
    services.monitors.change(accountOf(caller).accountId, params.monitor_id, body),
});
