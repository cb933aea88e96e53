import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { CreditTransaction } from './credit-transaction.ts';
import { defineRoute } from './define-route.ts';

const RECENT = 50;

export const getCredits = defineRoute({
  method: 'GET',
  path: '/auth/credits',
  tag: 'Account',
  summary: 'Your credit balance and the last 50 transactions',
  access: 'account',
  bucket: 'guard',
  answer: z.object({ balance: z.int(), transactions: z.array(CreditTransaction) }),
  handler: async ({ caller, services }) => {
    const { accountId } = accountOf(caller);
    return {
      balance: await services.ledger.balance(accountId),
      transactions: await services.ledger.recent(accountId, RECENT),
    };
  },
});
