import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../platform/database/index.ts';
import { type AccountRow, invalidateLinks } from '../account.ts';
import { removeRows } from './account-rows.ts';
import { accountTables } from './account-tables.ts';

const ROWS_AT_ONCE = 1_000;

/**
 * Closes an account within the transaction that decides it: from then on it cannot sign in, and nothing shows whose it was. Its data may be
 * a million rows, so it is removed afterwards in small batches.
 */
export async function closeAccount(
  transaction: Database,
  { id, email }: AccountRow,
  now: number,
): Promise<void> {
  await transaction.deleteFrom('session').where('account_id', '=', id).execute();
  await transaction.deleteFrom('api_key').where('account_id', '=', id).execute();
  await transaction.deleteFrom('identity').where('account_id', '=', id).execute();
  await transaction.deleteFrom('registration').where('email', '=', email).execute();
  await invalidateLinks(transaction, email);
  await transaction
    .updateTable('account')
    .set({
      email: `deleted-${id}`,
      name: '',
      password_hash: null,
      is_admin: 0,
      tier: 'free',
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Removes the data of closed accounts; resumes where an interrupted removal stopped. */
export async function removeClosedAccounts(database: Database, signal: AbortSignal): Promise<number> {
  const closed = await database
    .selectFrom('account')
    .select('id')
    .where('deleted_at', 'is not', null)
    .execute();
  let removed = 0;
  for (const { id } of closed) {
    for (const table of accountTables) {
      while ((await removeRows(database, table, id, ROWS_AT_ONCE)) >= ROWS_AT_ONCE) {
        if (signal.aborted) return removed;
        await nextTurn();
      }
    }
    if (signal.aborted) return removed;
    await database.deleteFrom('account').where('id', '=', id).execute();
    removed++;
  }
  return removed;
}
