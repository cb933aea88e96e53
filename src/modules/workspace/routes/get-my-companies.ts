import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';

const SavedCompany = z
  .object({
    domain: z.string(),
    title: z.string(),
    company_name: z.string(),
    industry: z.string(),
    country: z.string(),
    search_query: z.string(),
    first_seen_at: z.string(),
    last_seen_at: z.string(),
  })
  .meta({ id: 'SavedCompany' });

export const getMyCompanies = defineRoute({
  method: 'GET',
  path: '/auth/my-companies',
  tag: 'Account',
  summary: 'Companies found by your searches and profile views',
  access: 'account',
  bucket: 'guard',
  query: z.object({
    limit: z.int().min(1).max(500).default(50),
    offset: z.int().min(0).default(0),
    search: z.string().max(200).default('').describe('Part of the domain, title or company name.'),
    query: z.string().max(200).default('').describe('Only companies found by this query.'),
  }),
  answer: z.object({
    total: z.int().describe('Rows: one per company and query that found it.'),
    company_count: z.int().describe('Companies, each counted once.'),
    limit: z.int(),
    offset: z.int(),
    companies: z.array(SavedCompany),
  }),
  handler: async ({ query: { limit, offset, search, query }, caller, services }) => {
    const { accountId } = accountOf(caller);
    const { total, companyCount, companies } = await services.workspace.savedCompanies.list(
      accountId,
      { search, query },
      { limit, offset },
    );
    return { total, company_count: companyCount, limit, offset, companies };
  },
});
