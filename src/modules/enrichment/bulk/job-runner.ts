import { setTimeout as delay } from 'node:timers/promises';
import { isTier, type Tier, tierNames } from '../../../callers/index.ts';
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
/** The lanes are shared fairly among them; each costs the memory of a few pieces. */
const JOBS_AT_ONCE = 32;
/** Of those without an account, which came before jobs needed one. */
const ANONYMOUS_JOBS_AT_ONCE = JOBS_AT_ONCE / 2;
const CANDIDATES_MAX = 10_000;
const STOP_MS_MAX = 3_000;

export function createJobRunner(needs: JobRunnerNeeds): JobRunner {
  const { database, clock, logger, lease } = needs;
  const stopping = new AbortController();
  /** Aborted when another process has taken over. */
  let holding = new AbortController();
  const underWay = new Map<string, { readonly done: Promise<void>; readonly over: AbortController }>();
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
      const begun = new Set<string>();
      for (let before = -1; begun.size > before; ) {
        before = begun.size;
        await begin();
        for (const id of underWay.keys()) begun.add(id);
        await Promise.all([...underWay.values()].map(({ done }) => done));
      }
    },
    wake() {
      if (repetition) begin().catch(report);
    },
    async stop() {
      stopping.abort(new Error('the service is stopping'));
      const stopped = Promise.allSettled([
        repetition?.stop(),
        ...[...underWay.values()].map(({ done }) => done),
      ]);
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
    const chosen = await chooseJobs();
    // Cancelled, blocked, or outranked: it goes on where it was once it is chosen again.
    for (const [id, { over }] of underWay)
      if (!chosen.some((job) => job.id === id)) over.abort(new Error('the job is not to be worked on now'));
    for (const { id, concurrency } of chosen) {
      if (underWay.has(id) || stopping.signal.aborted) continue;
      const over = new AbortController();
      const done = runJob(id, concurrency, over)
        .catch(report)
        .finally(() => underWay.delete(id));
      underWay.set(id, { done, over });
    }
  }

  /** The first job of every tenant comes before anybody's second, and among those the higher tier and the older job first. */
  async function chooseJobs(): Promise<readonly { readonly id: string; readonly concurrency: number }[]> {
    const running = await database
      .selectFrom('bulk_job')
      .leftJoin('account', 'account.id', 'bulk_job.account_id')
      .select(['bulk_job.id', 'bulk_job.concurrency', 'bulk_job.party', 'account.tier'])
      .where('bulk_job.state', '=', 'running')
      // Nothing is done on behalf of an account that is blocked or closed.
      .where((row) =>
        row.or([
          row('bulk_job.account_id', 'is', null),
          row.and([row('account.deleted_at', 'is', null), row('account.blocked_at', 'is', null)]),
        ]),
      )
      .orderBy('bulk_job.created_at')
      .orderBy('bulk_job.id')
      .limit(CANDIDATES_MAX)
      .execute();
    const ofTenant = new Map<string, number>();
    const ranked = running.map(({ id, concurrency, party, tier }) => {
      const turn = ofTenant.get(party) ?? 0;
      ofTenant.set(party, turn + 1);
      return { id, concurrency, turn, rank: rankOf(party, tier) };
    });
    // Sorting keeps the order of those that are equal, which is that of their creation.
    ranked.sort((a, b) => a.turn - b.turn || b.rank - a.rank);
    let anonymous = 0;
    return ranked
      .filter(({ rank }) => rank !== ANONYMOUS || ++anonymous <= ANONYMOUS_JOBS_AT_ONCE)
      .slice(0, JOBS_AT_ONCE);
  }

  async function runJob(id: string, concurrency: number, over: AbortController): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, holding.signal, over.signal]);
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
        .set({ content: encodePiece(rows), is_done: isDone ? 1 : 0 })
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

  async function finish(id: string): Promise<void> {
    await database
      .updateTable('bulk_job')
      .set({ state: 'finished', finished_at: clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .execute();
  }
}

const ANONYMOUS = -1;

function rankOf(party: string, tier: string | null): number {
  if (party === 'operator') return tierNames.length;
  return isTier(tier ?? undefined) ? tierNames.indexOf(tier as Tier) : ANONYMOUS;
}
