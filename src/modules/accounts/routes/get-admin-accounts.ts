import { z } from 'zod';
import { AdministeredAccount } from '../account-directory.ts';
import { defineRoute } from './define-route.ts';

export const getAdminAccounts = defineRoute({
  method: 'GET',
  path: '/admin/accounts',
  tag: 'Administration',
  summary: 'List accounts, newest first, or search them by address or name',
  access: 'admin',
  bucket: 'guard',
  query: z.object({
    q: z.string().max(200).default('').describe('Part of the address or name.'),
    limit: z.int().min(1).max(200).default(50),
    offset: z.int().min(0).default(0),
  }),
  answer: z.object({
    total: z.int(),
    limit: z.int(),
    offset: z.int(),
    accounts: z.array(AdministeredAccount),
  }),
  handler: async ({ query: { q, limit, offset }, services }) => ({
    ...(await services.accounts.directory.page({ q, limit, offset })),
    limit,
    offset,
  }),
});
