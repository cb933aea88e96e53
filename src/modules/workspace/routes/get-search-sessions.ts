import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';
import { SearchSession } from './search-session.ts';

export const getSearchSessions = defineRoute({
  method: 'GET',
  path: '/auth/search-sessions',
  tag: 'Account',
  summary: 'List your recent searches, newest first',
  access: 'account',
  bucket: 'guard',
  query: z.object({
    limit: z.int().min(1).max(100).default(10),
    offset: z.int().min(0).max(100_000).default(0),
  }),
  answer: z.array(SearchSession),
  handler: ({ query, caller, services }) =>
    services.workspace.searchSessions.recent(accountOf(caller).accountId, query),
});
