import type { Selectable } from 'kysely';
import { prices } from '../../access/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, lockAccount, type Tables } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { LeaseWatch } from '../../platform/work-queue/index.ts';
import { giveFreeProfilesBack } from './free-profiles.ts';
import { addInTransaction } from './ledger.ts';

export type RowChargeRow = Selectable<Tables['row_charge']>;

/** How long an open charge is left alone after the last heartbeat of its owner. */
export const LEASE_MS = 30_000;

/** Settles an open charge: rows that were paid for but not accepted are refunded. The account must be locked. */
export async function settleInTransaction(
  transaction: Database,
  clock: Clock,
  charge: RowChargeRow,
  rowsTaken: number,
): Promise<RowChargeRow> {
  // Every attempt sends the same rows from the first one on, so the longest attempt has delivered everything the others have.
  const paid = Math.max(charge.rows_paid, Math.min(rowsTaken, charge.row_count));
  const unsent = charge.rows_paid + charge.rows_reserved - paid;
  // Credits were taken last, so they are refunded first.
  const bought = Math.min(unsent, charge.rows_reserved - charge.free_reserved);
  const free = unsent - bought;
  if (free > 0) await giveFreeProfilesBack(transaction, charge.account_id, free);
  if (unsent > 0)
    await addInTransaction(transaction, clock, {
      accountId: charge.account_id,
      amount: bought * prices.export_row,
      freeProfiles: free,
      reason: 'export refund',
      reference: `export ${charge.id}: ${unsent} of ${charge.row_count} rows not taken of ${charge.subject}`,
    });
  return transaction
    .updateTable('row_charge')
    .set({ state: 'settled', rows_paid: paid, rows_reserved: 0, free_reserved: 0, rows_taken: 0 })
    .where('id', '=', charge.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Settles a charge if it is still open and passes the test; returns whether it did. */
export function settleIfOpen(
  database: Database,
  clock: Clock,
  { id, accountId }: { id: number; accountId: number },
  rowsTakenOf: (charge: RowChargeRow) => number | undefined,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    const charge = await transaction
      .selectFrom('row_charge')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst();
    const rowsTaken = charge && rowsTakenOf(charge);
    if (!charge || rowsTaken === undefined) return false;
    await settleInTransaction(transaction, clock, charge, rowsTaken);
    return true;
  });
}

export const leaseOf = ({ id, owner, lease_until }: RowChargeRow) => ({ key: id, owner, mark: lease_until });

/**
 * Settles charges that nobody holds any more, by the last recorded number of accepted rows: charges of processes that died, and charges
 * that this process does not know of because the response to their COMMIT was lost. Returns all charges that were open.
 */
export async function settleOrphans(
  database: Database,
  clock: Clock,
  logger: Logger,
  { watch, isHeldHere }: { watch: LeaseWatch; isHeldHere: (chargeId: number) => boolean },
): Promise<readonly RowChargeRow[]> {
  const open = await database.selectFrom('row_charge').selectAll().where('state', '=', 'open').execute();
  for (const { charge } of watch.abandoned(open.map((charge) => ({ ...leaseOf(charge), charge })))) {
    if (isHeldHere(charge.id)) continue;
    const wasOpen = await settleIfOpen(
      database,
      clock,
      { id: charge.id, accountId: charge.account_id },
      // Only if unchanged, because the owner may have renewed it in the meantime.
      (now) =>
        now.owner === charge.owner && now.lease_until === charge.lease_until ? now.rows_taken : undefined,
    );
    if (wasOpen)
      logger.warn(
        { charge: charge.id, rows: charge.row_count, taken: charge.rows_taken },
        'an export was interrupted; undelivered rows were refunded',
      );
  }
  return open;
}
