import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';
import { savedFilter } from './saved-filter.ts';

export const getExportCheck = defineRoute({
  method: 'GET',
  path: '/auth/my-companies/export-check',
  tag: 'Account',
  summary: 'Preview the size and cost of an export of saved companies',
  access: 'account',
  bucket: 'guard',
  query: savedFilter,
  answer: z.object({
    row_count: z.int(),
    credits_needed: z.int().describe('Free profiles are used first.'),
    credits_balance: z.int(),
    can_export: z.boolean(),
  }),
  handler: ({ query, caller, services }) =>
    services.savedCompaniesExport.check(accountOf(caller).accountId, query),
});
