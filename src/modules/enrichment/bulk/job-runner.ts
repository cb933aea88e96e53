import { setTimeout as delay } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tables } from '../../../platform/database/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import { repeatEvery } from '../../../platform/repeat.ts';
import {
  createWorkQueue,
  usualColumns,
  type WorkBacklog,
  type WorkDescription,
  type WorkOutcome,
} from '../../../platform/work-queue/index.ts';
import { decodeRows, encodePiece, type Piece, readPieces } from './bulk-pieces.ts';
import type { RowStatus } from './bulk-row.ts';
import type { FairLimiter, LimiterShare } from './fair-limiter.ts';
import { lookUpRow, type RowLookupDependencies } from './look-up-row.ts';

/** Works on running jobs, each in one process at a time; after a crash another process resumes. */
export interface JobRunner {
  start(): void;
  /** Call this when there is a new job. */
  wake(): void;
  /** Works on everything there is to do until it is finished. */
  runAll(): Promise<void>;
  stop(): Promise<void>;
  /** As of the last check. */
  readonly lastBacklog: WorkBacklog;
  /** Number of jobs that will not be retried. */
  readonly failedPermanently: number;
}

export interface JobRunnerDependencies extends RowLookupDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Shared by all files and jobs. */
  readonly limiter: FairLimiter;
}

/** A crash loses the rows recorded in this time; pages that were fetched in it are still in the index. */
const SAVE_EVERY_MS = 500;
/** Pieces that are worked on at a time, so that a slow row does not delay the others. */
const PIECES_AT_ONCE = 4;
const STOP_MS_MAX = 3_000;
const MINUTE = 60_000;

const jobs: WorkDescription<'bulk_job'> = {
  table: 'bulk_job',
  ...usualColumns,
  // Nothing is done on behalf of an account that is blocked or closed.
  isOpen: sql`state = 'running' and (account_id is null or exists (
    select 1 from account
    where account.id = bulk_job.account_id and account.deleted_at is null and account.blocked_at is null))`,
  tenant: sql`party`,
  tenantMax: 3,
  // Jobs share the fetch slots fairly; each costs the memory of a few pieces.
  atOnce: 48,
  preferred: {
    isPreferred: sql`(party = 'operator' or exists (
      select 1 from account where account.id = bulk_job.account_id and account.tier <> 'free'))`,
    slots: 16,
  },
  // A job that was cancelled, or whose account was blocked, continues for up to a third of this time.
  leaseMs: 15_000,
  // Three days in total: if it still fails then, it is not an outage.
  retryAfterMs: [0.1, 0.5, 1, 2, ...Array<number>(864).fill(5)].map((minutes) => minutes * MINUTE),
  // The job has recorded its end itself, unless it was cancelled in the meantime.
  onDone: () => ({}),
  onFailed: (now) => ({ state: 'cancelled', finished_at: now }),
};

export function createJobRunner(needs: JobRunnerDependencies): JobRunner {
  const { database, clock, logger } = needs;
  const queue = createWorkQueue(jobs, { database, clock, logger, work });

  return {
    start: () => queue.start(),
    wake: () => queue.wake(),
    async runAll() {
      await queue.runDue();
    },
    async stop() {
      await Promise.race([queue.stop(), delay(STOP_MS_MAX, undefined, { ref: false })]);
    },
    get lastBacklog() {
      return queue.lastBacklog;
    },
    get failedPermanently() {
      return queue.counts.failed;
    },
  };

  async function work(
    { id, concurrency }: Selectable<Tables['bulk_job']>,
    signal: AbortSignal,
  ): Promise<WorkOutcome<'bulk_job'>> {
    try {
      await runPieces(id, needs.limiter.share(concurrency), signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    if (signal.aborted) return { kind: 'interrupted' };
    await finish(id);
    return { kind: 'done' };
  }

  async function runPieces(id: string, limiter: LimiterShare, left: AbortSignal): Promise<void> {
    const over = new AbortController();
    const signal = AbortSignal.any([left, over.signal]);
    const working = new Set<Promise<void>>();
    try {
      for await (const piece of readPieces(database, id, 'unfinished')) {
        if (signal.aborted) break;
        const one: Promise<void> = runPiece(id, piece, limiter, signal).finally(() => working.delete(one));
        one.catch(() => undefined);
        working.add(one);
        if (working.size >= PIECES_AT_ONCE) await Promise.race(working);
      }
      await Promise.all(working);
    } finally {
      over.abort(new Error('the job has ended'));
      await Promise.allSettled(working);
    }
  }

  /** Rows are saved as they end, several at a time. */
  async function runPiece(
    id: string,
    piece: Piece,
    limiter: LimiterShare,
    signal: AbortSignal,
  ): Promise<void> {
    let isChanged = false;
    const saving = repeatEvery(
      SAVE_EVERY_MS,
      async () => {
        if (!isChanged) return;
        isChanged = false;
        try {
          await save(id, piece);
        } catch (error) {
          isChanged = true;
          throw error;
        }
      },
      (error) => logger.warn({ err: error }, 'the progress of a bulk job could not be written; retrying'),
    );
    try {
      await Promise.all(
        piece.rows.map(async ({ row, end }, at) => {
          if (end) return;
          piece.rows[at] = { row, end: await lookUpRow(row, limiter, needs, signal) };
          isChanged = true;
        }),
      );
    } finally {
      await saving.stop();
      await save(id, piece);
    }
  }

  /**
   * Updates the piece and the progress of its job together. The stored state decides: a process that has lost the job and writes at the
   * same time as its successor neither overwrites a row nor counts it twice.
   */
  async function save(id: string, { number, rows }: Piece): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      // Locks the job, so that two pieces never update the counts from the same state.
      const job = await transaction
        .updateTable('bulk_job')
        .set((row) => ({ rows_done: row.ref('rows_done') }))
        .where('id', '=', id)
        .returning('tally')
        .executeTakeFirst();
      const stored = await transaction
        .selectFrom('bulk_piece')
        .select(['content', 'is_done'])
        .where('job_id', '=', id)
        .where('number', '=', number)
        .executeTakeFirst();
      // The job may have been removed with its account.
      if (!job || !stored || stored.is_done === 1) return;
      const known = decodeRows({ content: stored.content, own: '' });
      const merged = known.map((row, at) => (row.end ? row : (rows[at] ?? row)));
      const ended = merged.flatMap(({ end }, at) => (end && !known[at]?.end ? [end.status] : []));
      const isDone = merged.every(({ end }) => end !== undefined);
      if (ended.length === 0 && !isDone) return;
      await transaction
        .updateTable('bulk_piece')
        .set({ content: encodePiece(merged), is_done: isDone ? 1 : 0 })
        .where('job_id', '=', id)
        .where('number', '=', number)
        .execute();
      const counts: Partial<Record<RowStatus, number>> = JSON.parse(job.tally);
      for (const status of ended) counts[status] = (counts[status] ?? 0) + 1;
      await transaction
        .updateTable('bulk_job')
        .set((row) => ({ rows_done: row('rows_done', '+', ended.length), tally: JSON.stringify(counts) }))
        .where('id', '=', id)
        .execute();
    });
  }

  async function finish(id: string): Promise<void> {
    await database
      .updateTable('bulk_job')
      .set({ state: 'finished', finished_at: clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .execute();
  }
}
