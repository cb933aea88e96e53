import { setTimeout as delay } from 'node:timers/promises';
import { InvalidQuery, type TextSearch } from '../../lib/text-index/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { Lease } from '../../platform/lease.ts';
import type { Logger } from '../../platform/logger.ts';
import { type Repetition, repeatEvery } from '../../platform/repeat.ts';
import type { WorkQueue } from '../../platform/work-queue/index.ts';
import type { MonitorRow } from './add-notification.ts';
import { checkMonitor, recordCheck, type WatchedIndex } from './check-monitor.ts';
import type { DigestMails } from './digest-mails.ts';
import { backOffMs, dueMonitorIds, findDueMonitor } from './due-monitors.ts';
import type { Watched } from './find-new-matches.ts';
import { reportPending } from './report-findings.ts';

export interface MonitorRunner {
  /** Checks every due monitor once, unless another process is doing so. Returns how many were checked. */
  checkDue(): Promise<number>;
  /** Posts the notifications that are due and queues mails about them. Returns the number of attempted posts and queued mails. */
  notifyDue(): Promise<number>;
  /** Makes the index keep the versions that monitors will compare with; called when a monitor starts watching. */
  keepVersions(): void;
  /** Checks, posts and mails what is due, repeatedly, until stopped. */
  start(): void;
  stop(): Promise<void>;
}

interface Dependencies extends Watched {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly publicUrl: string;
  readonly index: WatchedIndex & Pick<TextSearch, 'keepSince'>;
  readonly lease: Lease;
  readonly deliveries: Pick<WorkQueue, 'start' | 'wake' | 'runDue' | 'stop'>;
  readonly digestMails: DigestMails;
  readonly intervalMs: number;
}

const TICK_MS = 15_000;
const STOP_MS_MAX = 2_000;
const HISTORY_MS_MAX = 7 * 86_400_000;

export function createMonitorRunner(dependencies: Dependencies): MonitorRunner {
  const { database, clock, logger, index, lease, deliveries, digestMails, intervalMs, publicUrl } =
    dependencies;
  const stopping = new AbortController();
  const repetitions: Repetition[] = [];
  let isKeeping = false;
  /** The generation of the index one tick ago: while it keeps changing, most monitors wait. */
  let generationBefore: number | undefined;
  let keptSince: number | undefined;

  return {
    checkDue,
    notifyDue,

    keepVersions,

    start() {
      repetitions.push(
        repeatEvery(TICK_MS, checkDue, report('alerts could not be checked')),
        repeatEvery(
          TICK_MS,
          () => digestMails.queueDue(stopping.signal),
          report('digest mails could not be queued'),
        ),
      );
      deliveries.start();
    },

    async stop() {
      stopping.abort(new Error('the service is stopping'));
      const stopped = Promise.all([...repetitions.map((one) => one.stop()), deliveries.stop()]);
      // Does not wait for a check that takes long; it is repeated after the next start.
      await Promise.race([stopped, delay(STOP_MS_MAX, undefined, { ref: false })]);
      await lease.release();
    },
  };

  /** Failures are only logged: the next tick tries again. */
  function report(failed: string): (error: unknown) => void {
    return (error) => {
      if (!stopping.signal.aborted) logger.error({ event: 'alerts_failed', err: error }, failed);
    };
  }

  async function notifyDue(): Promise<number> {
    const [posted, mailed] = await Promise.all([deliveries.runDue(), digestMails.queueDue(stopping.signal)]);
    return posted + mailed;
  }

  async function checkDue(): Promise<number> {
    const generation = await index.generation();
    const isSettled = generationBefore === undefined || generationBefore === generation;
    generationBefore = generation;
    const moment = () => ({
      now: clock.now(),
      intervalMs,
      identity: index.identity(),
      generation,
      isSettled,
    });
    let checked = 0;
    // A round consists of what was due at its start, so it ends even if more becomes due in the meantime.
    const round = (await lease.acquireOrRenew()) ? await dueMonitorIds(database, moment()) : [];
    for (const id of round) {
      if (stopping.signal.aborted || !(await lease.acquireOrRenew())) return checked;
      const monitor = await findDueMonitor(database, moment(), id);
      if (monitor === undefined) continue;
      await checkSafely(monitor);
      checked += 1;
    }
    keepVersions();
    if (
      (await lease.acquireOrRenew()) &&
      (await reportPending(database, () => clock.now(), publicUrl, stopping.signal)) > 0
    )
      deliveries.wake();
    return checked;
  }

  /** A failed check is recorded in the history of its monitor, which backs off; the others are not affected. */
  async function checkSafely(monitor: MonitorRow): Promise<void> {
    const startedAt = performance.now();
    try {
      const found = await checkMonitor(monitor, dependencies, stopping.signal);
      logger.info({ monitorId: monitor.id, found }, 'alert checked');
      if (found) deliveries.wake();
    } catch (error) {
      if (stopping.signal.aborted) return;
      logger.warn({ err: error, monitorId: monitor.id }, 'an alert could not be checked');
      await recordFailure(monitor, error);
    }
    // Rest as long as the work took, so that half of one reader's time is left for people, however many monitors there are.
    await delay(performance.now() - startedAt, undefined, { signal: stopping.signal }).catch(() => undefined);
  }

  async function recordFailure(monitor: MonitorRow, error: unknown): Promise<void> {
    const now = clock.now();
    const reason =
      error instanceof AppError || error instanceof InvalidQuery
        ? error.message
        : 'The index could not answer. The check will be retried.';
    const failures = monitor.failures + 1;
    await database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('monitor')
        .set({
          failures,
          retry_at: now + backOffMs(failures),
          last_error: reason,
          version: monitor.version + 1,
        })
        .where('id', '=', monitor.id)
        .where('version', '=', monitor.version)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await recordCheck(transaction, monitor.id, {
        checked_at: now,
        total: monitor.last_total,
        new_matches: 0,
        error: reason,
      });
    });
  }

  /** Not awaited: the index applies it after the running flush or merge, and the next tick repeats it. */
  function keepVersions(): void {
    if (isKeeping) return;
    isKeeping = true;
    keepWhatIsCompared()
      .catch(report('the index could not be notified which generations alerts still need'))
      .finally(() => {
        isKeeping = false;
      });
  }

  /** The index keeps replaced pages until every monitor has compared with them, except monitors that have not been checked for days. */
  async function keepWhatIsCompared(): Promise<void> {
    const identity = index.identity();
    const { oldest } = await database
      .selectFrom('monitor')
      .select(({ fn }) => fn.min('index_generation').as('oldest'))
      .where('paused_at', 'is', null)
      .where('index_identity', '=', identity)
      .where('last_checked_at', '>', clock.now() - HISTORY_MS_MAX)
      .executeTakeFirstOrThrow();
    const since = oldest ?? undefined;
    if (since === keptSince) return;
    await index.keepSince(since);
    keptSince = since;
  }
}
