import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';
import { RowColumns } from './row-columns.ts';

export const getRowColumns = defineRoute({
  method: 'GET',
  path: '/auth/row-columns',
  tag: 'Account',
  summary: 'Get your preferred table columns',
  access: 'account',
  bucket: 'guard',
  answer: RowColumns,
  handler: async ({ caller, services }) => ({
    columns: [...(await services.workspace.rowLayouts.get(accountOf(caller).accountId))],
  }),
});
