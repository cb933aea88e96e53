import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { listParameters } from './company-list.ts';
import { defineRoute } from './define-route.ts';

export const deleteListShare = defineRoute({
  method: 'DELETE',
  path: '/lists/{list_id}/share',
  tag: 'Lists',
  summary: 'Revoke the link of a list',
  access: 'account',
  bucket: 'guard',
  params: listParameters,
  answer: z.object({ revoked: z.boolean().describe('False if there was no link.') }),
  failures: ['not_found'],
  handler: async ({ params, caller, services }) => ({
    revoked: await services.workspace.shareLinks.revoke(accountOf(caller).accountId, {
      listId: params.list_id,
    }),
  }),
});
