import { z } from 'zod';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { companyProfileSchema, savingParameters } from '../../companies/index.ts';
import { answerLookup } from './answer-lookup.ts';
import { defineRoute } from './define-route.ts';

export const getLookup = defineRoute({
  method: 'GET',
  path: '/lookup/{domain}',
  tag: 'Live lookup',
  summary: 'Get a company profile, fetched live if it is not indexed',
  description:
    'Costs the same as `/domain/{domain}`. A domain without a homepage answers 404 with the reason: parked, bot check, no IP address …',
  access: 'anyone',
  bucket: 'tier',
  price: 'domain_detail',
  fetchesFromOutside: true,
  params: z.object({ domain: domainParameter }),
  query: z.object({
    force: z.boolean().default(false).describe('Fetch the page even if it is indexed.'),
    ...savingParameters,
  }),
  answer: companyProfileSchema,
  failures: ['not_found', 'saturated'],
  handler: async (call) => {
    const { domain } = call.params;
    const { force, ...saving } = call.query;
    const allowed = { browser: true, proxy: false };
    return (await answerLookup(call, domain, saving, { waitMs: 1_500, force, anyAge: true, allowed }))
      .profile;
  },
});
