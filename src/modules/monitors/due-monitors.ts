import type { Database } from '../../platform/database/index.ts';
import type { MonitorRow } from './add-notification.ts';

/** The delays before a check is retried, by the number of consecutive failures. */
const BACK_OFF_MS = [1, 5, 15, 60, 360].map((minutes) => minutes * 60_000);
export const backOffMs = (failures: number): number =>
  BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length) - 1] ?? 0;
const BACK_OFF_MAX_MS = Math.max(...BACK_OFF_MS);

/** While the index keeps changing, changes are checked this often. */
const CHANGING_MS = 5 * 60_000;

export interface Moment {
  readonly now: number;
  readonly intervalMs: number;
  readonly identity: string;
  readonly generation: number;
  /** Whether the index seems to have stopped changing. */
  readonly isSettled: boolean;
}

/** The monitors that a round checks, longest waiting first. No check makes one of them due again in the same round. */
export async function dueMonitorIds(database: Database, moment: Moment): Promise<number[]> {
  const rows = await due(database, moment)
    .select('id')
    // Explicit, because databases differ in where they sort nulls, that is, monitors that were never checked.
    .orderBy('last_checked_at', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The monitor's current row; undefined if it has been deleted, checked, paused or changed since. */
export function findDueMonitor(
  database: Database,
  moment: Moment,
  id: number,
): Promise<MonitorRow | undefined> {
  return due(database, moment).selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Monitors whose interval has passed, or for which the index has changed since their last check. A time further ahead than an interval was
 * written before the clock was set back, so it counts as due; one slightly ahead may belong to a check that has just ended.
 */
function due(database: Database, moment: Moment) {
  const { now, intervalMs, identity, generation, isSettled } = moment;
  return (
    database
      .selectFrom('monitor')
      .where('paused_at', 'is', null)
      // The rows of a closed account are removed in the background; until then nothing may happen on its behalf. The same holds for a
      // blocked account.
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('account')
            .select('account.id')
            .whereRef('account.id', '=', 'monitor.account_id')
            .where('account.deleted_at', 'is', null)
            .where('account.blocked_at', 'is', null),
        ),
      )
      .where((row) => {
        const isUnseen = row.or([
          row('index_generation', 'is', null),
          row('index_generation', '<', generation),
          row('index_identity', 'is', null),
          row('index_identity', '!=', identity),
        ]);
        const hasChanged = isSettled
          ? isUnseen
          : row.and([isUnseen, row('last_checked_at', '<=', now - CHANGING_MS)]);
        const isTime = row.or([
          row('last_checked_at', 'is', null),
          row('last_checked_at', '<=', now - intervalMs),
          row('last_checked_at', '>', now + intervalMs),
          hasChanged,
        ]);
        const mayTryAgain = row.or([row('retry_at', '<=', now), row('retry_at', '>', now + BACK_OFF_MAX_MS)]);
        return row.or([
          row.and([row('failures', '=', 0), isTime]),
          row.and([row('failures', '>', 0), mayTryAgain]),
        ]);
      })
  );
}
