import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';
import { RowColumns, RowColumnsRequest } from './row-columns.ts';

export const putRowColumns = defineRoute({
  method: 'PUT',
  path: '/auth/row-columns',
  tag: 'Account',
  summary: 'Save your preferred table columns, their order and widths',
  access: 'account',
  bucket: 'guard',
  body: RowColumnsRequest,
  answer: RowColumns,
  handler: async ({ body, caller, services }) => {
    await services.workspace.rowLayouts.keep(accountOf(caller).accountId, body.columns);
    return body;
  },
});
