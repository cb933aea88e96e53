import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from '../../../http/route.ts';
import { keptQueryText, searchMode } from '../../search/index.ts';
import { Monitor } from './monitor.ts';

export const postMonitor = defineRoute({
  method: 'POST',
  path: '/monitors',
  tag: 'Monitors',
  summary: 'Watch a query: homepages that match later than now are notified',
  access: 'account',
  bucket: 'guard',
  body: z
    .object({ query: keptQueryText, mode: searchMode, name: z.string().max(200).default('') })
    .meta({ id: 'CreateMonitor' }),
  answer: Monitor,
  failures: ['conflict'],
  handler: ({ body, caller, services }) => services.monitors.create(accountOf(caller).accountId, body),
});
