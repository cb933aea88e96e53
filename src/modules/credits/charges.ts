import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { spendWithin } from './ledger.ts';
import { type Price, prices } from './prices.ts';

export interface Payer {
  readonly accountId: number;
  /** Free accounts have a number of lookups at no cost. */
  readonly hasFreeLookups: boolean;
}

export interface Charges {
  /** Throws `insufficient_credits` before any work is done for somebody who cannot pay for it. */
  check(payer: Payer, price: Price): Promise<void>;
  /** Takes the price of a call that succeeded. */
  settle(payer: Payer, price: Price, reference: string): Promise<void>;
}

export interface FreeLookups {
  readonly perAccount: number;
}

export function createCharges(database: Database, clock: Clock, { perAccount }: FreeLookups): Charges {
  return {
    async check({ accountId, hasFreeLookups }, price) {
      const amount = prices[price];
      if (amount === 0) return;
      const account = await database
        .selectFrom('account')
        .select(['credits', 'free_lookups_used'])
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      const isFree = hasFreeLookups && price === 'domain_detail' && account.free_lookups_used < perAccount;
      if (!isFree && account.credits < amount) throw tooFew(amount, account.credits);
    },

    async settle({ accountId, hasFreeLookups }, price, reference) {
      const amount = prices[price];
      if (amount === 0) return;
      await database.transaction().execute(async (transaction) => {
        if (hasFreeLookups && price === 'domain_detail' && (await takeFreeLookup(transaction, accountId)))
          return;
        const spending = await spendWithin(transaction, clock, {
          accountId,
          amount,
          reason: price,
          reference,
        });
        if (spending.outcome === 'insufficient') throw tooFew(amount, spending.balance);
      });
    },
  };

  async function takeFreeLookup(transaction: Database, accountId: number): Promise<boolean> {
    const { numUpdatedRows } = await transaction
      .updateTable('account')
      .set((row) => ({ free_lookups_used: row('free_lookups_used', '+', 1) }))
      .where('id', '=', accountId)
      .where('free_lookups_used', '<', perAccount)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

/** The 402 of the contract: how many credits are needed stands in the sentence and in a header. */
export const tooFew = (needed: number, balance: number): AppError =>
  new AppError(
    'insufficient_credits',
    `This needs ${needed} credit${needed === 1 ? '' : 's'} and the balance is ${balance}. Add credits and try again.`,
    {
      headers: { 'x-credits-needed': String(needed) },
    },
  );
