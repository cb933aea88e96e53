import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../platform/database/index.ts';
import { addDelivery } from './webhooks/add-delivery.ts';

export type MonitorRow = Selectable<Tables['monitor']>;

interface NewNotification {
  readonly newCount: number;
  readonly domains: readonly string[];
}

/** The current time, and the address that links lead to. */
export interface Moment {
  readonly now: number;
  readonly publicUrl: string;
}

const NOTIFICATIONS_MAX = 1_000;

/** Records what a check has found, for the owner to read, and queues it for webhook and mail if they are enabled. */
export async function addNotification(
  transaction: Database,
  monitor: MonitorRow,
  { newCount, domains }: NewNotification,
  { now, publicUrl }: Moment,
): Promise<void> {
  const named = domains.slice(0, 3);
  const others = newCount - named.length;
  const title = titleOf(monitor, newCount);
  const { id } = await transaction
    .insertInto('notification')
    .values({
      account_id: monitor.account_id,
      monitor_id: monitor.id,
      title,
      body: bodyOf(monitor, `${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}`),
      domains: JSON.stringify(domains),
      new_count: newCount,
      read_at: null,
      waits_for_mail: monitor.wants_mail,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (monitor.webhook_url !== null)
    await addDelivery(transaction, monitor, { notificationId: id, newCount, domains, title, publicUrl }, now);
  await forgetOldest(transaction, monitor.account_id);
}

/** Written out one by one, because the app and the mails translate whole sentences (`web/locales`). */
function titleOf({ kind, name, technology, technology_change }: MonitorRow, count: number): string {
  const isOne = count === 1;
  if (kind === 'list')
    return isOne ? `1 company changed in ${name}` : `${count} companies changed in ${name}`;
  if (kind === 'technology' && technology_change === 'lost')
    return isOne ? `1 company stopped using ${technology}` : `${count} companies stopped using ${technology}`;
  if (kind === 'technology')
    return isOne ? `1 company started using ${technology}` : `${count} companies started using ${technology}`;
  return isOne ? `1 new match for ${name}` : `${count} new matches for ${name}`;
}

function bodyOf({ kind, query, name, technology, technology_change }: MonitorRow, domains: string): string {
  if (kind === 'lookalikes') return `New companies ${query}: ${domains}.`;
  if (kind === 'list') return `Homepages of the list "${name}" have changed: ${domains}.`;
  if (kind === 'technology')
    return technology_change === 'lost'
      ? `Homepages without ${technology} since the last check: ${domains}.`
      : `Homepages with ${technology} since the last check: ${domains}.`;
  return `New homepages match "${query || name}": ${domains}.`;
}

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
