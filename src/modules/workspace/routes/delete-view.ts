import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';
import { viewParameters } from './saved-view.ts';

export const deleteView = defineRoute({
  method: 'DELETE',
  path: '/views/{view_id}',
  tag: 'Lists',
  summary: 'Delete a saved view and its link',
  access: 'account',
  bucket: 'guard',
  params: viewParameters,
  answer: z.object({ deleted: z.literal(true) }),
  failures: ['not_found'],
  handler: async ({ params, caller, services }) => {
    await services.workspace.views.remove(accountOf(caller).accountId, params.view_id);
    return { deleted: true as const };
  },
});
