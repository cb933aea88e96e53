import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { CommitMark, commitMarkName } from './commit-mark.ts';

/** How long a write waits for writers in other threads and processes. */
const busyTimeoutMs = 20_000;
/** Pauses between attempts of a non-blocking write: short at first, because most writes take about a millisecond. */
const firstPauseMs = 1;
const pauseMaxMs = 25;
/** Up to this size the whole database is checked whenever it is opened, which takes some tenths of a second at most. */
const quickCheckBytesMax = 128 << 20;
/** SQLite's result codes. */
const busyCode = 5;
const damageCodes = new Set([11, 26]);

/** The error for an index with a damaged file: which file, and what is wrong with it. */
export type DamageError = new (file: string, what: string, options?: ErrorOptions) => Error;

export type Row = Record<string, unknown>;

/**
 * The small transactional store beside the segments of an index: one SQLite database in WAL mode, with named values, counters, and a mark
 * that counts the commits. Several threads and processes may have it open.
 */
export class SqliteStore<Counter extends string> {
  readonly file: string;
  private readonly Damage: DamageError;
  private readonly database: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  private mark: CommitMark | undefined;
  /** Settles when the last requested write has ended. */
  private lastTurn: Promise<unknown> = Promise.resolve();
  /** Write transactions of this connection, including failed ones. */
  writes = 0;

  constructor(file: string, Damage: DamageError) {
    this.file = file;
    this.Damage = Damage;
    this.database = this.guarded(() => new DatabaseSync(file, { timeout: busyTimeoutMs }));
    try {
      // FULL: a commit is on disk before it is acknowledged.
      this.exec('PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864');
    } catch (error) {
      // Only now does a file turn out not to be a database.
      this.database.close();
      throw error;
    }
  }

  /** Creates the tables of a new store, or checks an existing one without writing to it. */
  prepare(tables: string, counters: readonly Counter[], fill: () => void): void {
    this.refuseDamage();
    // This is stored in the file, so that every later connection uses it too.
    this.exec('PRAGMA journal_mode = WAL');
    if (!this.tableNames().includes('meta')) {
      this.transaction('BEGIN IMMEDIATE', () => {
        // Another process may have created them in the meantime.
        if (this.tableNames().includes('meta')) return;
        this.exec(`CREATE TABLE meta (name TEXT PRIMARY KEY, value) WITHOUT ROWID; ${tables}`);
        this.setMeta('commits', 0);
        for (const name of counters) this.setMeta(name, 0);
        fill();
      });
    }
  }

  tableNames(): readonly string[] {
    return this.all("SELECT name FROM sqlite_master WHERE type = 'table'").map((row) => String(row.name));
  }

  /** Checks only the structure, so that it stays fast; the content of rows is checked when they are read. */
  private refuseDamage(): void {
    if (statSync(this.file).size > quickCheckBytesMax) return;
    const problem = this.get('PRAGMA quick_check(1)')?.quick_check;
    if (problem !== 'ok') this.refuse(`is damaged (${String(problem)})`);
  }

  /**
   * SQLite treats a damaged log as one that ends earlier. The mark beside it records how far it went. Call this once the store is known to
   * be the right one.
   */
  refuseLostCommits(): void {
    this.mark ??= new CommitMark(dirname(this.file));
    // Read before the counter, which is never behind it, because another process may commit at this moment.
    const marked = this.mark.read();
    if (marked === undefined) this.refuse(`cannot be compared with ${commitMarkName}, which is corrupted`);
    if (this.commits < (marked ?? 0)) this.refuse('has lost its last writes');
  }

  /** The number of commits by all threads and processes. */
  get commits(): number {
    return this.number('commits');
  }

  get identity(): string {
    return String(this.meta('identity'));
  }

  close(): void {
    this.statements.clear();
    this.mark?.close();
    this.mark = undefined;
    this.database.close();
  }

  /** Changes after every commit of another connection, in whichever thread or process. */
  versionOfOthers(): number {
    return Number(this.get('PRAGMA data_version')?.data_version);
  }

  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.guarded(() => this.statement(sql).all(...values)) as Row[];
  }

  /** Returns the rows one by one, for tables that are too large to hold in memory. */
  *each(sql: string, ...values: SQLInputValue[]): Generator<Row> {
    const rows = this.guarded(() => this.statement(sql).iterate(...values)) as Iterator<Row>;
    for (;;) {
      const next = this.guarded(() => rows.next());
      if (next.done === true) return;
      yield next.value;
    }
  }

  get(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.guarded(() => this.statement(sql).get(...values)) as Row | undefined;
  }

  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.guarded(() => this.statement(sql).run(...values)).changes);
  }

  exec(sql: string): void {
    this.guarded(() => this.database.exec(sql));
  }

  counter(name: Counter): number {
    return this.number(name);
  }

  setCounter(name: Counter, value: number): void {
    this.setMeta(name, value);
  }

  addTo(name: Counter, more: number): number {
    const value = this.number(name) + more;
    this.setMeta(name, value);
    return value;
  }

  /** Rows lost with a damaged page are not noticed by SQLite, but the counter of the rows shows it. */
  refuseLostRows(table: string, counter: Counter): void {
    const found = Number(this.get(`SELECT COUNT(*) AS n FROM ${table}`)?.n);
    const expected = this.number(counter);
    if (found !== expected) this.refuse(`has ${found} rows in its table ${table} instead of ${expected}`);
  }

  meta(name: string): unknown {
    return this.get('SELECT value FROM meta WHERE name = ?', name)?.value;
  }

  setMeta(name: string, value: string | number): void {
    this.run(
      'INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      name,
      value,
    );
  }

  removeMeta(name: string): void {
    this.run('DELETE FROM meta WHERE name = ?', name);
  }

  private number(name: string): number {
    const value = this.meta(name);
    if (!Number.isSafeInteger(value)) this.refuse(`has no number for ${name}`);
    return value as number;
  }

  /**
   * Runs one durable transaction; writers of all processes exclude each other. It blocks the thread until it has the lock, so a thread
   * whose event loop others need calls `writeInTurn`.
   */
  write<T>(work: () => T): T {
    return this.commit(() => this.transaction('BEGIN IMMEDIATE', () => this.counted(work)));
  }

  /**
   * Like `write`, without blocking: while another writer is active, it retries later. Writes requested this way happen in the order of the
   * requests.
   */
  writeInTurn<T>(work: () => T): Promise<T> {
    return this.inTurn(() => this.writeWhenFree(work));
  }

  /** For a write that has to prepare something first; such writes run one after the other. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.lastTurn.then(work);
    this.lastTurn = turn.catch(() => undefined);
    return turn;
  }

  /** Resolves when no more writes are waiting. */
  async settled(): Promise<void> {
    for (let last: unknown; last !== this.lastTurn; ) {
      last = this.lastTurn;
      await this.lastTurn;
    }
  }

  /** Call it from within `inTurn`. */
  async writeWhenFree<T>(work: () => T): Promise<T> {
    const deadlineAt = performance.now() + busyTimeoutMs;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, pauseMaxMs)) {
      try {
        return this.commit(() => this.transaction('BEGIN IMMEDIATE', () => this.counted(work), 0));
      } catch (error) {
        if (!(error instanceof StoreBusy) || performance.now() > deadlineAt) throw error;
      }
      await delay(pauseMs);
    }
  }

  private counted<T>(work: () => T): { readonly value: T; readonly commits: number } {
    const commits = this.number('commits') + 1;
    this.setMeta('commits', commits);
    return { value: work(), commits };
  }

  private commit<T>(transaction: () => { readonly value: T; readonly commits: number }): T {
    this.writes++;
    const { value, commits } = transaction();
    try {
      this.mark ??= new CommitMark(dirname(this.file));
      this.mark.write(commits);
    } catch {
      // The commit is on disk and stays. If the mark could not be written it is behind, which does no harm.
    }
    return value;
  }

  /** Reads one consistent state. */
  read<T>(work: () => T): T {
    return this.database.isTransaction ? work() : this.transaction('BEGIN', work);
  }

  private transaction<T>(begin: string, work: () => T, waitMs = busyTimeoutMs): T {
    this.begin(begin, waitMs);
    try {
      const value = work();
      this.exec('COMMIT');
      return value;
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  /** Only the BEGIN of a write waits for other writers; in WAL mode nothing after it does. */
  private begin(sql: string, waitMs: number): void {
    if (waitMs === busyTimeoutMs) {
      this.exec(sql);
      return;
    }
    this.exec(`PRAGMA busy_timeout = ${waitMs}`);
    try {
      this.exec(sql);
    } catch (error) {
      const { errcode = 0, message } = error as { errcode?: number; message: string };
      if ((errcode & 0xff) !== busyCode) throw error;
      throw new StoreBusy(
        `${this.file} has been in use by another writer for ${busyTimeoutMs / 1000} s (${message}); try again later`,
        { cause: error },
      );
    } finally {
      this.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    }
  }

  /** The caller must get the original error, not that of the rollback on the same full or failing disk. */
  private rollBack(): void {
    try {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
    } catch {
      // SQLite has rolled back by itself; the next transaction starts afresh or fails with the reason.
    }
  }

  /** Errors of SQLite that mean a damaged file get a message that names the file and states what to do. */
  private guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      const { errcode, message } = error as { errcode?: number; message: string };
      if (errcode === undefined || !damageCodes.has(errcode & 0xff)) throw error;
      throw new this.Damage(this.file, `is damaged (${message})`, { cause: error });
    }
  }

  private refuse(what: string): void {
    throw new this.Damage(this.file, what);
  }

  private statement(sql: string): StatementSync {
    let statement = this.statements.get(sql);
    if (statement === undefined) {
      statement = this.database.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }
}

/** Another thread or process was writing for longer than a write waits. */
class StoreBusy extends Error {
  override readonly name = 'StoreBusy';
}
