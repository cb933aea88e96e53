import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';
import { optionalName } from './name-field.ts';

export const postApiKey = defineRoute({
  method: 'POST',
  path: '/auth/api-keys',
  tag: 'Account',
  summary: 'Create an API key; it is shown only in this answer',
  description: 'An account has at most 5 keys (free), 20 (pro) or 100 (enterprise).',
  access: 'account',
  bucket: 'guard',
  body: z.object({ name: optionalName(100, 'Default') }).meta({ id: 'CreateApiKeyRequest' }),
  answer: z
    .object({ id: z.int(), name: z.string(), prefix: z.string(), key: z.string(), created_at: z.string() })
    .meta({ id: 'CreatedApiKey' }),
  handler: ({ body, caller, services }) =>
    services.accounts.apiKeys.create(accountOf(caller).accountId, body.name),
});
