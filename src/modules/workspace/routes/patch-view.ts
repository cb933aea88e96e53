import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';
import { presentView, SavedView, SavedViewChange, viewParameters } from './saved-view.ts';

export const patchView = defineRoute({
  method: 'PATCH',
  path: '/views/{view_id}',
  tag: 'Lists',
  summary: 'Rename or change a saved view',
  access: 'account',
  bucket: 'guard',
  params: viewParameters,
  body: SavedViewChange,
  answer: SavedView,
  failures: ['not_found'],
  handler: async ({ params, body: { name, params: given, columns, sort }, caller, services }) =>
    presentView(
      await services.workspace.views.change(accountOf(caller).accountId, params.view_id, {
        ...(name !== undefined && { name }),
        ...(given !== undefined && { params: given }),
        ...(columns !== undefined && { columns }),
        ...(sort !== undefined && { sort }),
      }),
    ),
});
