import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { languageHeader, languageOf } from '../../../platform/locale.ts';
import { filterFields } from '../../search/index.ts';
import { likeness } from '../likeness.ts';
import { defineRoute } from './define-route.ts';
import { ChangedMonitor, deliveryFields } from './monitor.ts';

// The filter of that name restricts the searched domains; here it names the reference companies.
const { domains: _, ...filters } = filterFields;

export const postLookalikeMonitor = defineRoute({
  method: 'POST',
  path: '/monitors/lookalikes',
  tag: 'Alerts',
  summary: 'Create an alert for similar companies: notifies you of new lookalikes',
  access: 'account',
  bucket: 'guard',
  description:
    'Uses the parameters of `GET /competitors`. A notification counts companies whose homepage is new or has changed and is now strongly similar to the average of `domains`: competitors in the same industry, lookalikes in another. Each is reported once. Counts toward the same limit as other alerts.',
  headers: languageHeader,
  body: z
    .object({
      ...likeness,
      filters: z.strictObject(filters).default({}).describe('Any filters of /search except `domains`.'),
      ...deliveryFields,
      name: z.string().max(200).default('').describe('Empty: the domains.'),
    })
    .meta({ id: 'CreateLookalikeMonitor' }),
  answer: ChangedMonitor,
  failures: ['not_found', 'query_timeout', 'unavailable'],
  handler: ({ headers, body, caller, services, signal }) => {
    const { domains, not, same_language, mix, min_score, ...rest } = body;
    return services.monitors.create(
      accountOf(caller).accountId,
      {
        ...rest,
        kind: 'lookalikes',
        likeness: { domains, not, same_language, mix, min_score },
        language: languageOf(headers['accept-language']),
      },
      signal,
    );
  },
});
