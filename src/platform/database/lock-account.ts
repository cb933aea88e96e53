import type { Database } from './database.ts';

/**
 * Takes the lock of an account's row until the transaction ends, on SQLite and PostgreSQL alike, and returns its tier: code that counts
 * and then adds, or reads and then spends, does so alone. Undefined when there is no such account (any more).
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
