import { z } from 'zod';
import { scopes } from '../../../access/index.ts';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';

export const getApiKeys = defineRoute({
  method: 'GET',
  path: '/auth/api-keys',
  tag: 'Account',
  summary: 'List your API keys by prefix',
  access: 'account',
  bucket: 'guard',
  answer: z.array(
    z
      .object({
        id: z.int(),
        name: z.string(),
        prefix: z.string(),
        created_at: z.string(),
        last_used_at: z.string().nullable(),
        scopes: z.array(z.enum(scopes)).describe('What the key may do.'),
      })
      .meta({ id: 'ApiKey' }),
  ),
  handler: ({ caller, services }) => services.accounts.apiKeys.list(accountOf(caller).accountId),
});
