import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { type CompanySearch, keptSearch, type Mode } from '../search/index.ts';

export interface MonitorToCheck {
  readonly id: number;
  readonly account_id: number;
  readonly name: string;
  readonly query: string;
  readonly mode: string;
  readonly last_checked_at: number | null;
  readonly has_baseline: number;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  readonly search: CompanySearch;
}

const DOMAINS_NAMED = 100;
const ROWS_PER_STATEMENT = 1_000;
/** A write that was under way when the last check looked may carry a time from just before it. */
const OVERLAP_MS = 60_000;

/**
 * Looks for domains that match now and never did before. What is found, what is remembered and that it was checked are one
 * transaction: a check that dies halfway leaves nothing, and none reports a domain twice.
 */
export async function checkMonitor(
  monitor: MonitorToCheck,
  { database, clock, search }: Needs,
  signal: AbortSignal,
): Promise<number> {
  const request = keptSearch(monitor.query, monitor.mode as Mode);
  const startedAt = clock.now();
  const since =
    monitor.has_baseline === 1 && monitor.last_checked_at !== null
      ? monitor.last_checked_at - OVERLAP_MS
      : undefined;
  const candidates: string[] = [];
  for await (const batch of search.matches(request, signal, since))
    for (const { domain } of batch) candidates.push(domain);
  const total = await search.count(request, signal);

  return database.transaction().execute(async (transaction) => {
    const fresh = await remember(transaction, monitor.id, candidates);
    if (monitor.has_baseline === 1 && fresh.length > 0) {
      await transaction
        .insertInto('notification')
        .values(notificationOf(monitor, fresh, startedAt))
        .execute();
    }
    await transaction
      .updateTable('monitor')
      .set({ last_checked_at: startedAt, last_total: total, has_baseline: 1 })
      .where('id', '=', monitor.id)
      .execute();
    return monitor.has_baseline === 1 ? fresh.length : 0;
  });
}

/** Gives the domains that were not remembered before, in the order given. */
async function remember(
  transaction: Database,
  monitorId: number,
  domains: readonly string[],
): Promise<string[]> {
  const fresh: string[] = [];
  for (let at = 0; at < domains.length; at += ROWS_PER_STATEMENT) {
    const batch = domains.slice(at, at + ROWS_PER_STATEMENT);
    const inserted = await transaction
      .insertInto('monitor_match')
      .values(batch.map((domain) => ({ monitor_id: monitorId, domain })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('domain')
      .execute();
    const isNew = new Set(inserted.map(({ domain }) => domain));
    fresh.push(...batch.filter((domain) => isNew.has(domain)));
  }
  return fresh;
}

function notificationOf(monitor: MonitorToCheck, fresh: readonly string[], now: number) {
  const count = fresh.length;
  const named = fresh.slice(0, 3).join(', ');
  return {
    account_id: monitor.account_id,
    monitor_id: monitor.id,
    title: `${count} new ${count === 1 ? 'match' : 'matches'} for ${monitor.name}`,
    body: `New homepages match "${monitor.query}": ${named}${count > 3 ? ` and ${count - 3} more` : ''}.`,
    domains: JSON.stringify(fresh.slice(0, DOMAINS_NAMED)),
    new_count: count,
    read_at: null,
    created_at: now,
  };
}
