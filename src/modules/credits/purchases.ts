import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { once } from './idempotency.ts';
import { addInTransaction, type CreditTransaction } from './ledger.ts';

export type BillingMode = 'sandbox' | 'closed';

export interface Purchase {
  readonly accountId: number;
  readonly isAdmin: boolean;
  readonly amount: number;
  readonly reason: string;
  readonly idempotencyKey: string | undefined;
}

export interface Purchases {
  /** Adds credits to the caller's own account, as the billing mode allows. */
  add(purchase: Purchase): Promise<{ balance: number; transaction: CreditTransaction }>;
}

export function createPurchases(database: Database, clock: Clock, mode: BillingMode): Purchases {
  return {
    add({ accountId, isAdmin, amount, reason, idempotencyKey }) {
      if (mode === 'closed' && !isAdmin)
        throw new AppError(
          'forbidden',
          'Purchases are closed on this server. Ask an administrator for credits.',
        );
      const reference = isAdmin ? 'admin' : 'sandbox';
      return once(
        database,
        clock,
        { accountId, idempotencyKey, request: ['credits/add', amount, reason] },
        async (within) => {
          const transaction = await addInTransaction(within, clock, { accountId, amount, reason, reference });
          return { balance: transaction.balance_after, transaction };
        },
      );
    },
  };
}
