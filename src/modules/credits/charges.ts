import { type Charges, prices } from '../../callers/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, lockAccount } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { spendWithin } from './ledger.ts';

export interface ChargeRules {
  /** Free lookups of an account that has such. */
  readonly freeLookups: number;
  /** Days for which a profile that was paid for is free to read again; 0: every read is charged. */
  readonly repeatReadsFreeDays: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function createCharges(database: Database, clock: Clock, rules: ChargeRules): Charges {
  return {
    async check({ accountId, hasFreeLookups }, price, domain) {
      const amount = prices[price];
      if (amount === 0 || (await hasPaidLately(database, accountId, domain))) return;
      const account = await database
        .selectFrom('account')
        .select(['credits', 'free_lookups_used'])
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      const isFree =
        hasFreeLookups && price === 'domain_detail' && account.free_lookups_used < rules.freeLookups;
      if (!isFree && account.credits < amount) throw tooFew(amount, account.credits);
    },

    async settle({ accountId, hasFreeLookups }, price, domain, reference) {
      const amount = prices[price];
      if (amount === 0) return 0;
      return database.transaction().execute(async (transaction) => {
        // Two reads of one profile at once are one after the other here, so the second one finds it paid.
        await lockAccount(transaction, accountId);
        if (await hasPaidLately(transaction, accountId, domain)) return 0;
        await notePaid(transaction, accountId, domain);
        if (hasFreeLookups && price === 'domain_detail' && (await takeFreeLookup(transaction, accountId)))
          return 0;
        const spending = await spendWithin(transaction, clock, {
          accountId,
          amount,
          reason: price,
          reference,
        });
        if (spending.outcome === 'insufficient') throw tooFew(amount, spending.balance);
        return amount;
      });
    },
  };

  async function hasPaidLately(executor: Database, accountId: number, domain: string): Promise<boolean> {
    if (rules.repeatReadsFreeDays === 0) return false;
    const paid = await executor
      .selectFrom('paid_read')
      .select('paid_at')
      .where('account_id', '=', accountId)
      .where('domain', '=', domain)
      .where('paid_at', '>', clock.now() - rules.repeatReadsFreeDays * DAY_MS)
      .executeTakeFirst();
    return paid !== undefined;
  }

  async function notePaid(transaction: Database, accountId: number, domain: string): Promise<void> {
    if (rules.repeatReadsFreeDays === 0) return;
    const now = clock.now();
    await transaction
      .insertInto('paid_read')
      .values({ account_id: accountId, domain, paid_at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'domain']).doUpdateSet({ paid_at: now }))
      .execute();
  }

  async function takeFreeLookup(transaction: Database, accountId: number): Promise<boolean> {
    const { numUpdatedRows } = await transaction
      .updateTable('account')
      .set((row) => ({ free_lookups_used: row('free_lookups_used', '+', 1) }))
      .where('id', '=', accountId)
      .where('free_lookups_used', '<', rules.freeLookups)
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
