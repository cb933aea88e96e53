import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../platform/database/index.ts';
import { addDelivery } from './webhooks/add-delivery.ts';

export type MonitorRow = Selectable<Tables['monitor']>;

interface NewNotification {
  readonly newCount: number;
  readonly domains: readonly string[];
}

const NOTIFICATIONS_MAX = 1_000;

/** Records what a check has found, for its owner to read, and queues it for webhook and mail where they are enabled. */
export async function addNotification(
  transaction: Database,
  monitor: MonitorRow,
  { newCount, domains }: NewNotification,
  now: number,
): Promise<void> {
  const named = domains.slice(0, 3);
  const others = newCount - named.length;
  const { id } = await transaction
    .insertInto('notification')
    .values({
      account_id: monitor.account_id,
      monitor_id: monitor.id,
      title: `${newCount} new ${newCount === 1 ? 'match' : 'matches'} for ${monitor.name}`,
      body: `${whatIsNew(monitor)}: ${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`,
      domains: JSON.stringify(domains),
      new_count: newCount,
      read_at: null,
      waits_for_mail: monitor.wants_mail,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (monitor.webhook_url !== null)
    await addDelivery(transaction, monitor, { notificationId: id, newCount, domains }, now);
  await forgetOldest(transaction, monitor.account_id);
}

const whatIsNew = ({ likeness, query, name }: MonitorRow): string =>
  likeness === null ? `New homepages match "${query || name}"` : `New companies ${query}`;

async function forgetOldest(transaction: Database, accountId: number): Promise<void> {
  await transaction
    .deleteFrom('notification')
    .where('account_id', '=', accountId)
    .where('id', '<=', (sub) =>
      sub
        .selectFrom('notification')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(NOTIFICATIONS_MAX),
    )
    .execute();
}
