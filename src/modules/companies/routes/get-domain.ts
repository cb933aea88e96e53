import { z } from 'zod';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { defineRoute } from '../../../http/route.ts';
import { AppError } from '../../../platform/errors.ts';
import { companyProfileSchema } from '../columns/company-profile.ts';

export const getDomain = defineRoute({
  method: 'GET',
  path: '/domain/{domain}',
  tag: 'Search',
  summary: 'The profile of a company: all 178 columns, as indexed',
  description:
    'Free for anonymous callers; free accounts have 250 lookups, then it costs one credit. A domain that is not indexed costs nothing.',
  access: 'anyone',
  bucket: 'tier',
  price: 'domain_detail',
  params: z.object({ domain: domainParameter }),
  answer: companyProfileSchema,
  failures: ['not_found'],
  handler: async ({ params: { domain }, caller, services }) => {
    const profile = await services.companies.find(domain);
    if (!profile)
      throw new AppError(
        'not_found',
        `${domain} is not indexed. Use /lookup/${domain} or /enrich/${domain} to fetch it live.`,
      );
    if (caller.kind === 'account') {
      services.shelf.savedCompanies.remember(caller.accountId, domain, () => [
        {
          domain,
          title: profile.title ?? '',
          company_name: profile.company_name ?? '',
          industry: profile.industry ?? '',
          country: profile.country ?? '',
        },
      ]);
    }
    return profile;
  },
});
