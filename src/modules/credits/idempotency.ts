import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';

export interface IdempotentCall {
  readonly accountId: number;
  /** The caller's Idempotency-Key; without one nothing is stored. */
  readonly idempotencyKey: string | undefined;
  /** Identifies the request: using the same key for another request is an error of the caller. */
  readonly request: unknown;
}

/** A key is stored for a day; after that it counts as new. */
export const KEY_LIFE_MS = 24 * 60 * 60 * 1000;

/**
 * Runs an operation at most once per key: a retry gets the outcome of the first call. The key is written before the operation and in the
 * same transaction, so that of two concurrent calls the second waits until the first has ended, on either database.
 */
export function once<Outcome>(
  database: Database,
  clock: Clock,
  call: IdempotentCall,
  act: (transaction: Database) => Promise<Outcome>,
): Promise<Outcome> {
  const { accountId, idempotencyKey } = call;
  if (idempotencyKey === undefined) return database.transaction().execute(act);
  const fingerprint = fingerprintOf(call.request);
  return database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('idempotent_call')
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', idempotencyKey)
      .where('created_at', '<', clock.now() - KEY_LIFE_MS)
      .execute();
    const isFirst = await transaction
      .insertInto('idempotent_call')
      .values({
        account_id: accountId,
        idempotency_key: idempotencyKey,
        fingerprint,
        outcome: '',
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('idempotency_key')
      .executeTakeFirst();
    if (!isFirst) return recall<Outcome>(transaction, { accountId, idempotencyKey, fingerprint });
    const outcome = await act(transaction);
    await transaction
      .updateTable('idempotent_call')
      .set({ outcome: JSON.stringify(outcome) })
      .where('account_id', '=', accountId)
      .where('idempotency_key', '=', idempotencyKey)
      .execute();
    return outcome;
  });
}

/** The outcome of the first call with this key. */
async function recall<Outcome>(
  transaction: Database,
  call: { accountId: number; idempotencyKey: string; fingerprint: string },
): Promise<Outcome> {
  const known = await transaction
    .selectFrom('idempotent_call')
    .select(['fingerprint', 'outcome'])
    .where('account_id', '=', call.accountId)
    .where('idempotency_key', '=', call.idempotencyKey)
    .executeTakeFirstOrThrow();
  if (known.fingerprint !== call.fingerprint)
    throw new AppError('conflict', 'This Idempotency-Key was used for another request. Use a new key.');
  return JSON.parse(known.outcome) as Outcome;
}

const fingerprintOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');
