import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';
import { presentView, SavedView } from './saved-view.ts';

export const getViews = defineRoute({
  method: 'GET',
  path: '/views',
  tag: 'Lists',
  summary: 'List your saved views',
  access: 'account',
  bucket: 'guard',
  answer: z.array(SavedView),
  handler: async ({ caller, services }) =>
    (await services.workspace.views.all(accountOf(caller).accountId)).map(presentView),
});
