import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from '../../../http/route.ts';
import { CompanyList } from './company-list.ts';

export const postList = defineRoute({
  method: 'POST',
  path: '/lists',
  tag: 'Lists',
  summary: 'Create a list',
  access: 'account',
  bucket: 'guard',
  body: z.object({ name: z.string().min(1).max(200) }).meta({ id: 'CreateListRequest' }),
  answer: CompanyList,
  handler: ({ body, caller, services }) =>
    services.shelf.lists.create(accountOf(caller).accountId, body.name),
});
