import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { CompanySearch } from '../search/index.ts';
import { checkMonitor } from './check-monitor.ts';

export interface MonitorRunner {
  /** Checks one monitor now. */
  checkNow(monitorId: number): Promise<void>;
  /** Checks every monitor that is due: its interval has passed, or the index has changed since it was checked. */
  checkDue(): Promise<number>;
  /** Checks what is due again and again, until stopped. */
  start(): void;
  stop(): Promise<void>;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly search: CompanySearch;
  readonly indexGeneration: () => number;
  readonly intervalMs: number;
}

const TICK_MS = 15_000;
const BATCH = 100;

export function createMonitorRunner({
  database,
  clock,
  logger,
  search,
  indexGeneration,
  intervalMs,
}: Needs): MonitorRunner {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  /** The index as it was when all monitors had been checked against it. */
  let checkedGeneration: number | undefined;

  return {
    async checkNow(monitorId) {
      const monitor = await database
        .selectFrom('monitor')
        .selectAll()
        .where('id', '=', monitorId)
        .executeTakeFirst();
      if (monitor) await checkMonitor(monitor, { database, clock, search }, stopping.signal);
    },

    checkDue,

    start() {
      timer = setInterval(() => {
        running = running.then(checkDue).catch((error: unknown) => {
          if (!stopping.signal.aborted) logger.error({ err: error }, 'monitors could not be checked');
        });
      }, TICK_MS);
      timer.unref();
    },

    async stop() {
      clearInterval(timer);
      stopping.abort(new Error('the service is stopping'));
      await running;
    },
  };

  async function checkDue(): Promise<number> {
    const generation = indexGeneration();
    const indexChanged = checkedGeneration !== undefined && checkedGeneration !== generation;
    const dueBefore = indexChanged ? clock.now() + 1 : clock.now() - intervalMs + 1;
    let checked = 0;
    for (let after = 0; ; ) {
      const monitors = await database
        .selectFrom('monitor')
        .selectAll()
        .where('id', '>', after)
        .where((row) => row.or([row('last_checked_at', 'is', null), row('last_checked_at', '<', dueBefore)]))
        .orderBy('id')
        .limit(BATCH)
        .execute();
      for (const monitor of monitors) {
        const found = await checkMonitor(monitor, { database, clock, search }, stopping.signal);
        logger.info({ monitorId: monitor.id, found }, 'monitor checked');
        checked += 1;
        after = monitor.id;
      }
      if (monitors.length < BATCH) break;
    }
    checkedGeneration = generation;
    return checked;
  }
}
