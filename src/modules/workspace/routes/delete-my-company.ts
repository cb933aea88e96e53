import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { defineRoute } from './define-route.ts';

export const deleteMyCompany = defineRoute({
  method: 'DELETE',
  path: '/auth/my-companies/{domain}',
  tag: 'Account',
  summary: 'Remove a saved company, or only the entry of one search',
  access: 'account',
  bucket: 'guard',
  params: z.object({ domain: domainParameter }),
  query: z.object({ search_query: z.string().max(200).default('') }),
  answer: z.object({ deleted: z.int() }),
  handler: async ({ params, query, caller, services }) => ({
    deleted: await services.workspace.savedCompanies.remove(
      accountOf(caller).accountId,
      params.domain,
      query.search_query,
    ),
  }),
});
