import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import { freshTurn, isTurnSpent } from '../../../lib/event-loop-turn.ts';
import { FifoMutex } from '../fifo-mutex.ts';
import { isBusy, sqliteFailure } from './sqlite-failure.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** How long a write waits for others, first in this process and then in another one, before the caller gets a 503. */
const LOCK_WAIT_MS_MAX = 5_000;
const RETRY_MS_MAX = 50;
/**
 * How long a transaction works before it yields, and then for one turn only. It does not check whether others have used up the turn: every
 * other writer waits for this transaction, and on a busy service, where every turn is used up, it would hold the lock for one turn per
 * statement.
 */
const TRANSACTION_TURN_MS_MAX = 10;

/**
 * Kysely's driver for `node:sqlite`, whose calls are synchronous. Reads outside a transaction have a separate connection to the file and
 * never wait for a writer. Transactions take the write lock when they start, because one that reads first and writes later cannot wait for
 * it. They wait for it between turns of the event loop, never inside SQLite. Many statements in a row, inside a transaction or not, are
 * spread over several turns of the event loop.
 */
export class SqliteDriver implements Driver {
  private readonly reader: SqliteFile;
  private readonly writer: SqliteFile;
  private readonly lock = new FifoMutex(LOCK_WAIT_MS_MAX);
  private isClosed = false;

  constructor(files: { readonly reader: SqliteFile; readonly writer: SqliteFile }) {
    this.reader = files.reader;
    this.writer = files.writer;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this.reader, this.writer, this.lock);
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    this.reader.close();
    this.writer.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  private readonly reader: SqliteFile;
  private readonly writer: SqliteFile;
  private readonly lock: FifoMutex;
  private isInTransaction = false;
  /** When the transaction began or last yielded. */
  private workingSince = 0;

  constructor(reader: SqliteFile, writer: SqliteFile, lock: FifoMutex) {
    this.reader = reader;
    this.writer = writer;
    this.lock = lock;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isInTransaction) {
      if (performance.now() - this.workingSince >= TRANSACTION_TURN_MS_MAX) await this.yieldOneTurn();
      return translated(() => this.writer.run<Row>(query));
    }
    // A request with many statements would otherwise block all others until its last one.
    if (isTurnSpent()) await freshTurn();
    if (SelectQueryNode.is(query.query)) return retryWhileBusy(() => this.reader.run<Row>(query));
    await this.lock.acquire();
    try {
      this.rollBackOpenTransaction();
      return await retryWhileBusy(() => this.writer.run<Row>(query));
    } finally {
      this.lock.release();
    }
  }

  streamQuery(): never {
    throw new Error(
      'read in pages: a stream would hold one state of the database for as long as its reader likes',
    );
  }

  async begin(): Promise<void> {
    await this.lock.acquire();
    try {
      // Transactions that waited for each other would otherwise all run in one turn.
      if (isTurnSpent()) await this.yieldOneTurn();
      this.rollBackOpenTransaction();
      await retryWhileBusy(() => this.writer.exec('begin immediate'));
      this.isInTransaction = true;
      this.workingSince = performance.now();
    } catch (error) {
      this.lock.release();
      throw error;
    }
  }

  async commit(): Promise<void> {
    translated(() => this.writer.exec('commit'));
    this.isInTransaction = false;
    this.lock.release();
  }

  /** Runs after a failure that is reported to the caller; a failure of the rollback must not replace it. */
  async rollback(): Promise<void> {
    try {
      this.rollBackOpenTransaction();
    } catch {
      // The next writer tries again before it begins.
    } finally {
      this.isInTransaction = false;
      this.lock.release();
    }
  }

  private async yieldOneTurn(): Promise<void> {
    await nextTurn();
    this.workingSince = performance.now();
  }

  /**
   * Rolls back only a transaction that is still open: SQLite ends some failed ones itself, for example on a full disk, and rolling those
   * back would be an error.
   */
  private rollBackOpenTransaction(): void {
    if (this.writer.isInTransaction) this.writer.exec('rollback');
  }
}

/** Retries an operation that the lock of another process may refuse, for a while and with jittered pauses. */
async function retryWhileBusy<Outcome>(run: () => Outcome): Promise<Outcome> {
  const deadlineAt = performance.now() + LOCK_WAIT_MS_MAX;
  for (let pauseMs = 1; ; pauseMs = Math.min(RETRY_MS_MAX, pauseMs * 2)) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadlineAt) throw sqliteFailure(error);
      await wait(pauseMs * (0.5 + Math.random()));
    }
  }
}

function translated<Outcome>(run: () => Outcome): Outcome {
  try {
    return run();
  } catch (error) {
    throw sqliteFailure(error);
  }
}
