import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { createLease, type Lease } from '../../../platform/lease.ts';
import type { Logger } from '../../../platform/logger.ts';
import { removeClosedAccounts } from './account-removal.ts';
import { type RetentionRule, retentionRules } from './retention.ts';

const HOUR_MS = 60 * 60 * 1000;
const LOOK_EVERY_MS = 10 * 60 * 1000;
/** The clock must have run evenly for this long before anything is removed by age. */
const EVEN_CLOCK_MS = HOUR_MS;
const PURGE_EVERY_MS = 24 * HOUR_MS;
const CLOCK_DRIFT_MS_MAX = 5 * 60 * 1000;
const ROWS_AT_ONCE = 1_000;

export interface Purge {
  start(): void;
  stop(): Promise<void>;
  /** Purges if a purge is due and the clock can be trusted; returns whether it did. */
  purgeWhenDue(): Promise<boolean>;
  /** Removes the remaining data of closed accounts as soon as possible. */
  removeClosedAccounts(): void;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Deletes old mails from the outbox folder. */
  readonly emptyOutbox: (now: number) => Promise<unknown>;
}

/** Removes expired data once a day, in one process at a time. */
export function createPurge(dependencies: Dependencies): Purge {
  return new DailyPurge(dependencies);
}

class DailyPurge implements Purge {
  private readonly dependencies: Dependencies;
  private readonly lease: Lease;
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private work: Promise<void> = Promise.resolve();
  private purgedAtMs = Number.NEGATIVE_INFINITY;
  private evenSince: { wallMs: number; monotonicMs: number };

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
    this.lease = createLease(dependencies.database, 'purge', {
      monotonicMs: () => dependencies.clock.monotonic(),
    });
    this.evenSince = this.readClocks();
  }

  start(): void {
    this.timer = setInterval(() => this.soon(() => this.purgeWhenDue()), LOOK_EVERY_MS).unref();
    this.removeClosedAccounts();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    clearInterval(this.timer);
    await this.work;
  }

  removeClosedAccounts(): void {
    this.soon(() => removeClosedAccounts(this.dependencies.database, this.stopping.signal));
  }

  async purgeWhenDue(): Promise<boolean> {
    const nowMs = this.dependencies.clock.monotonic();
    if (!this.isClockTrusted() || nowMs - this.purgedAtMs < PURGE_EVERY_MS) return false;
    if (!(await this.lease.acquireOrRenew())) return false;
    try {
      await this.purge();
      this.purgedAtMs = nowMs;
    } finally {
      await this.lease.release();
    }
    return true;
  }

  private async purge(): Promise<void> {
    const { database, clock, logger, emptyOutbox } = this.dependencies;
    const now = clock.now();
    const removed: Record<string, number> = {};
    for (const rule of retentionRules) {
      removed[rule.what] = await this.removeAged(rule, now);
      await this.lease.acquireOrRenew();
    }
    await removeClosedAccounts(database, this.stopping.signal);
    await emptyOutbox(now);
    logger.info({ removed }, 'removed expired rows');
  }

  private async removeAged({ table, key, column, ageMs }: RetentionRule, now: number): Promise<number> {
    const columns = sql.join(key.map((name) => sql.ref(name)));
    let total = 0;
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where (${columns}) in (
          select ${columns} from ${sql.table(table)} where ${sql.ref(column)} < ${now - ageMs} limit ${ROWS_AT_ONCE}
        )`.execute(this.dependencies.database);
      total += Number(numAffectedRows);
      if (Number(numAffectedRows) < ROWS_AT_ONCE || this.stopping.signal.aborted) return total;
      await nextTurn();
    }
  }

  /** If the clock was set forwards or backwards while we ran, the hour starts again: a wrong date must not remove anything. */
  private isClockTrusted(): boolean {
    const seen = this.readClocks();
    const wallMs = seen.wallMs - this.evenSince.wallMs;
    const passedMs = seen.monotonicMs - this.evenSince.monotonicMs;
    if (Math.abs(wallMs - passedMs) > CLOCK_DRIFT_MS_MAX) {
      this.evenSince = seen;
      return false;
    }
    return passedMs >= EVEN_CLOCK_MS;
  }

  private readClocks() {
    return { wallMs: this.dependencies.clock.now(), monotonicMs: this.dependencies.clock.monotonic() };
  }

  private soon(act: () => Promise<unknown>): void {
    this.work = this.work
      .then(async () => {
        if (!this.stopping.signal.aborted) await act();
      })
      .catch((error: unknown) =>
        this.dependencies.logger.error({ err: error }, 'old rows could not be removed; retrying later'),
      );
  }
}
