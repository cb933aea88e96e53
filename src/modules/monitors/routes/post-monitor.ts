import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { watchedQuery } from '../watched-query.ts';
import { defineRoute } from './define-route.ts';
import { Monitor } from './monitor.ts';

export const postMonitor = defineRoute({
  method: 'POST',
  path: '/monitors',
  tag: 'Alerts',
  summary: 'Create an alert that notifies you of new matches',
  access: 'account',
  bucket: 'guard',
  description:
    'A notification counts homepages that match now and did not at the last check: new ones, and known ones that have changed. An account has at most 10 alerts (free), 100 (pro) or 1,000 (enterprise).',
  body: z
    .object({
      ...watchedQuery,
      name: z.string().max(200).default('').describe('Empty: the query, or the filters.'),
    })
    .meta({ id: 'CreateMonitor' }),
  answer: Monitor,
  failures: ['query_timeout', 'conflict'],
  handler: ({ body, caller, services, signal }) =>
    services.monitors.create(accountOf(caller).accountId, body, signal),
});
