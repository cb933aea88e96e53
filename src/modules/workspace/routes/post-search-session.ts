import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { searchMode, storableQueryText } from '../../search/index.ts';
import { defineRoute } from './define-route.ts';
import { SearchSession } from './search-session.ts';
import { sessionFilters } from './session-filters.ts';

export const postSearchSession = defineRoute({
  method: 'POST',
  path: '/auth/search-sessions',
  tag: 'Account',
  summary: 'Save the position in a search to resume it later',
  description: 'The 200 newest are kept per account; filters are limited to 4 KB.',
  access: 'account',
  bucket: 'guard',
  body: z
    .object({
      query: storableQueryText,
      mode: searchMode,
      filters: sessionFilters.default({}),
      last_offset: z.int().min(0).default(0),
      total_results: z.int().min(0).default(0),
      credits_spent: z.int().min(0).default(0),
      results_per_page: z.int().min(1).max(500).default(25),
    })
    .meta({ id: 'UpsertSessionRequest' }),
  answer: SearchSession,
  handler: ({ body, caller, services }) =>
    services.workspace.searchSessions.save(accountOf(caller).accountId, body),
});
