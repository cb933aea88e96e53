import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import type { Caller } from '../../../callers/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tables } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/network-address.ts';
import type { CompanyStore } from '../../companies/index.ts';
import type { RowWriter } from '../../exports/index.ts';
import { bulkFile, type EndedRow, type PayForRows } from './bulk-file.ts';
import { lanesOf } from './bulk-lookup.ts';
import { encodePiece, readPieces, toPieces } from './bulk-pieces.ts';
import type { BulkRow, RowStatus } from './bulk-row.ts';

/** A bulk look-up that goes on without its sender. */
export interface BulkJob {
  readonly id: string;
  readonly state: 'running' | 'finished' | 'cancelled';
  readonly rowCount: number;
  readonly rowsDone: number;
  /** Rows by how they ended. */
  readonly tally: Readonly<Partial<Record<RowStatus, number>>>;
  readonly createdAt: number;
  readonly finishedAt: number | undefined;
}

export interface BulkJobs {
  /** Throws `too_many_at_once` when the caller has too many running. */
  create(caller: Caller, rows: readonly BulkRow[]): Promise<BulkJob>;
  /** Throws `not_found` for what is not there or belongs to somebody else. */
  get(caller: Caller, id: string): Promise<BulkJob>;
  /** Ends it; what was looked up stays. */
  cancel(caller: Caller, id: string): Promise<BulkJob>;
  /** All rows with their profiles; throws `conflict` while it is running. */
  file(caller: Caller, id: string, writer: RowWriter, pay: PayForRows): Promise<Readable>;
}

export interface BulkJobsNeeds {
  readonly database: Database;
  readonly clock: Clock;
  readonly companies: Pick<CompanyStore, 'findMany'>;
  /** There is something to do. */
  readonly onCreated: () => void;
}

const RUNNING_MAX = 3;

export function createBulkJobs({ database, clock, companies, onCreated }: BulkJobsNeeds): BulkJobs {
  return {
    async create(caller, rows) {
      const id = randomBytes(18).toString('base64url');
      const party = partyOf(caller);
      await database.transaction().execute(async (transaction) => {
        const { running } = await transaction
          .selectFrom('bulk_job')
          .select(({ fn }) => fn.countAll<number>().as('running'))
          .where('party', '=', party)
          .where('state', '=', 'running')
          .executeTakeFirstOrThrow();
        if (running >= RUNNING_MAX)
          throw new AppError(
            'too_many_at_once',
            `You have ${running} bulk look-ups running. Wait for one to finish, or cancel one.`,
            { headers: { 'retry-after': '60' } },
          );
        await transaction
          .insertInto('bulk_job')
          .values({
            id,
            account_id: caller.kind === 'account' ? caller.accountId : null,
            party,
            state: 'running',
            concurrency: lanesOf(caller),
            row_count: rows.length,
            created_at: clock.now(),
            finished_at: null,
          })
          .execute();
        for (const piece of toPieces(rows))
          await transaction
            .insertInto('bulk_piece')
            .values({ job_id: id, number: piece.number, content: encodePiece(piece) })
            .execute();
      });
      onCreated();
      return getJob(caller, id);
    },

    get: getJob,

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

    async file(caller, id, writer, pay) {
      const { state, rowsDone, rowCount } = await getJob(caller, id);
      if (state === 'running')
        throw new AppError(
          'conflict',
          `The bulk look-up is not finished: ${rowsDone} of ${rowCount} rows are done.`,
        );
      return bulkFile(endedRows(id), companies, writer, pay);
    },
  };

  async function getJob(caller: Caller, id: string): Promise<BulkJob> {
    const job = await database.selectFrom('bulk_job').selectAll().where('id', '=', id).executeTakeFirst();
    // The id cannot be guessed, and whoever had no account when sending has nothing else to show.
    const isTheirs =
      job && (job.account_id === null || caller.kind === 'operator' || owns(caller, job.account_id));
    if (!isTheirs)
      throw new AppError('not_found', 'There is no such bulk look-up; they are kept for seven days.');
    return present(job);
  }

  async function* endedRows(id: string): AsyncGenerator<EndedRow> {
    for await (const { rows } of readPieces(database, id, 'all'))
      for (const { row, end } of rows)
        yield {
          row,
          end: end ?? { status: 'not_found', error: 'the look-up was cancelled before this row' },
        };
  }
}

const owns = (caller: Caller, accountId: number): boolean =>
  caller.kind === 'account' && caller.accountId === accountId;

/** Who shares the number of running jobs. */
function partyOf(caller: Caller): string {
  if (caller.kind === 'operator') return 'operator';
  return caller.kind === 'account' ? `account:${caller.accountId}` : `address:${networkOf(caller.address)}`;
}

const present = (job: Selectable<Tables['bulk_job']>): BulkJob => ({
  id: job.id,
  state: job.state as BulkJob['state'],
  rowCount: job.row_count,
  rowsDone: job.rows_done,
  tally: JSON.parse(job.tally),
  createdAt: job.created_at,
  finishedAt: job.finished_at ?? undefined,
});
