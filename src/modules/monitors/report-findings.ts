import type { Database } from '../../platform/database/index.ts';
import { addNotification, type Moment, type MonitorRow } from './add-notification.ts';
import type { Finding } from './likeness.ts';

/** How many domains a notification names. */
export const DOMAINS_NAMED = 100;

export const frequencies = ['instant', 'daily', 'weekly'] as const;

const DAY_MS = 86_400_000;
const ALERTS_A_BATCH = 100;

/**
 * Notifies about what a check has found, or keeps it with the alert until its day or week is over. Call it in the transaction that has just
 * changed the alert, so that the row is current.
 */
export async function report(
  transaction: Database,
  monitor: MonitorRow,
  { newCount, domains }: Pick<Finding, 'newCount' | 'domains'>,
  moment: Moment,
): Promise<void> {
  if (monitor.frequency === 'instant' && monitor.pending_count === 0)
    return addNotification(transaction, monitor, { newCount, domains }, moment);
  const known = new Set(JSON.parse(monitor.pending_domains) as string[]);
  // A company found twice in one period counts once, as far as the names are known.
  const repeated = domains.filter((domain) => known.has(domain)).length;
  const merged = [...known.union(new Set(domains))].slice(0, DOMAINS_NAMED);
  await transaction
    .updateTable('monitor')
    .set({
      pending_count: monitor.pending_count + newCount - repeated,
      pending_domains: JSON.stringify(merged),
      pending_since: monitor.pending_since ?? moment.now,
    })
    .where('id', '=', monitor.id)
    .execute();
}

/**
 * Creates one notification for each alert whose period has ended, with everything found in it. Days and weeks are in UTC, and a week begins
 * on Monday. A period has also ended if the clock was set back to before it. Returns how many notifications.
 */
export async function reportPending(
  database: Database,
  now: () => number,
  publicUrl: string,
  signal: AbortSignal,
): Promise<number> {
  let reported = 0;
  for (let after = 0; !signal.aborted; ) {
    const rows = await findEnded(database, now(), after);
    for (const row of rows) {
      if (signal.aborted) return reported;
      if (await reportOne(database, row, { now: now(), publicUrl })) reported += 1;
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  return reported;
}

function findEnded(database: Database, now: number, after: number): Promise<MonitorRow[]> {
  const [day, week] = [startOfDay(now), startOfWeek(now)];
  return database
    .selectFrom('monitor')
    .selectAll('monitor')
    .innerJoin('account', 'account.id', 'monitor.account_id')
    .where('account.deleted_at', 'is', null)
    .where('account.blocked_at', 'is', null)
    .where('monitor.id', '>', after)
    .where('monitor.paused_at', 'is', null)
    .where('monitor.pending_count', '>', 0)
    .where((row) => {
      const outside = (start: number, end: number) =>
        row.or([row('monitor.pending_since', '<', start), row('monitor.pending_since', '>=', end)]);
      return row.or([
        row('monitor.frequency', '=', 'instant'),
        row.and([row('monitor.frequency', '=', 'daily'), outside(day, day + DAY_MS)]),
        row.and([row('monitor.frequency', '=', 'weekly'), outside(week, week + 7 * DAY_MS)]),
      ]);
    })
    .orderBy('monitor.id')
    .limit(ALERTS_A_BATCH)
    .execute();
}

const startOfDay = (now: number): number => Math.floor(now / DAY_MS) * DAY_MS;
/** Day 0 of Unix time was a Thursday, so the first Monday was three days before it. */
const startOfWeek = (now: number): number =>
  (Math.floor((Math.floor(now / DAY_MS) + 3) / 7) * 7 - 3) * DAY_MS;

/** If two processes have read the same row, only one of them reports it. */
function reportOne(database: Database, monitor: MonitorRow, moment: Moment): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('monitor')
      .set({
        pending_count: 0,
        pending_domains: '[]',
        pending_since: null,
        version: monitor.version + 1,
      })
      .where('id', '=', monitor.id)
      .where('version', '=', monitor.version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const domains = JSON.parse(monitor.pending_domains) as string[];
    await addNotification(transaction, monitor, { newCount: monitor.pending_count, domains }, moment);
    return true;
  });
}
