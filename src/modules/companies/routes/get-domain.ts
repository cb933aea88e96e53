import { z } from 'zod';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { companyProfileSchema } from '../columns/company-profile.ts';
import { notIndexed } from '../not-indexed.ts';
import { defineRoute } from './define-route.ts';

export const getDomain = defineRoute({
  method: 'GET',
  path: '/domain/{domain}',
  tag: 'Search',
  summary: 'Get a company profile: all 178 columns, as indexed',
  description:
    'Free for anonymous callers; free accounts get 250 free lookups, after that it costs one credit. A profile you have paid for (or used a free lookup on) is free to read again for 30 days, unless the operator changed that. A domain that is not indexed costs nothing.',
  access: 'anyone',
  bucket: 'tier',
  isAboutCompany: true,
  price: 'domain_detail',
  params: z.object({ domain: domainParameter }),
  query: z.object({
    save: z
      .boolean()
      .default(true)
      .describe('false: nothing is saved to your viewed companies (`/auth/my-companies`).'),
    from: z
      .string()
      .max(200)
      .default('')
      .describe('The query that led here; the company is saved under it. Empty: under its domain.'),
  }),
  answer: companyProfileSchema,
  failures: ['not_found'],
  handler: async ({ params: { domain }, query, caller, services }) => {
    const profile = await services.companies.find(domain);
    if (!profile) throw notIndexed(domain);
    if (caller.kind === 'account' && query.save)
      await services.workspace.viewHistory.record({
        accountId: caller.accountId,
        query: query.from.trim() || domain,
        kind: 'profile',
        companies: () => [
          {
            domain,
            title: profile.title ?? '',
            company_name: profile.company_name ?? '',
            industry: profile.industry ?? '',
            country: profile.country ?? '',
          },
        ],
      });
    return profile;
  },
});
