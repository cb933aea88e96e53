import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/database/index.ts';
import { readLikeness } from '../likeness.ts';
import { readFilters } from '../watched-query.ts';
import { type Announcement, slackMessage, teamsMessage } from './message-formats.ts';

interface Announced {
  readonly id: number;
  readonly name: string;
  readonly query: string;
  readonly mode: string;
  readonly filters: string;
  readonly likeness: string | null;
  readonly kind: string;
  readonly webhook_format: string;
}

interface StoredAnnouncement extends Announcement {
  readonly notificationId: number;
}

const DELIVERIES_MAX = 100;

/** Queues a notification for the webhook of its monitor, in the transaction that creates it. */
export async function addDelivery(
  transaction: Database,
  monitor: Announced,
  announcement: StoredAnnouncement,
  now: number,
): Promise<void> {
  const id = randomUUID();
  const { notificationId } = announcement;
  await transaction
    .insertInto('webhook_delivery')
    .values({
      id,
      monitor_id: monitor.id,
      notification_id: notificationId,
      body: JSON.stringify(bodyOf(id, monitor, announcement, now)),
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

function bodyOf(id: string, monitor: Announced, announcement: StoredAnnouncement, now: number): object {
  const { notificationId, newCount, domains, title, publicUrl } = announcement;
  const message = { title, alertName: monitor.name, domains, newCount, publicUrl };
  if (monitor.webhook_format === 'slack') return slackMessage(message);
  if (monitor.webhook_format === 'teams') return teamsMessage(message);
  const { name, query, mode, kind } = monitor;
  return {
    id,
    type: kind === 'list' ? 'monitor.changes' : 'monitor.new_matches',
    created_at: new Date(now).toISOString(),
    monitor: {
      id: monitor.id,
      name,
      kind,
      query,
      mode,
      filters: readFilters(monitor.filters).filters,
      ...(monitor.likeness !== null && { likeness: readLikeness(monitor.likeness) }),
    },
    notification: { id: notificationId, title, new_count: newCount, domains },
  };
}
