import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';
import { presentView, SavedView, SavedViewRequest } from './saved-view.ts';

export const postView = defineRoute({
  method: 'POST',
  path: '/views',
  tag: 'Lists',
  summary: 'Save a search with its columns and order under a name',
  description: 'An account can have at most 200 saved views.',
  access: 'account',
  bucket: 'guard',
  body: SavedViewRequest,
  answer: SavedView,
  handler: async ({ body, caller, services }) =>
    presentView(await services.workspace.views.create(accountOf(caller).accountId, body)),
});
