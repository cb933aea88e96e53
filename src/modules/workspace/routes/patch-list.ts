import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { CompanyList, listName, listParameters } from './company-list.ts';
import { defineRoute } from './define-route.ts';

export const patchList = defineRoute({
  method: 'PATCH',
  path: '/lists/{list_id}',
  tag: 'Lists',
  summary: 'Rename a list',
  access: 'account',
  bucket: 'guard',
  params: listParameters,
  body: z.object({ name: listName }).meta({ id: 'RenameListRequest' }),
  answer: CompanyList,
  failures: ['not_found'],
  handler: ({ params, body, caller, services }) =>
    services.workspace.lists.rename(accountOf(caller).accountId, params.list_id, body.name),
});
