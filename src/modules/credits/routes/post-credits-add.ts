import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { IdempotencyHeaders } from '../../../http/idempotency-key.ts';
import { CreditTransaction } from './credit-transaction.ts';
import { defineRoute } from './define-route.ts';

export const postCreditsAdd = defineRoute({
  method: 'POST',
  path: '/auth/credits/add',
  tag: 'Account',
  summary: 'Add credits to your account',
  access: 'account',
  bucket: 'guard',
  headers: IdempotencyHeaders,
  body: z
    .object({ amount: z.int().min(1).max(1_000_000), reason: z.string().max(200).default('purchase') })
    .meta({ id: 'AddCreditsRequest' }),
  answer: z.object({ balance: z.int(), transaction: CreditTransaction }),
  failures: ['forbidden', 'conflict'],
  audited: true,
  handler: ({ body, headers, caller, services }) => {
    const { accountId, isAdmin } = accountOf(caller);
    return services.purchases.add({
      accountId,
      isAdmin,
      ...body,
      idempotencyKey: headers['idempotency-key'],
    });
  },
});
