import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';
import { RowColumns, RowColumnsRequest } from './row-columns.ts';

export const putRowColumns = defineRoute({
  method: 'PUT',
  path: '/auth/row-columns',
  tag: 'Account',
  summary: 'Keep the columns in which you like to see results, their order and their widths',
  access: 'account',
  bucket: 'guard',
  body: RowColumnsRequest,
  answer: RowColumns,
  handler: async ({ body, caller, services }) => {
    await services.workspace.rowLayouts.keep(accountOf(caller).accountId, body.columns);
    return body;
  },
});
