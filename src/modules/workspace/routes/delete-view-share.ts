import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';
import { viewParameters } from './saved-view.ts';

export const deleteViewShare = defineRoute({
  method: 'DELETE',
  path: '/views/{view_id}/share',
  tag: 'Lists',
  summary: 'Revoke the link of a saved view',
  access: 'account',
  bucket: 'guard',
  params: viewParameters,
  answer: z.object({ revoked: z.boolean().describe('False if there was no link.') }),
  failures: ['not_found'],
  handler: async ({ params, caller, services }) => ({
    revoked: await services.workspace.shareLinks.revoke(accountOf(caller).accountId, {
      viewId: params.view_id,
    }),
  }),
});
