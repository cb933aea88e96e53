import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { CompanyList } from './company-list.ts';
import { defineRoute } from './define-route.ts';

export const getLists = defineRoute({
  method: 'GET',
  path: '/lists',
  tag: 'Lists',
  summary: 'List your lists',
  access: 'account',
  bucket: 'guard',
  answer: z.array(CompanyList),
  handler: ({ caller, services }) => services.workspace.lists.all(accountOf(caller).accountId),
});
