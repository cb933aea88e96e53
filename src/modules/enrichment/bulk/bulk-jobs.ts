import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import type { AccountCaller, Caller, OperatorCaller } from '../../../access/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tables } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CompanyStore } from '../../companies/index.ts';
import { type BulkFileShape, bulkFile, type EndedRow, type PayForRows } from './bulk-file.ts';
import { limiterWeightOf } from './bulk-lookup.ts';
import { decodeRows, type JobRow, PIECE_ROWS, readPieces } from './bulk-pieces.ts';
import type { RowStatus } from './bulk-row.ts';
import type { RowFile } from './row-reader.ts';

/** A bulk look-up that continues without its sender. */
export interface BulkJob {
  readonly id: string;
  /** The name of the uploaded file; may be empty. */
  readonly filename: string;
  readonly state: 'running' | 'finished' | 'cancelled';
  readonly rowCount: number;
  readonly rowsDone: number;
  /** Number of rows with broken quotes. */
  readonly unreadableRows: number;
  /** The sender's own columns that are stored. */
  readonly ownColumns: readonly string[];
  /** The columns that the sender chose for the file; undefined means all. */
  readonly fileColumns: readonly string[] | undefined;
  /** Number of rows by status. */
  readonly rowCounts: Readonly<Partial<Record<RowStatus, number>>>;
  readonly createdAt: number;
  readonly finishedAt: number | undefined;
}

/** Jobs need an account: there would be no way to stop anonymous callers from filling the disk. */
export type JobOwner = AccountCaller | OperatorCaller;

export interface BulkJobs {
  /** Throws `too_many_at_once` if the caller has too many running jobs, `unavailable` if the disk is nearly full. */
  create(
    caller: JobOwner,
    file: Pick<RowFile, 'summary' | 'pieces' | 'size'>,
    filename: string,
    fileColumns?: readonly string[] | undefined,
  ): Promise<BulkJob>;
  /** The caller's jobs, newest first. */
  list(
    caller: JobOwner,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly total: number; readonly jobs: BulkJob[] }>;
  /** Throws `not_found` if the job does not exist or belongs to another account. */
  get(caller: Caller, id: string): Promise<BulkJob>;
  /** Some rows in order, without their profiles. */
  rows(
    caller: Caller,
    id: string,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<JobRow[]>;
  /** Ends the job; what was already looked up stays. */
  cancel(caller: Caller, id: string): Promise<BulkJob>;
  /** All rows with their profiles; throws `conflict` while the job is running. */
  file(
    caller: Caller,
    id: string,
    shapeOf: (job: BulkJob) => BulkFileShape,
    pay: PayForRows,
  ): Promise<Readable>;
}

export interface BulkJobsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly companies: Pick<CompanyStore, 'findMany'>;
  readonly isDiskNearlyFull: () => Promise<boolean>;
  /** Called when there is a new job. */
  readonly onCreated: () => void;
}

const RUNNING_MAX = 3;
/**
 * Storage limits of one tenant, including running jobs; the oldest finished job is removed to make room for a new one. Three of the largest
 * jobs fit.
 */
const STORED_ROWS_MAX = 300_000;
const STORED_CHARACTERS_MAX = 150_000_000;
/** If the process that was writing the pieces of a job died, they are removed after this time. */
const INCOMPLETE_MS_MAX = 60 * 60_000;

export function createBulkJobs(needs: BulkJobsDependencies): BulkJobs {
  const { database, clock, companies, onCreated } = needs;
  return {
    async create(caller, file, filename, fileColumns = []) {
      if (await needs.isDiskNearlyFull())
        throw new AppError(
          'unavailable',
          'The server disk is nearly full, so no new jobs are accepted. Try again later, or without async=true.',
          { headers: { 'retry-after': '600' } },
        );
      const id = randomBytes(18).toString('base64url');
      await begin(id, caller, file, { filename, fileColumns });
      try {
        // One statement per piece, so that other requests get the event loop and the database in between.
        for (const [number, { content, own }] of file.pieces.entries()) {
          await database.insertInto('bulk_piece').values({ job_id: id, number, content, own }).execute();
          await nextTurn();
        }
        await database
          .updateTable('bulk_job')
          .set({ state: 'running', is_complete: 1 })
          .where('id', '=', id)
          .execute();
      } catch (error) {
        await database.deleteFrom('bulk_job').where('id', '=', id).execute();
        throw error;
      }
      onCreated();
      return getJob(caller, id);
    },

    async list(caller, { limit, offset }) {
      const own = database
        .selectFrom('bulk_job')
        .where('party', '=', tenantKeyOf(caller))
        .where('is_complete', '=', 1);
      const { total } = await own
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await own
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { total, jobs: rows.map(present) };
    },

    get: getJob,

    async rows(caller, id, { limit, offset }) {
      await getJob(caller, id);
      const first = Math.floor(offset / PIECE_ROWS);
      const pieces = await database
        .selectFrom('bulk_piece')
        .select(['number', 'content', 'own'])
        .where('job_id', '=', id)
        .where('number', '>=', first)
        .where('number', '<=', Math.floor((offset + limit - 1) / PIECE_ROWS))
        .orderBy('number')
        .execute();
      const start = offset - first * PIECE_ROWS;
      return pieces.flatMap(decodeRows).slice(start, start + limit);
    },

    async cancel(caller, id) {
      await getJob(caller, id);
      await database
        .updateTable('bulk_job')
        .set({ state: 'cancelled', finished_at: clock.now() })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .execute();
      return getJob(caller, id);
    },

    async file(caller, id, shapeOf, pay) {
      const job = await getJob(caller, id);
      if (job.state === 'running')
        throw new AppError(
          'conflict',
          `The bulk job is not finished: ${job.rowsDone} of ${job.rowCount} rows are done.`,
        );
      return bulkFile(endedRows(id), companies, shapeOf(job), pay);
    },
  };

  /** Creates the job without its pieces; it does not run yet. */
  async function begin(
    id: string,
    caller: JobOwner,
    { summary, size }: Pick<RowFile, 'summary' | 'size'>,
    { filename, fileColumns }: { readonly filename: string; readonly fileColumns: readonly string[] },
  ): Promise<void> {
    const tenantKey = tenantKeyOf(caller);
    const now = clock.now();
    await database.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('bulk_job')
        .where('party', '=', tenantKey)
        .where('is_complete', '=', 0)
        .where('created_at', '<', now - INCOMPLETE_MS_MAX)
        .execute();
      const { running } = await transaction
        .selectFrom('bulk_job')
        .select(({ fn }) => fn.countAll<number>().as('running'))
        .where('party', '=', tenantKey)
        .where((row) => row.or([row('state', '=', 'running'), row('is_complete', '=', 0)]))
        .executeTakeFirstOrThrow();
      if (running >= RUNNING_MAX)
        throw new AppError(
          'too_many_at_once',
          `You have ${running} bulk jobs running. Wait for one to finish, or cancel one.`,
          { headers: { 'retry-after': '60' } },
        );
      await removeOldest(transaction, tenantKey, { rows: summary.rows, characters: size });
      await transaction
        .insertInto('bulk_job')
        .values({
          id,
          account_id: caller.kind === 'account' ? caller.accountId : null,
          party: tenantKey,
          state: 'cancelled',
          is_complete: 0,
          concurrency: limiterWeightOf(caller),
          row_count: summary.rows,
          unreadable_rows: summary.unreadable,
          own_columns: JSON.stringify(summary.columns),
          file_columns: fileColumns.join(','),
          stored_characters: size,
          filename: filename.slice(0, 200),
          created_at: now,
          due_at: now,
          finished_at: null,
        })
        .execute();
    });
  }

  /** Removes the tenant's oldest finished jobs, as far as a new one needs their quota. */
  async function removeOldest(
    transaction: Database,
    tenantKey: string,
    wanted: { readonly rows: number; readonly characters: number },
  ): Promise<void> {
    const stored = await transaction
      .selectFrom('bulk_job')
      .select(['id', 'state', 'row_count', sql<number>`stored_characters`.as('characters')])
      .where('party', '=', tenantKey)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    let rows = wanted.rows + stored.reduce((sum, { row_count }) => sum + row_count, 0);
    let characters = wanted.characters + stored.reduce((sum, job) => sum + job.characters, 0);
    for (const job of stored) {
      if (rows <= STORED_ROWS_MAX && characters <= STORED_CHARACTERS_MAX) return;
      if (job.state === 'running') continue;
      await transaction.deleteFrom('bulk_job').where('id', '=', job.id).execute();
      rows -= job.row_count;
      characters -= job.characters;
    }
  }

  async function getJob(caller: Caller, id: string): Promise<BulkJob> {
    const job = await database
      .selectFrom('bulk_job')
      .selectAll()
      .where('id', '=', id)
      .where('is_complete', '=', 1)
      .executeTakeFirst();
    if (!job || !mayRead(caller, job.account_id))
      throw new AppError('not_found', 'You have no bulk job with this ID. Jobs are kept for seven days.');
    return present(job);
  }

  async function* endedRows(id: string): AsyncGenerator<EndedRow> {
    for await (const { rows } of readPieces(database, id, 'all'))
      for (const { row, end } of rows)
        yield {
          row,
          end: end ?? { status: 'not_found', error: 'the job was cancelled before this row' },
        };
  }
}

/** Jobs without an account belong to the operator, who may read all of them. */
const mayRead = (caller: Caller, accountId: number | null): boolean =>
  caller.kind === 'operator' || (caller.kind === 'account' && caller.accountId === accountId);

/** Callers with the same key share the limit of running jobs. */
const tenantKeyOf = (caller: JobOwner): string =>
  caller.kind === 'operator' ? 'operator' : `account:${caller.accountId}`;

const present = (job: Selectable<Tables['bulk_job']>): BulkJob => ({
  id: job.id,
  filename: job.filename,
  state: job.state as BulkJob['state'],
  rowCount: job.row_count,
  rowsDone: job.rows_done,
  unreadableRows: job.unreadable_rows,
  ownColumns: JSON.parse(job.own_columns),
  fileColumns: job.file_columns === '' ? undefined : job.file_columns.split(','),
  rowCounts: JSON.parse(job.tally),
  createdAt: job.created_at,
  finishedAt: job.finished_at ?? undefined,
});
