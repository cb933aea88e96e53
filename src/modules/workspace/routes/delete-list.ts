import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { listParameters } from './company-list.ts';
import { defineRoute } from './define-route.ts';

export const deleteList = defineRoute({
  method: 'DELETE',
  path: '/lists/{list_id}',
  tag: 'Lists',
  summary: 'Delete a list',
  access: 'account',
  bucket: 'guard',
  params: listParameters,
  answer: z.object({ deleted: z.boolean() }),
  failures: ['not_found'],
  handler: async ({ params, caller, services }) => {
    await services.workspace.lists.remove(accountOf(caller).accountId, params.list_id);
    return { deleted: true };
  },
});
