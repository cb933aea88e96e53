import { type Selectable, sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tables } from '../../../platform/database/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import {
  createWorkQueue,
  usualColumns,
  type WorkDescription,
  type WorkOutcome,
  type WorkQueue,
} from '../../../platform/work-queue/index.ts';
import { type PostOptions, postWebhook } from './post-webhook.ts';
import { signatureOf } from './signature.ts';

interface Dependencies extends Omit<PostOptions, 'signal'> {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

const deliveries: WorkDescription<'webhook_delivery'> = {
  table: 'webhook_delivery',
  ...usualColumns,
  dueAt: 'next_attempt_at',
  // Nothing is sent on behalf of an account that is closed or blocked.
  isOpen: sql`state = 'pending' and exists (
    select 1 from monitor inner join account on account.id = monitor.account_id
    where monitor.id = webhook_delivery.monitor_id and account.deleted_at is null and account.blocked_at is null)`,
  tenant: sql`(select monitor.account_id from monitor where monitor.id = webhook_delivery.monitor_id)`,
  // Silent receivers of one account take a few slots, never all of them.
  tenantMax: 4,
  atOnce: 16,
  leaseMs: 60_000,
  // The last attempt is made a day after the first.
  retryAfterMs: [0.5, 2, 10, 30, 60, 120, 240, 480, 497.5].map((minutes) => minutes * 60_000),
  onDone: () => ({ state: 'delivered', next_attempt_at: null, body: '' }),
  onFailed: (_, reason) => ({ state: 'failed', next_attempt_at: null, body: '', error: reason }),
};

/** Delivers notifications to the webhooks of their monitors, at least once. */
export function createDeliveries({ database, clock, logger, ...post }: Dependencies): WorkQueue {
  return createWorkQueue(deliveries, { database, clock, logger, work: deliver });

  async function deliver(
    { id, body, attempts, monitor_id }: Selectable<Tables['webhook_delivery']>,
    signal: AbortSignal,
  ): Promise<WorkOutcome<'webhook_delivery'>> {
    const monitor = await database
      .selectFrom('monitor')
      .select(['webhook_url', 'webhook_secret'])
      .where('id', '=', monitor_id)
      .executeTakeFirst();
    if (!monitor?.webhook_url || !monitor.webhook_secret)
      return { kind: 'failed', reason: 'The webhook was removed.' };
    const now = clock.now();
    const headers = headersOf(id, body, monitor.webhook_secret, now);
    const { status, error } = await postWebhook(monitor.webhook_url, headers, body, { ...post, signal });
    if (signal.aborted) return { kind: 'interrupted' };
    logger.info({ deliveryId: id, attempt: attempts, status, error }, 'webhook posted');
    const changes = { status, error, last_attempt_at: now };
    return error === null ? { kind: 'done', changes } : { kind: 'retry', reason: error, changes };
  }
}

const headersOf = (id: string, body: string, secret: string, now: number): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Homedex-Webhook',
  'homedex-delivery': id,
  'homedex-signature': signatureOf(body, secret, now),
});

export interface Delivery {
  readonly id: string;
  readonly notification_id: number | null;
  readonly state: 'pending' | 'delivered' | 'failed';
  readonly attempts: number;
  /** The receiver's last response. */
  readonly status: number | null;
  /** Why the last attempt failed. */
  readonly error: string | null;
  readonly created_at: string;
  readonly last_attempt_at: string | null;
  readonly next_attempt_at: string | null;
}

/** Newest first, all that are stored. */
export async function latestDeliveries(database: Database, monitorId: number): Promise<Delivery[]> {
  const rows = await database
    .selectFrom('webhook_delivery')
    .select(['id', 'notification_id', 'state', 'attempts', 'status', 'error'])
    .select(['created_at', 'last_attempt_at', 'next_attempt_at'])
    .where('monitor_id', '=', monitorId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    state: row.state as Delivery['state'],
    created_at: new Date(row.created_at).toISOString(),
    last_attempt_at: toIso(row.last_attempt_at),
    next_attempt_at: toIso(row.next_attempt_at),
  }));
}

const toIso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
