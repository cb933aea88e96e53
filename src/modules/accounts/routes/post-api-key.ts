import { z } from 'zod';
import { scopes } from '../../../access/index.ts';
import { accountOf } from '../../../http/account-of.ts';
import { AppError } from '../../../platform/errors.ts';
import { usualScopes } from '../api-keys.ts';
import { defineRoute } from './define-route.ts';
import { optionalName } from './name-field.ts';

export const postApiKey = defineRoute({
  method: 'POST',
  path: '/auth/api-keys',
  tag: 'Account',
  summary: 'Create an API key; it is shown only in this response',
  description:
    'An account can have at most 5 keys (free), 20 (pro) or 100 (enterprise). Scopes: `export` allows file downloads of many rows, `admin` allows administration (administrators only), `read` allows everything else. Requires a session: a key cannot create keys.',
  access: 'session',
  bucket: 'guard',
  body: z
    .object({
      name: optionalName(100, 'Default'),
      scopes: z
        .array(z.enum(scopes))
        .min(1)
        .max(scopes.length)
        .default([...usualScopes])
        .describe('What the key may do.'),
    })
    .meta({ id: 'CreateApiKeyRequest' }),
  answer: z
    .object({
      id: z.int(),
      name: z.string(),
      prefix: z.string(),
      key: z.string(),
      created_at: z.string(),
      scopes: z.array(z.enum(scopes)),
    })
    .meta({ id: 'CreatedApiKey' }),
  failures: ['forbidden'],
  handler: ({ body, caller, services }) => {
    const { accountId, isAdmin } = accountOf(caller);
    if (body.scopes.includes('admin') && !isAdmin)
      throw new AppError('forbidden', 'Only administrators can create keys with the scope admin.');
    return services.accounts.apiKeys.create(accountId, body.name, body.scopes);
  },
});
