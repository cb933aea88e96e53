import type { Clock } from '../../platform/clock.ts';
import { afterCommit, type Database } from '../../platform/database/index.ts';

export interface CreditTransaction {
  readonly id: number;
  readonly amount: number;
  readonly balance_after: number;
  readonly reason: string;
  readonly reference: string | null;
  /** Free profiles used (negative) or returned. */
  readonly free_profiles: number;
  readonly created_at: string;
}

export interface CreditChange {
  readonly accountId: number;
  readonly amount: number;
  readonly reason: string;
  readonly reference?: string;
  /** Free profiles used together with credits or instead of them; the caller updates the account's own count. */
  readonly freeProfiles?: number;
}

export type Spending =
  | { readonly outcome: 'spent'; readonly balance: number }
  | { readonly outcome: 'insufficient'; readonly balance: number };

export interface Ledger {
  balance(accountId: number): Promise<number>;
  /** Newest first, including uses of free profiles, which have an amount of 0. */
  recent(accountId: number, limit: number): Promise<CreditTransaction[]>;
  add(change: CreditChange): Promise<CreditTransaction>;
  /** Takes the whole amount or nothing. */
  spend(change: CreditChange): Promise<Spending>;
}

/**
 * The append-only ledger. A balance changes only by a conditional update in the same transaction as its row in the ledger, so under any
 * concurrency it equals the sum of the rows and never falls below zero.
 */
export function createLedger(database: Database, clock: Clock): Ledger {
  return {
    async balance(accountId) {
      const row = await database
        .selectFrom('account')
        .select('credits')
        .where('id', '=', accountId)
        .executeTakeFirst();
      return row?.credits ?? 0;
    },

    async recent(accountId, limit) {
      const rows = await database
        .selectFrom('credit_transaction')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(present);
    },

    add: (change) =>
      database.transaction().execute((transaction) => addInTransaction(transaction, clock, change)),

    spend: (change) =>
      database.transaction().execute((transaction) => spendInTransaction(transaction, clock, change)),
  };
}

/** Adds credits as part of a larger transaction. */
export async function addInTransaction(
  transaction: Database,
  clock: Clock,
  change: CreditChange,
): Promise<CreditTransaction> {
  const { credits } = await transaction
    .updateTable('account')
    .set((row) => ({ credits: row('credits', '+', change.amount) }))
    .where('id', '=', change.accountId)
    .returning('credits')
    .executeTakeFirstOrThrow();
  return write(transaction, clock, change, 1, credits);
}

/** Counted since the start of this process, like other totals in the metrics. */
let spentHere = 0;
export const creditsSpent = (): number => spentHere;

/** Spends credits as part of a larger transaction. */
export async function spendInTransaction(
  transaction: Database,
  clock: Clock,
  change: CreditChange,
): Promise<Spending> {
  const spent = await transaction
    .updateTable('account')
    .set((row) => ({ credits: row('credits', '-', change.amount) }))
    .where('id', '=', change.accountId)
    .where('credits', '>=', change.amount)
    .returning('credits')
    .executeTakeFirst();
  if (spent) {
    await write(transaction, clock, change, -1, spent.credits);
    afterCommit(transaction, () => {
      spentHere += change.amount;
    });
    return { outcome: 'spent', balance: spent.credits };
  }
  const row = await transaction
    .selectFrom('account')
    .select('credits')
    .where('id', '=', change.accountId)
    .executeTakeFirst();
  return { outcome: 'insufficient', balance: row?.credits ?? 0 };
}

async function write(
  transaction: Database,
  clock: Clock,
  { accountId, amount, reason, reference, freeProfiles = 0 }: CreditChange,
  sign: 1 | -1,
  balance: number,
): Promise<CreditTransaction> {
  const row = await transaction
    .insertInto('credit_transaction')
    .values({
      account_id: accountId,
      amount: sign * amount || 0,
      free_profiles: sign * freeProfiles || 0,
      balance_after: balance,
      reason,
      reference: reference ?? null,
      created_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return present(row);
}

const present = (row: {
  id: number;
  amount: number;
  balance_after: number;
  reason: string;
  reference: string | null;
  free_profiles: number;
  created_at: number;
}): CreditTransaction => ({
  id: row.id,
  amount: row.amount,
  balance_after: row.balance_after,
  reason: row.reason,
  reference: row.reference,
  free_profiles: row.free_profiles,
  created_at: new Date(row.created_at).toISOString(),
});
