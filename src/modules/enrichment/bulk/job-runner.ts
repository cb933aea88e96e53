import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Lease } from '../../../platform/lease.ts';
import type { Logger } from '../../../platform/logger.ts';
import { type Repetition, repeatEvery } from '../../../platform/repeat.ts';
import { encodePiece, type Piece, readPieces } from './bulk-pieces.ts';
import type { RowStatus } from './bulk-row.ts';
import type { LaneShare, Lanes } from './lanes.ts';
import { lookUpRow, type RowLookupNeeds } from './look-up-row.ts';

/** Works on the jobs that are running, in one process at a time; after a crash another one goes on where it was. */
export interface JobRunner {
  start(): void;
  /** There is a new job. */
  wake(): void;
  /** Works on everything there is to do, to its end. */
  runAll(): Promise<void>;
  stop(): Promise<void>;
}

export interface JobRunnerNeeds extends RowLookupNeeds {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly lease: Lease;
  /** Of all files and jobs together. */
  readonly lanes: Lanes;
}

const TICK_MS = 5_000;
/** A crash costs the notes of this time; pages that were fetched in it are in the index all the same. */
const SAVE_EVERY_MS = 500;
/** Pieces worked on at a time, so that a row that takes long holds nobody up. */
const PIECES_AT_ONCE = 4;
const JOBS_AT_ONCE = 8;
const STOP_MS_MAX = 3_000;

export function createJobRunner(needs: JobRunnerNeeds): JobRunner {
  const { database, clock, logger, lease } = needs;
  const stopping = new AbortController();
  /** Aborted when another process has taken over. */
  let holding = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  let repetition: Repetition | undefined;

  const report = (error: unknown): void => {
    if (!stopping.signal.aborted) logger.error({ err: error }, 'bulk look-ups could not be worked on');
  };

  return {
    start() {
      repetition ??= repeatEvery(TICK_MS, begin, report);
      begin().catch(report);
    },
    async runAll() {
      await begin();
      await Promise.all(underWay.values());
    },
    wake() {
      if (repetition) begin().catch(report);
    },
    async stop() {
      stopping.abort(new Error('the service is stopping'));
      const stopped = Promise.allSettled([repetition?.stop(), ...underWay.values()]);
      await Promise.race([stopped, delay(STOP_MS_MAX, undefined, { ref: false })]);
      await lease.release();
    },
  };

  /** Begins what nobody works on yet, as long as this process is the one that does. */
  async function begin(): Promise<void> {
    if (stopping.signal.aborted) return;
    if (!(await lease.hold())) {
      holding.abort(new Error('another process works on bulk look-ups'));
      return;
    }
    if (holding.signal.aborted) holding = new AbortController();
    const jobs = await database
      .selectFrom('bulk_job')
      .select(['id', 'concurrency'])
      .where('state', '=', 'running')
      .orderBy('created_at')
      .limit(JOBS_AT_ONCE)
      .execute();
    for (const { id, concurrency } of jobs) {
      if (underWay.has(id) || stopping.signal.aborted) continue;
      const job = runJob(id, concurrency)
        .catch(report)
        .finally(() => underWay.delete(id));
      underWay.set(id, job);
    }
  }

  async function runJob(id: string, concurrency: number): Promise<void> {
    const over = new AbortController();
    const signal = AbortSignal.any([stopping.signal, holding.signal, over.signal]);
    const watching = repeatEvery(TICK_MS, async () => (await isRunning(id)) || over.abort(), report);
    const lanes = needs.lanes.share(concurrency);
    const working = new Set<Promise<void>>();
    try {
      for await (const piece of readPieces(database, id, 'unfinished')) {
        if (signal.aborted) break;
        const one: Promise<void> = runPiece(id, piece, lanes, signal).finally(() => working.delete(one));
        one.catch(() => undefined);
        working.add(one);
        if (working.size >= PIECES_AT_ONCE) await Promise.race(working);
      }
      await Promise.all(working);
      if (!signal.aborted) await finish(id);
    } catch (error) {
      const isExpected = signal.aborted;
      over.abort(error);
      await Promise.allSettled(working);
      if (!isExpected) throw error;
    } finally {
      await watching.stop();
    }
  }

  /** Rows are noted as they end, several at a time. */
  async function runPiece(id: string, piece: Piece, lanes: LaneShare, signal: AbortSignal): Promise<void> {
    const before = structuredClone(piece.rows);
    let isChanged = false;
    const saving = repeatEvery(
      SAVE_EVERY_MS,
      async () => {
        if (!isChanged) return;
        isChanged = false;
        await save(id, piece, before, false);
      },
      report,
    );
    try {
      await Promise.all(
        piece.rows.map(async ({ row, end }, at) => {
          if (end) return;
          piece.rows[at] = { row, end: await lookUpRow(row, lanes, needs, signal) };
          isChanged = true;
        }),
      );
    } finally {
      await saving.stop();
      const isDone = piece.rows.every(({ end }) => end !== undefined);
      await save(id, piece, before, isDone);
    }
  }

  /** The piece and the progress of its job change together; `before` is what the progress knows of. */
  async function save(id: string, piece: Piece, before: Piece['rows'], isDone: boolean): Promise<void> {
    const rows = [...piece.rows];
    const ended = rows.flatMap(({ end }, at) => (end && !before[at]?.end ? [end.status] : []));
    if (ended.length === 0 && !isDone) return;
    await database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('bulk_piece')
        .set({ content: encodePiece({ ...piece, rows }), is_done: isDone ? 1 : 0 })
        .where('job_id', '=', id)
        .where('number', '=', piece.number)
        .execute();
      // Locked by the first change, so that two pieces never count from the same state.
      const { tally } = await transaction
        .updateTable('bulk_job')
        .set((row) => ({ rows_done: row('rows_done', '+', ended.length) }))
        .where('id', '=', id)
        .returning('tally')
        .executeTakeFirstOrThrow();
      const counts: Partial<Record<RowStatus, number>> = JSON.parse(tally);
      for (const status of ended) counts[status] = (counts[status] ?? 0) + 1;
      await transaction
        .updateTable('bulk_job')
        .set({ tally: JSON.stringify(counts) })
        .where('id', '=', id)
        .execute();
    });
    for (const [at, row] of rows.entries()) before[at] = row;
  }

  async function isRunning(id: string): Promise<boolean> {
    const job = await database.selectFrom('bulk_job').select('state').where('id', '=', id).executeTakeFirst();
    return job?.state === 'running';
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
