import type { Database } from '../../platform/database/index.ts';
import type { MonitorRow } from './check-monitor.ts';

interface News {
  readonly newCount: number;
  readonly domains: readonly string[];
}

/** Writes down what a check has found, for its owner to read. */
export async function addNotification(
  transaction: Database,
  monitor: MonitorRow,
  { newCount, domains }: News,
  now: number,
): Promise<void> {
  const named = domains.slice(0, 3);
  const others = newCount - named.length;
  await transaction
    .insertInto('notification')
    .values({
      account_id: monitor.account_id,
      monitor_id: monitor.id,
      title: `${newCount} new ${newCount === 1 ? 'match' : 'matches'} for ${monitor.name}`,
      body: `New homepages match "${monitor.query}": ${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`,
      domains: JSON.stringify(domains),
      new_count: newCount,
      read_at: null,
      created_at: now,
    })
    .execute();
}
