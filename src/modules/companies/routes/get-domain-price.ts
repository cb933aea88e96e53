import { z } from 'zod';
import { payerOf } from '../../../access/index.ts';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { notIndexed } from '../not-indexed.ts';
import { defineRoute } from './define-route.ts';

export const getDomainPrice = defineRoute({
  method: 'GET',
  path: '/domain/{domain}/price',
  tag: 'Search',
  summary: 'What reading a profile would cost you now',
  description: 'Both are 0 for a profile that is free to read again, and for anonymous callers.',
  access: 'anyone',
  bucket: 'typing',
  params: z.object({ domain: domainParameter }),
  answer: z.object({
    domain: z.string(),
    credits: z.int(),
    free_lookups: z.int().describe('Free profiles that it would use up.'),
  }),
  failures: ['not_found'],
  handler: async ({ params: { domain }, caller, services }) => {
    if (!(await services.companies.find(domain))) throw notIndexed(domain);
    const payer = payerOf(caller);
    const quote = payer && (await services.charges.quoteAll(payer, 'domain_detail', [domain]));
    return { domain, credits: quote?.credits ?? 0, free_lookups: quote?.free ?? 0 };
  },
});
