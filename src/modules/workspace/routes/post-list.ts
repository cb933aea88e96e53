import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { CompanyList, listName } from './company-list.ts';
import { defineRoute } from './define-route.ts';

export const postList = defineRoute({
  method: 'POST',
  path: '/lists',
  tag: 'Lists',
  summary: 'Create a list',
  description: 'An account can have at most 50 lists (free), 500 (pro) or 5,000 (enterprise).',
  access: 'account',
  bucket: 'guard',
  body: z.object({ name: listName }).meta({ id: 'CreateListRequest' }),
  answer: CompanyList,
  handler: ({ body, caller, services }) =>
    services.workspace.lists.create(accountOf(caller).accountId, body.name),
});
