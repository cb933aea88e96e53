import { z } from 'zod';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { companyProfileSchema } from '../columns/company-profile.ts';
import { notIndexed } from '../not-indexed.ts';
import { recordProfileView, savingParameters } from '../profile-view.ts';
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
  query: z.object(savingParameters),
  answer: companyProfileSchema,
  failures: ['not_found'],
  handler: async ({ params: { domain }, query, caller, services }) => {
    const profile = await services.companies.find(domain);
    if (!profile) throw notIndexed(domain);
    const { viewHistory } = services.workspace;
    await recordProfileView(domain, profile, { caller, viewHistory, saving: query });
    return profile;
  },
});
