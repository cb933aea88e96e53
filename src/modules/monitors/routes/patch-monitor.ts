import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';
import { Monitor } from './monitor.ts';

const ChangedMonitor = Monitor.extend({
  webhook_secret: z
    .string()
    .optional()
    .describe('With a new webhook_url only, and never again: the secret its deliveries are signed with.'),
}).meta({ id: 'ChangedMonitor' });

export const patchMonitor = defineRoute({
  method: 'PATCH',
  path: '/monitors/{monitor_id}',
  tag: 'Monitors',
  summary: 'Rename a monitor, pause it or let it go on, have its news posted or mailed',
  description:
    'What is not given stays. A monitor that goes on reports what comes from then on. News are posted to `webhook_url` as JSON with `Homedex-Delivery` (the same for every attempt of a delivery) and `Homedex-Signature: t=…,v1=…`, where v1 is the HMAC-SHA256 in hex of t, a dot and the body, with the secret as the key. An answer other than 2xx within 10 seconds is tried again for 24 hours. Only public addresses are posted to, and redirects are not followed.',
  access: 'account',
  bucket: 'guard',
  params: z.object({ monitor_id: z.int() }),
  body: z
    .object({
      name: z.string().max(200).optional().describe('Empty: the query.'),
      paused: z.boolean().optional(),
      webhook_url: z
        .string()
        .max(2_000)
        .nullable()
        .optional()
        .describe('An http or https address; null ends it. A new one has a new secret.'),
      email: z.boolean().optional().describe('Mail news to the address of the account, gathered.'),
    })
    .meta({ id: 'ChangeMonitor' }),
  answer: ChangedMonitor,
  failures: ['not_found'],
  handler: ({ params, body, caller, services }) =>
    services.monitors.change(accountOf(caller).accountId, params.monitor_id, body),
});
