import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { languageHeader, languageOf } from '../../../platform/locale.ts';
import { defineRoute } from './define-route.ts';
import { ChangedMonitor, deliveryFields } from './monitor.ts';

export const patchMonitor = defineRoute({
  method: 'PATCH',
  path: '/monitors/{monitor_id}',
  tag: 'Alerts',
  summary: 'Change an alert: name, pause or resume, frequency, webhook, e-mail digest',
  description:
    'Omitted fields stay unchanged. A resumed alert reports matches from then on. Notifications are posted to `webhook_url` as JSON, or as messages for Slack or Teams (`webhook_format`), with `Homedex-Delivery` (the same for every attempt of a delivery) and `Homedex-Signature: t=…,v1=…`, where v1 is the hex HMAC-SHA256 of t, a dot and the body, keyed with the secret. Anything but a 2xx response within 10 seconds is retried for 24 hours. Only public addresses are allowed, and redirects are not followed.',
  access: 'account',
  bucket: 'guard',
  params: z.object({ monitor_id: z.int() }),
  headers: languageHeader,
  body: z
    .object({
      name: z.string().max(200).optional().describe('Empty: the query.'),
      paused: z.boolean().optional(),
      ...deliveryFields,
    })
    .meta({ id: 'ChangeMonitor' }),
  answer: ChangedMonitor,
  failures: ['not_found'],
  handler: ({ headers, params, body, caller, services }) =>
    services.monitors.change(accountOf(caller).accountId, params.monitor_id, {
      ...body,
      language: languageOf(headers['accept-language']),
    }),
});
