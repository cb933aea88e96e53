import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';
import { ShareLink, viewParameters } from './saved-view.ts';

export const postViewShare = defineRoute({
  method: 'POST',
  path: '/views/{view_id}/share',
  tag: 'Lists',
  summary: 'Create a link that shows a saved view to others',
  description:
    'Whoever has the link sees it, read-only and without an account, until it is revoked. Notes and tags are not shown. A new link replaces the old one.',
  access: 'account',
  bucket: 'guard',
  params: viewParameters,
  answer: ShareLink,
  failures: ['not_found'],
  handler: async ({ params, caller, services }) => {
    const token = await services.workspace.shareLinks.create(accountOf(caller).accountId, {
      viewId: params.view_id,
    });
    return { url: `${services.instance.publicUrl}/app/shared/${token}` };
  },
});
