import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Charges, type Payer, type Price, type PriceQuote, prices } from '../../access/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, lockAccount } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { freeProfilesLeft, takeFreeProfiles } from './free-profiles.ts';
import { spendInTransaction } from './ledger.ts';

export interface ChargeRules {
  /** Free look-ups of an account whose plan has them. */
  readonly freeLookups: () => number;
  /** For how many days a paid profile is free to read again; 0 charges every read. */
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
        hasFreeLookups && price === 'domain_detail' && account.free_lookups_used < rules.freeLookups();
      if (!isFree && account.credits < amount) throw insufficientCredits(amount, account.credits);
    },

    async settle({ accountId, hasFreeLookups }, price, domain, reference) {
      const amount = prices[price];
      if (amount === 0) return 0;
      return database.transaction().execute(async (transaction) => {
        // The lock serialises concurrent reads of one profile, so that the second one finds it paid.
        await lockAccount(transaction, accountId);
        if (await hasPaidLately(transaction, accountId, domain)) return 0;
        await notePaid(transaction, accountId, domain);
        const mayBeFree = hasFreeLookups && price === 'domain_detail';
        const free = mayBeFree ? await takeFreeProfiles(transaction, accountId, 1, rules.freeLookups()) : 0;
        const cost = free === 1 ? 0 : amount;
        const change = { accountId, amount: cost, freeProfiles: free, reason: price, reference };
        const spending = await spendInTransaction(transaction, clock, change);
        if (spending.outcome === 'insufficient') throw insufficientCredits(amount, spending.balance);
        return cost;
      });
    },

    quoteAll,

    async checkAll(payer, price, domains) {
      const { credits, balance } = await quoteAll(payer, price, domains);
      if (balance < credits) throw insufficientCredits(credits, balance);
    },

    async settleAll({ accountId, hasFreeLookups }, price, domains, reference) {
      const amount = prices[price];
      return database.transaction().execute(async (transaction) => {
        const account = await lockAccount(transaction, accountId);
        const paid = await paidLately(transaction, accountId, domains);
        const due = [...new Set(domains)].filter((domain) => !paid.has(domain));
        const free = hasFreeLookups
          ? await takeFreeProfiles(transaction, accountId, due.length, rules.freeLookups())
          : 0;
        const bought = Math.min(due.length - free, Math.floor((account?.credits ?? 0) / amount));
        if (bought + free > 0)
          await spendInTransaction(transaction, clock, {
            accountId,
            amount: bought * amount,
            freeProfiles: free,
            reason: price,
            reference,
          });
        const got = due.slice(0, free + bought);
        await notePaid(transaction, accountId, ...got);
        return new Set([...paid, ...got]);
      });
    },
  };

  async function quoteAll(
    { accountId, hasFreeLookups }: Payer,
    price: Price,
    domains: Iterable<string>,
  ): Promise<PriceQuote> {
    let due = 0;
    for (const batch of batchesOf(domains)) {
      due += batch.length - (await paidLately(database, accountId, batch)).size;
      // The database may answer within the same turn; yield so that other requests get theirs.
      await nextTurn();
    }
    const account = await database
      .selectFrom('account')
      .select(['credits', 'tier', 'free_lookups_used'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const free = hasFreeLookups ? Math.min(due, freeProfilesLeft(account, rules.freeLookups())) : 0;
    return { free, credits: prices[price] * (due - free), balance: account.credits };
  }

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
}

function* batchesOf(domains: Iterable<string>): Generator<string[]> {
  let batch: string[] = [];
  for (const domain of domains) {
    batch.push(domain);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The 402 response of the API: the message and a header say how many credits are needed. */
export const insufficientCredits = (needed: number, balance: number): AppError =>
  new AppError(
    'insufficient_credits',
    `This costs ${needed} credit${needed === 1 ? '' : 's'}, but your balance is ${balance}. Add credits and try again.`,
    {
      headers: { 'x-credits-needed': String(needed) },
    },
  );
