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
const BATCH = 500;

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
        const isFree = hasFreeLookups && price === 'domain_detail';
        if (isFree && (await takeFreeLookups(transaction, accountId, 1)) === 1) return 0;
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

    async checkAll({ accountId, hasFreeLookups }, price, domains) {
      const paid = await paidLately(database, accountId, domains);
      const account = await database
        .selectFrom('account')
        .select(['credits', 'free_lookups_used'])
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      const free = hasFreeLookups ? Math.max(0, rules.freeLookups - account.free_lookups_used) : 0;
      const needed = prices[price] * Math.max(0, new Set(domains).size - paid.size - free);
      if (account.credits < needed) throw tooFew(needed, account.credits);
    },

    async settleAll({ accountId, hasFreeLookups }, price, domains, reference) {
      const amount = prices[price];
      return database.transaction().execute(async (transaction) => {
        const account = await lockAccount(transaction, accountId);
        const paid = await paidLately(transaction, accountId, domains);
        const due = [...new Set(domains)].filter((domain) => !paid.has(domain));
        const free = hasFreeLookups ? await takeFreeLookups(transaction, accountId, due.length) : 0;
        const bought = Math.min(due.length - free, Math.floor((account?.credits ?? 0) / amount));
        if (bought > 0)
          await spendWithin(transaction, clock, {
            accountId,
            amount: bought * amount,
            reason: price,
            reference,
          });
        const got = due.slice(0, free + bought);
        await notePaid(transaction, accountId, ...got);
        return new Set([...paid, ...got]);
      });
    },
  };

  async function hasPaidLately(executor: Database, accountId: number, domain: string): Promise<boolean> {
    return (await paidLately(executor, accountId, [domain])).size > 0;
  }

  async function paidLately(
    executor: Database,
    accountId: number,
    domains: readonly string[],
  ): Promise<ReadonlySet<string>> {
    const paid = new Set<string>();
    if (rules.repeatReadsFreeDays === 0) return paid;
    for (let at = 0; at < domains.length; at += BATCH) {
      const rows = await executor
        .selectFrom('paid_read')
        .select('domain')
        .where('account_id', '=', accountId)
        .where('domain', 'in', domains.slice(at, at + BATCH))
        .where('paid_at', '>', clock.now() - rules.repeatReadsFreeDays * DAY_MS)
        .execute();
      for (const { domain } of rows) paid.add(domain);
    }
    return paid;
  }

  async function notePaid(
    transaction: Database,
    accountId: number,
    ...domains: readonly string[]
  ): Promise<void> {
    if (rules.repeatReadsFreeDays === 0 || domains.length === 0) return;
    const now = clock.now();
    await transaction
      .insertInto('paid_read')
      .values(domains.map((domain) => ({ account_id: accountId, domain, paid_at: now })))
      .onConflict((conflict) => conflict.columns(['account_id', 'domain']).doUpdateSet({ paid_at: now }))
      .execute();
  }

  /** Up to so many, as far as the account has any left; its row is locked. */
  async function takeFreeLookups(transaction: Database, accountId: number, most: number): Promise<number> {
    const account = await transaction
      .selectFrom('account')
      .select('free_lookups_used')
      .where('id', '=', accountId)
      .executeTakeFirst();
    const used = account?.free_lookups_used ?? rules.freeLookups;
    const taken = Math.min(most, Math.max(0, rules.freeLookups - used));
    if (taken > 0)
      await transaction
        .updateTable('account')
        .set({ free_lookups_used: used + taken })
        .where('id', '=', accountId)
        .execute();
    return taken;
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
