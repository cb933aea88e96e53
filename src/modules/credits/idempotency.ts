import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';

export interface IdempotentCall {
  readonly accountId: number;
  /** The caller's Idempotency-Key; undefined remembers nothing. */
  readonly idempotencyKey: string | undefined;
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
    const known = await recall<Outcome>(transaction, call);
    if (known !== undefined) return known;
    const outcome = await act(transaction);
    await remember(transaction, clock, call, outcome);
    return outcome;
  });
}

/** What an earlier call with this key came to. */
export async function recall<Outcome>(
  transaction: Database,
  call: IdempotentCall,
): Promise<Outcome | undefined> {
  if (call.idempotencyKey === undefined) return undefined;
  const known = await transaction
    .selectFrom('idempotent_call')
    .select(['fingerprint', 'outcome'])
    .where('account_id', '=', call.accountId)
    .where('idempotency_key', '=', call.idempotencyKey)
    .executeTakeFirst();
  if (known && known.fingerprint !== fingerprintOf(call.request))
    throw new AppError('conflict', 'This Idempotency-Key was used for another request. Use a new key.');
  return known && (JSON.parse(known.outcome) as Outcome);
}

export async function remember(
  transaction: Database,
  clock: Clock,
  call: IdempotentCall,
  outcome: unknown,
): Promise<void> {
  if (call.idempotencyKey === undefined) return;
  const text = JSON.stringify(outcome);
  await transaction
    .insertInto('idempotent_call')
    .values({
      account_id: call.accountId,
      idempotency_key: call.idempotencyKey,
      fingerprint: fingerprintOf(call.request),
      outcome: text,
      created_at: clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'idempotency_key']).doUpdateSet({ outcome: text }),
    )
    .execute();
}

const fingerprintOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');
