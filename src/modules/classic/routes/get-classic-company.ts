import { z } from 'zod';
import { pageOf } from '../../../http/pages/page.ts';
import { cut } from '../../../http/pages/quoted-text.ts';
import { html } from '../../../http/route.ts';
import { normalizeDomainName } from '../../../lib/domain-name.ts';
import { AppError } from '../../../platform/errors.ts';
import { languageHeader, localeFor } from '../../../platform/locale.ts';
import { describeEvidence } from '../../companies/index.ts';
import { companyPage } from './company-page.ts';
import { defineRoute } from './define-route.ts';

export const getClassicCompany = defineRoute({
  method: 'GET',
  path: '/classic/{domain}',
  tag: 'Search',
  summary: 'A profile as a page without a script',
  access: 'anyone',
  bucket: 'tier',
  // The same price as `/domain`, so that this page is not a way around it; free without an account.
  price: 'domain_detail',
  undocumented: true,
  // Normalised, so that different spellings of a domain are charged once; anything that is not a domain gives a 404.
  params: z.object({
    domain: z
      .string()
      .max(300)
      .transform((given) => normalizeDomainName(given) ?? given),
  }),
  headers: languageHeader,
  answer: html,
  failures: ['not_found'],
  handler: async ({ params: { domain }, headers, services, setHeader }) => {
    const locale = localeFor(headers);
    setHeader('cache-control', 'no-cache');
    const found = await services.companies.findWithEvidence(domain);
    if (!found) throw new AppError('not_found', `${cut(domain, 100)} is not in this index.`);
    const { profile, evidence } = found;
    return pageOf(services.web, {
      locale,
      title: `${cut(profile.company_name || profile.domain, 80)} · Homedex classic`,
      isListed: false,
      main: companyPage(profile, describeEvidence(profile, evidence), locale),
    });
  },
});
