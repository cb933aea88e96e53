import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, Tables } from '../database/index.ts';
import type { Logger } from '../logger.ts';
import { processIdentity } from '../process-identity.ts';
import { type ChangesOf, createLeasedRows, type LeasedTable, type RowOf } from './leased-rows.ts';

/** How an attempt ended, and what else to write about it. */
export type WorkOutcome<Name extends keyof Tables> =
  | { readonly kind: 'done'; readonly changes?: ChangesOf<Name> }
  /** Tried again after the next delay in the table; after the last one it counts as failed. */
  | { readonly kind: 'retry'; readonly reason: string; readonly changes?: ChangesOf<Name> }
  /** Never tried again. */
  | { readonly kind: 'failed'; readonly reason: string; readonly changes?: ChangesOf<Name> }
  /** The signal ended it: another process, or this one after its next start, tries again at once. */
  | { readonly kind: 'interrupted' };

export interface WorkDescription<Name extends keyof Tables>
  extends Omit<LeasedTable<Name>, 'waitMsMax' | 'attempts'> {
  readonly attempts: NonNullable<LeasedTable<Name>['attempts']>;
  /** The delay after the first failure, the second and so on; one more failure fails the row. */
  readonly retryAfterMs: readonly number[];
  /** Number of rows that this process works on at once. */
  readonly atOnce: number;
  /** Rows that go first, in SQL over the columns of the table. The other rows leave `slots` free for them and are started after them. */
  readonly preferred?: { readonly isPreferred: RawBuilder<unknown>; readonly slots: number };
  readonly onDone: (now: number) => ChangesOf<Name>;
  readonly onFailed: (now: number, reason: string) => ChangesOf<Name>;
}

export interface WorkBacklog {
  readonly waiting: number;
  /** How long the oldest waiting row has been due. */
  readonly oldestAgeMs: number;
}

export interface WorkQueue {
  /** Works on due rows, now and from now on. */
  start(): void;
  /** Call it when something may have become due. */
  wake(): void;
  /** Works until nothing is due. Returns how many attempts were made. */
  runDue(): Promise<number>;
  /** Starts nothing more, aborts work that follows the signal, and waits for the rest. */
  stop(): Promise<void>;
  backlog(): Promise<WorkBacklog>;
  /** As of the last poll; for metrics, which must not wait for the database. */
  readonly lastBacklog: WorkBacklog;
  /** Since the start of this process. */
  readonly counts: { readonly done: number; readonly retried: number; readonly failed: number };
}

interface Dependencies<Name extends keyof Tables> {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** One attempt. If it throws, it is retried. The signal aborts when the row was lost or the service stops. */
  readonly work: (row: RowOf<Name>, signal: AbortSignal) => Promise<WorkOutcome<Name>>;
}

const LOOK_EVERY_MS = 5_000;
const RENEWALS_PER_LEASE = 3;

/**
 * Work that waits in a table. Each row is done at least once, by one process at a time. An attempt is counted before it is made, so a row
 * that kills its process fails in the end like any other. A slow row takes one slot and delays nothing else.
 */
export function createWorkQueue<Name extends keyof Tables>(
  description: WorkDescription<Name>,
  { database, clock, logger, work }: Dependencies<Name>,
): WorkQueue {
  const { table, leaseMs, retryAfterMs, atOnce, preferred } = description;
  const rows = createLeasedRows<Name>(
    { ...description, waitMsMax: Math.max(0, ...retryAfterMs) },
    { database, clock, owner: `${processIdentity()}/${randomUUID()}` },
  );
  const counts = { done: 0, retried: 0, failed: 0 };
  const stopping = new AbortController();
  const active = new Set<Promise<void>>();
  /** The active rows that are not preferred. */
  let ordinary = 0;
  let filling: Promise<void> | undefined;
  let isWakeAhead = false;
  /** Leases are checked with every tick of the timer, not after every row. */
  let isReclaimDue = true;
  let timer: NodeJS.Timeout | undefined;
  let isStarted = false;
  let lastBacklog: WorkBacklog = { waiting: 0, oldestAgeMs: 0 };
  let attempts = 0;
  let ended = 0;

  return {
    counts,
    wake,
    backlog,
    get lastBacklog() {
      return lastBacklog;
    },

    start() {
      if (isStarted) return;
      isStarted = true;
      timer = setInterval(() => {
        isReclaimDue = true;
        wake();
      }, LOOK_EVERY_MS);
      timer.unref();
      wake();
    },

    async runDue() {
      const before = attempts;
      isReclaimDue = true;
      // A running poll may have missed rows that were added since it started.
      await filling?.catch(() => undefined);
      for (;;) {
        const endedBefore = ended;
        await look();
        // Work that ended during the poll may have freed a slot for a row that the poll skipped.
        if (active.size === 0 && ended === endedBefore) return attempts - before;
        if (active.size > 0) await Promise.race(active);
      }
    },

    async stop() {
      stopping.abort(new Error('the service is stopping'));
      clearInterval(timer);
      await filling?.catch(() => undefined);
      await Promise.all(active);
    },
  };

  async function backlog(): Promise<WorkBacklog> {
    const { waiting, oldestDueAt } = await rows.backlog();
    return { waiting, oldestAgeMs: Math.max(0, clock.now() - (oldestDueAt ?? Number.POSITIVE_INFINITY)) };
  }

  /** Requests one more poll after the running one, however often it is called. */
  function wake(): void {
    if (!isStarted || stopping.signal.aborted || isWakeAhead) return;
    isWakeAhead = true;
    const before = filling ?? Promise.resolve();
    before
      .catch(() => undefined)
      .then(() => {
        isWakeAhead = false;
        return look();
      })
      .catch((error: unknown) => logger.error({ err: error, table }, 'waiting work could not be read'));
  }

  /** Starts due rows until every slot is taken; one poll at a time, so that no slot is used twice. */
  function look(): Promise<void> {
    filling ??= fill().finally(() => {
      filling = undefined;
    });
    return filling;
  }

  async function fill(): Promise<void> {
    if (stopping.signal.aborted) return;
    if (isReclaimDue) {
      await rows.reclaim();
      lastBacklog = await backlog();
      isReclaimDue = false;
    }
    if (preferred) await fillUpTo(() => atOnce - active.size, true, preferred.isPreferred);
    const ordinaryMax = atOnce - (preferred?.slots ?? 0);
    const freeForOrdinary = () => Math.min(atOnce - active.size, ordinaryMax - ordinary);
    await fillUpTo(freeForOrdinary, false, preferred && sql`not (${preferred.isPreferred})`);
  }

  async function fillUpTo(
    free: () => number,
    isPreferred: boolean,
    only: RawBuilder<unknown> | undefined,
  ): Promise<void> {
    while (!stopping.signal.aborted && free() > 0) {
      const claimed = await rows.claim(free(), only);
      if (claimed.length === 0) return;
      for (const row of claimed) begin(row, isPreferred);
    }
  }

  function begin(row: RowOf<Name>, isPreferred: boolean): void {
    attempts += 1;
    if (!isPreferred) ordinary += 1;
    const attempt = tryOnce(row)
      .catch((error: unknown) =>
        // Nobody renews the lease of this row, so the row comes back by itself.
        logger.error(
          { err: error, table },
          'the outcome of an attempt could not be written; the attempt is repeated',
        ),
      )
      .finally(() => {
        active.delete(attempt);
        if (!isPreferred) ordinary -= 1;
        ended += 1;
        wake();
      });
    active.add(attempt);
  }

  async function tryOnce(row: RowOf<Name>): Promise<void> {
    const losing = new AbortController();
    const renewal = setInterval(() => {
      rows.renew(row).then(
        (isHeld) => isHeld || losing.abort(new Error('another process has taken over')),
        (error: unknown) => logger.warn({ err: error, table }, 'a lease could not be renewed'),
      );
    }, leaseMs / RENEWALS_PER_LEASE);
    renewal.unref();
    const signal = AbortSignal.any([losing.signal, stopping.signal]);
    const outcome = await work(row, signal)
      .catch((error: unknown): WorkOutcome<Name> => {
        logger.error({ err: error, table }, 'an attempt failed');
        return { kind: 'retry', reason: error instanceof Error ? error.message : String(error) };
      })
      .finally(() => clearInterval(renewal));
    await end(row, outcome);
  }

  async function end(row: RowOf<Name>, outcome: WorkOutcome<Name>): Promise<void> {
    const now = clock.now();
    if (outcome.kind === 'interrupted') {
      await rows.settle(row, {});
      return;
    }
    if (outcome.kind === 'done') {
      if (await rows.settle(row, { ...description.onDone(now), ...outcome.changes })) counts.done += 1;
      return;
    }
    const { reason, changes } = outcome;
    const attempt = Number(row[description.attempts as keyof RowOf<Name>]);
    const delayMs = outcome.kind === 'retry' ? retryAfterMs[attempt - 1] : undefined;
    if (delayMs === undefined) {
      const isHeld = await rows.settle(row, { ...description.onFailed(now, reason), ...changes });
      if (!isHeld) return;
      counts.failed += 1;
      logger.error(
        { table, key: row[description.key as keyof RowOf<Name>], attempt, reason },
        'work failed permanently',
      );
      return;
    }
    const putOff = { [description.dueAt]: now + delayMs } as ChangesOf<Name>;
    if (await rows.settle(row, { ...changes, ...putOff })) counts.retried += 1;
  }
}
