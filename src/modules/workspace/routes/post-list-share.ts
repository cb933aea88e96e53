import { accountOf } from '../../../http/account-of.ts';
import { listParameters } from './company-list.ts';
import { defineRoute } from './define-route.ts';
import { ShareLink } from './saved-view.ts';

export const postListShare = defineRoute({
  method: 'POST',
  path: '/lists/{list_id}/share',
  tag: 'Lists',
  summary: 'Create a link that shows a list to others',
  description:
    'Whoever has the link sees it, read-only and without an account, until it is revoked. Notes and tags are not shown. A new link replaces the old one.',
  access: 'account',
  bucket: 'guard',
  params: listParameters,
  answer: ShareLink,
  failures: ['not_found'],
  handler: async ({ params, caller, services }) => {
    const token = await services.workspace.shareLinks.create(accountOf(caller).accountId, {
      listId: params.list_id,
    });
    return { url: `${services.instance.publicUrl}/app/shared/${token}` };
  },
});
