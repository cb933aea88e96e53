import type { Database } from './database.ts';

/**
 * Locks an account's row until the transaction ends, on SQLite and PostgreSQL alike, and returns its tier. Code that counts and then adds,
 * or reads and then spends, has the account to itself. Returns undefined if the account does not exist (any more).
 */
export async function lockAccount(
  transaction: Database,
  accountId: number,
): Promise<{ tier: string; credits: number } | undefined> {
  return transaction
    .updateTable('account')
    .set((row) => ({ credits: row.ref('credits') }))
    .where('id', '=', accountId)
    .returning(['tier', 'credits'])
    .executeTakeFirst();
}
