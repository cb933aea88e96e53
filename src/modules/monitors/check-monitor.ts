import type { TextSearch } from '../../lib/text-index/api.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { MonitorRow } from './add-notification.ts';
import { findNewMatches, type Watched } from './find-new-matches.ts';
import type { Finding } from './likeness.ts';
import { DOMAINS_NAMED, report } from './report-findings.ts';

/** The methods that identify the state of the index. */
export type WatchedIndex = Pick<TextSearch, 'identity' | 'generation'>;

interface Dependencies extends Watched {
  readonly database: Database;
  readonly clock: Clock;
  readonly index: WatchedIndex;
  readonly publicUrl: string;
}

const CHECKS_MAX = 200;

/**
 * Looks for homepages that match now but did not match in the state of the index that the monitor saw last. The findings and the new state
 * are written in one transaction, and only the first to advance from a state succeeds: a check that dies midway leaves nothing behind, and
 * of two concurrent checks only one reports. Returns the number of new matches; undefined if another check was faster, or the monitor was
 * deleted or paused.
 */
export async function checkMonitor(
  monitor: MonitorRow,
  dependencies: Dependencies,
  signal: AbortSignal,
): Promise<number | undefined> {
  const { database, clock, index, publicUrl } = dependencies;
  const identity = index.identity();
  const generation = await index.generation();
  const finding = await look(monitor, dependencies, { identity, generation }, signal);
  // The changes cannot be compared yet. Such a look does not count as a check; otherwise the history would hold nothing else.
  const hasSeen = monitor.index_identity === identity ? monitor.index_generation : null;
  if (finding.generation === hasSeen && finding.generation < generation) return 0;
  const now = clock.now();
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('monitor')
      .set({
        index_identity: identity,
        index_generation: finding.generation,
        last_checked_at: now,
        last_total: finding.total,
        failures: 0,
        retry_at: null,
        last_error: null,
        version: monitor.version + 1,
      })
      .where('id', '=', monitor.id)
      .where('version', '=', monitor.version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    await recordCheck(transaction, monitor.id, {
      checked_at: now,
      total: finding.total,
      new_matches: finding.newCount,
      error: null,
    });
    if (finding.newCount > 0)
      await report(transaction, { ...monitor, version: monitor.version + 1 }, finding, { now, publicUrl });
    return finding.newCount;
  });
}

async function look(
  monitor: MonitorRow,
  watched: Watched,
  now: { readonly identity: string; readonly generation: number },
  signal: AbortSignal,
): Promise<Finding> {
  const { index_generation: seen, index_identity: of } = monitor;
  // Generations of another index, or of one restored to an earlier state, cannot be compared; the check then sets a new baseline.
  const isComparable = seen !== null && seen <= now.generation && of === now.identity;
  if (isComparable && seen === now.generation)
    return { total: monitor.last_total, newCount: 0, domains: [], generation: seen };
  const since = isComparable ? seen : undefined;
  return findNewMatches(monitor, watched, { since, limit: DOMAINS_NAMED }, signal);
}

/** Adds an entry to the history of a monitor, which keeps only the latest. */
export async function recordCheck(
  transaction: Database,
  monitorId: number,
  check: { checked_at: number; total: number; new_matches: number; error: string | null },
): Promise<void> {
  await transaction
    .insertInto('monitor_check')
    .values({ monitor_id: monitorId, ...check })
    .execute();
  await transaction
    .deleteFrom('monitor_check')
    .where('monitor_id', '=', monitorId)
    .where('id', '<=', (sub) =>
      sub
        .selectFrom('monitor_check')
        .select('id')
        .where('monitor_id', '=', monitorId)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(CHECKS_MAX),
    )
    .execute();
}
