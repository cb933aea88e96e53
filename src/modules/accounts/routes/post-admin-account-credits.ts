import { z } from 'zod';
import { actorOf } from '../../../http/audited.ts';
import { IdempotencyHeaders } from '../../../http/idempotency-key.ts';
import { accountParameters } from './administered-account.ts';
import { defineRoute } from './define-route.ts';

export const postAdminAccountCredits = defineRoute({
  method: 'POST',
  path: '/admin/accounts/{account_id}/credits',
  tag: 'Administration',
  summary: 'Grant credits to an account',
  access: 'admin',
  bucket: 'guard',
  params: accountParameters,
  headers: IdempotencyHeaders,
  body: z
    .object({ amount: z.int().min(1).max(1_000_000), reason: z.string().min(1).max(200).default('grant') })
    .meta({ id: 'GrantCreditsRequest' }),
  answer: z.object({ balance: z.int() }),
  failures: ['not_found', 'conflict'],
  audited: 'by itself',
  handler: async ({ params, headers, body, caller, address, services }) => ({
    balance: await services.accounts
      .administrationBy(actorOf(caller, address))
      .grantCredits(params.account_id, { ...body, idempotencyKey: headers['idempotency-key'] }),
  }),
});
