import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import { type PostOptions, postWebhook } from './post-webhook.ts';
import { signatureOf } from './signature.ts';

export interface Deliveries {
  /** Makes the attempts that are due. Gives how many were made. One that the signal ends is made again later. */
  deliverDue(signal: AbortSignal): Promise<number>;
}

interface Needs extends Omit<PostOptions, 'signal'> {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** How long after a failed attempt the next one comes: the last is made a day after the first. */
const RETRY_AFTER_MS = [0.5, 2, 10, 30, 60, 120, 240, 480, 497.5].map((minutes) => minutes * 60_000);
const RETRY_AFTER_MAX_MS = Math.max(...RETRY_AFTER_MS);
const ATTEMPTS_MAX = RETRY_AFTER_MS.length + 1;
/** Past this time an attempt that nobody has ended counts as failed: its process is gone. */
const ATTEMPT_MS_MAX = 60_000;

const BATCH = 200;
const ACCOUNTS_AT_ONCE = 16;
const PER_ACCOUNT = 5;

/**
 * Carries notifications to the webhooks of their monitors, at least once. An attempt is counted before it is made, which puts the next one
 * off: whoever counted has it alone, and if its process dies the delivery is tried again.
 */
export function createDeliveries({ database, clock, logger, ...post }: Needs): Deliveries {
  return {
    async deliverDue(signal) {
      const now = clock.now();
      const due = await findDue(now);
      // The receivers of one account wait for each other, so that slow ones keep no other account waiting.
      const lanes = [...Map.groupBy(due, ({ account_id }) => account_id).values()];
      let attempts = 0;
      const workers = Array.from({ length: Math.min(ACCOUNTS_AT_ONCE, lanes.length) }, async () => {
        for (let lane = lanes.shift(); lane !== undefined; lane = lanes.shift())
          for (const delivery of lane)
            if (!signal.aborted && (await attempt(delivery, signal))) attempts += 1;
      });
      await Promise.all(workers);
      return attempts;
    },
  };

  /** Those that have waited longest, few of each account: the long queue of one is no wait for another. */
  function findDue(now: number) {
    return database
      .selectFrom(queues(now).as('due'))
      .innerJoin('webhook_delivery', 'webhook_delivery.id', 'due.id')
      .innerJoin('monitor', 'monitor.id', 'webhook_delivery.monitor_id')
      .select([
        'webhook_delivery.id',
        'webhook_delivery.body',
        'webhook_delivery.attempts',
        'monitor.account_id',
        'monitor.webhook_url',
        'monitor.webhook_secret',
      ])
      .where('due.place', '<=', PER_ACCOUNT)
      .orderBy('webhook_delivery.next_attempt_at')
      .limit(BATCH)
      .execute();
  }

  /** What is due with its place among the deliveries of its account. A mark beyond the longest wait was set by a clock that has been put back since. */
  function queues(now: number) {
    return database
      .selectFrom('webhook_delivery')
      .innerJoin('monitor', 'monitor.id', 'webhook_delivery.monitor_id')
      .innerJoin('account', 'account.id', 'monitor.account_id')
      .select(({ fn }) => [
        'webhook_delivery.id',
        fn
          .agg<number>('row_number')
          .over((rows) => rows.partitionBy('monitor.account_id').orderBy('webhook_delivery.next_attempt_at'))
          .as('place'),
      ])
      .where('webhook_delivery.state', '=', 'pending')
      .where('account.deleted_at', 'is', null)
      .where('account.blocked_at', 'is', null)
      .where((row) =>
        row.or([
          row('webhook_delivery.next_attempt_at', '<=', now),
          row('webhook_delivery.next_attempt_at', '>', now + RETRY_AFTER_MAX_MS),
        ]),
      );
  }

  async function attempt(
    delivery: Awaited<ReturnType<typeof findDue>>[number],
    signal: AbortSignal,
  ): Promise<boolean> {
    const { id, body, attempts, webhook_url, webhook_secret } = delivery;
    if (webhook_url === null || webhook_secret === null || attempts >= ATTEMPTS_MAX) {
      await settle(id, 'failed', webhook_url === null ? { error: 'The webhook was removed.' } : {});
      return false;
    }
    const now = clock.now();
    if (!(await claim(id, attempts, now))) return false;
    const headers = headersOf(id, body, webhook_secret, now);
    const outcome = await postWebhook(webhook_url, headers, body, { ...post, signal });
    if (signal.aborted) return true;
    const isLast = attempts + 1 === ATTEMPTS_MAX;
    if (outcome.error === null) await settle(id, 'delivered', outcome);
    else if (isLast) await settle(id, 'failed', outcome);
    else await database.updateTable('webhook_delivery').set(outcome).where('id', '=', id).execute();
    logger.info({ deliveryId: id, attempt: attempts + 1, ...outcome }, 'webhook posted');
    return true;
  }

  async function claim(id: string, attempts: number, now: number): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('webhook_delivery')
      .set({
        attempts: attempts + 1,
        last_attempt_at: now,
        next_attempt_at: now + (RETRY_AFTER_MS[attempts] ?? ATTEMPT_MS_MAX),
      })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('state', '=', 'pending')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async function settle(
    id: string,
    state: 'delivered' | 'failed',
    outcome: { status?: number | null; error?: string | null },
  ): Promise<void> {
    await database
      .updateTable('webhook_delivery')
      .set({ ...outcome, state, next_attempt_at: null, body: '' })
      .where('id', '=', id)
      .execute();
  }
}

const headersOf = (id: string, body: string, secret: string, now: number): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Homedex-Webhook',
  'homedex-delivery': id,
  'homedex-signature': signatureOf(body, secret, now),
});
