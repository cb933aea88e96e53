import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';

export const deleteApiKey = defineRoute({
  method: 'DELETE',
  path: '/auth/api-keys/{key_id}',
  tag: 'Account',
  summary: 'Delete an API key; it stops working immediately',
  access: 'session',
  bucket: 'guard',
  params: z.object({ key_id: z.int() }),
  answer: z.object({ deleted: z.boolean() }),
  failures: ['not_found'],
  handler: async ({ params, caller, services }) => {
    await services.accounts.apiKeys.remove(accountOf(caller).accountId, params.key_id);
    return { deleted: true };
  },
});
