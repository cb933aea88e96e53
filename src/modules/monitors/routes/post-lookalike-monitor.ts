import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { filterFields } from '../../search/index.ts';
import { likeness } from '../likeness.ts';
import { defineRoute } from './define-route.ts';
import { Monitor } from './monitor.ts';

// The filter of that name restricts the searched domains; here it names the reference companies.
const { domains: _, ...filters } = filterFields;

export const postLookalikeMonitor = defineRoute({
  method: 'POST',
  path: '/monitors/lookalikes',
  tag: 'Monitors',
  summary: 'Watch for companies like others: those that become like them later than now are notified',
  access: 'account',
  bucket: 'guard',
  description:
    'Asks what `GET /competitors` asks. A notification counts companies whose homepage is new, or has changed, and is now strongly like the mean of `domains`: of the same industry as a competitor, of another as a lookalike. Each is told once. They count against the same number of monitors as others.',
  body: z
    .object({
      ...likeness,
      filters: z.object(filters).default({}).describe('Any filters of /search but `domains`.'),
      name: z.string().max(200).default('').describe('Empty: the domains.'),
    })
    .meta({ id: 'CreateLookalikeMonitor' }),
  answer: Monitor,
  failures: ['not_found', 'query_timeout', 'unavailable'],
  handler: ({ body: { name, filters: stored, domains, not = [], ...like }, caller, services, signal }) =>
    services.monitors.createAlike(
      accountOf(caller).accountId,
      { name, filters: stored, likeness: { domains: [...domains], not: [...not], ...like } },
      signal,
    ),
});
