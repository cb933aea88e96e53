import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/database/index.ts';
import { readLikeness } from '../likeness.ts';
import { readFilters } from '../watched-query.ts';

interface Announced {
  readonly id: number;
  readonly name: string;
  readonly query: string;
  readonly mode: string;
  readonly filters: string;
  readonly likeness: string | null;
}

interface Announcement {
  readonly notificationId: number;
  readonly newCount: number;
  readonly domains: readonly string[];
}

const DELIVERIES_MAX = 100;

/** Queues a notification for the webhook of its monitor, in the transaction that creates it. */
export async function addDelivery(
  transaction: Database,
  monitor: Announced,
  { notificationId, newCount, domains }: Announcement,
  now: number,
): Promise<void> {
  const id = randomUUID();
  const { name, query, mode } = monitor;
  const body = {
    id,
    type: 'monitor.new_matches',
    created_at: new Date(now).toISOString(),
    monitor: {
      id: monitor.id,
      name,
      query,
      mode,
      filters: readFilters(monitor.filters).filters,
      ...(monitor.likeness !== null && { likeness: readLikeness(monitor.likeness) }),
    },
    notification: { id: notificationId, new_count: newCount, domains },
  };
  await transaction
    .insertInto('webhook_delivery')
    .values({
      id,
      monitor_id: monitor.id,
      notification_id: notificationId,
      body: JSON.stringify(body),
      next_attempt_at: now,
      created_at: now,
    })
    .execute();
  await transaction
    .deleteFrom('webhook_delivery')
    .where('monitor_id', '=', monitor.id)
    .where('created_at', '<=', (sub) =>
      sub
        .selectFrom('webhook_delivery')
        .select('created_at')
        .where('monitor_id', '=', monitor.id)
        .orderBy('created_at', 'desc')
        .limit(1)
        .offset(DELIVERIES_MAX),
    )
    .execute();
}
