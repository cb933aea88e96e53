import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';

export interface IdempotentCall {
  readonly accountId: number;
  /** The caller's Idempotency-Key; undefined runs the act without remembering it. */
  readonly key: string | undefined;
  /** What was asked for: the same key with another request is a mistake of the caller. */
  readonly request: unknown;
}

/** Runs an act at most once per key: a retry gets the first outcome. The act and its memory are one transaction. */
export function once<Outcome>(
  database: Database,
  clock: Clock,
  call: IdempotentCall,
  act: (transaction: Database) => Promise<Outcome>,
): Promise<Outcome> {
  return database.transaction().execute(async (transaction) => {
    if (call.key === undefined) return act(transaction);
    const fingerprint = createHash('sha256').update(JSON.stringify(call.request)).digest('hex');
    const known = await transaction
      .selectFrom('idempotent_call')
      .select(['fingerprint', 'outcome'])
      .where('account_id', '=', call.accountId)
      .where('idempotency_key', '=', call.key)
      .executeTakeFirst();
    if (known) {
      if (known.fingerprint !== fingerprint)
        throw new AppError('conflict', 'This Idempotency-Key was used for another request. Use a new key.');
      return JSON.parse(known.outcome) as Outcome;
    }
    const outcome = await act(transaction);
    await transaction
      .insertInto('idempotent_call')
      .values({
        account_id: call.accountId,
        idempotency_key: call.key,
        fingerprint,
        outcome: JSON.stringify(outcome),
        created_at: clock.now(),
      })
      .execute();
    return outcome;
  });
}
