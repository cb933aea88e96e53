import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { VectorIndexDamaged } from '../errors.ts';
import { CommitMark } from './commit-mark.ts';

const formatVersion = 1;
const storeFileName = 'vectors.sqlite';
/** All that the store consists of. */
export const storeFileNames = [storeFileName, `${storeFileName}-wal`, `${storeFileName}-shm`, 'commits'];
const busyTimeoutMs = 20_000;
/** SQLite's codes for a damaged file and for one that is no database. */
const damageCodes = new Set([11, 26]);

const tables = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value);
  CREATE TABLE models (id INTEGER PRIMARY KEY, facts TEXT NOT NULL, sum INTEGER NOT NULL);
  CREATE TABLE segments (id INTEGER PRIMARY KEY, facts TEXT NOT NULL, sum INTEGER NOT NULL);
  CREATE TABLE tail (seq INTEGER PRIMARY KEY, model INTEGER NOT NULL, key TEXT NOT NULL, vector BLOB, sum INTEGER NOT NULL);
  CREATE INDEX tail_by_key ON tail (key, seq);
  CREATE TABLE dead (seq INTEGER PRIMARY KEY, segment INTEGER NOT NULL, rows BLOB NOT NULL, sum INTEGER NOT NULL);
  CREATE TABLE pending (id INTEGER PRIMARY KEY, work TEXT NOT NULL);
`;

/**
 * The counters of the store. `commits` rises with every transaction, `manifest` when segments or models change,
 * `generation` with every build; the others are the last numbers given out, and how many rows the tail must have.
 */
const counters = [
  'commits',
  'manifest',
  'generation',
  'model',
  'last_model',
  'last_segment',
  'tail_seq',
  'tail_rows',
  'dead_seq',
  'dead_rows',
] as const;
export type Counter = (typeof counters)[number];

/** The small transactional store beside the segments: what they are, recent rows, deaths. Several processes may have it open. */
export class Store {
  readonly file: string;
  private readonly database: DatabaseSync;
  private readonly mark: CommitMark;
  private readonly statements = new Map<string, StatementSync>();

  constructor(directory: string) {
    this.file = join(directory, storeFileName);
    const isNew = !existsSync(this.file);
    if (isNew) refuseLostStore(directory, this.file);
    this.database = this.guarded(() => new DatabaseSync(this.file, { timeout: busyTimeoutMs }));
    let mark: CommitMark | undefined;
    try {
      // FULL: a commit is on disk before it is acknowledged.
      this.exec('PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864');
      this.prepare(isNew);
      mark = new CommitMark(directory);
      this.mark = mark;
      this.refuseLostCommits();
    } catch (error) {
      mark?.close();
      this.database.close();
      throw error;
    }
  }

  private prepare(isNew: boolean): void {
    const problem = isNew ? 'ok' : this.get('PRAGMA quick_check(1)')?.['quick_check'];
    if (problem !== 'ok') throw new VectorIndexDamaged(this.file, `is damaged (${String(problem)})`);
    this.exec('PRAGMA journal_mode = WAL');
    this.transaction('BEGIN IMMEDIATE', () => {
      const names = this.all("SELECT name FROM sqlite_master WHERE type = 'table'").map((row) => row['name']);
      if (names.length === 0) {
        this.exec(tables);
        for (const name of counters) this.setMeta(name, 0);
        this.setMeta('format', formatVersion);
        this.setMeta('identity', randomUUID());
      } else if (!names.includes('meta') || this.meta('format') !== formatVersion) {
        throw new VectorIndexDamaged(this.file, 'is not a vector index that this program can read');
      }
    });
  }

  /** SQLite takes a damaged log for one that ends earlier: the mark beside it knows how far it went. */
  private refuseLostCommits(): void {
    const marked = this.mark.read();
    if (this.counter('commits') < marked) {
      throw new VectorIndexDamaged(this.file, 'has lost its last writes');
    }
  }

  get identity(): string {
    return String(this.meta('identity'));
  }

  close(): void {
    this.statements.clear();
    this.mark.close();
    this.database.close();
  }

  /** Another number after every commit of another connection, whichever thread or process it is in. */
  versionOfOthers(): number {
    return Number(this.get('PRAGMA data_version')?.['data_version']);
  }

  all(sql: string, ...values: SQLInputValue[]): Record<string, unknown>[] {
    return this.guarded(() => this.statement(sql).all(...values)) as Record<string, unknown>[];
  }

  /** The rows one by one, for tables that may be larger than memory should hold at once. */
  *each(sql: string, ...values: SQLInputValue[]): Generator<Record<string, unknown>> {
    const rows = this.guarded(() => this.statement(sql).iterate(...values)) as Iterator<
      Record<string, unknown>
    >;
    for (;;) {
      const next = this.guarded(() => rows.next());
      if (next.done === true) return;
      yield next.value;
    }
  }

  get(sql: string, ...values: SQLInputValue[]): Record<string, unknown> | undefined {
    return this.guarded(() => this.statement(sql).get(...values)) as Record<string, unknown> | undefined;
  }

  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.guarded(() => this.statement(sql).run(...values)).changes);
  }

  counter(name: Counter): number {
    const value = this.meta(name);
    if (!Number.isSafeInteger(value)) throw new VectorIndexDamaged(this.file, `has no number for ${name}`);
    return value as number;
  }

  setCounter(name: Counter, value: number): void {
    this.setMeta(name, value);
  }

  addTo(name: Counter, more: number): number {
    const value = this.counter(name) + more;
    this.setMeta(name, value);
    return value;
  }

  meta(name: string): unknown {
    return this.get('SELECT value FROM meta WHERE name = ?', name)?.['value'];
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

  /** One durable transaction; concurrent writers of all processes take turns. */
  write<T>(work: () => T): T {
    let commits = 0;
    const value = this.transaction('BEGIN IMMEDIATE', () => {
      commits = this.addTo('commits', 1);
      return work();
    });
    this.mark.write(commits);
    return value;
  }

  /** Reads one consistent state. */
  read<T>(work: () => T): T {
    return this.transaction('BEGIN', work);
  }

  private transaction<T>(begin: string, work: () => T): T {
    this.exec(begin);
    try {
      const value = work();
      this.exec('COMMIT');
      return value;
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  /** What made it necessary must be told, not what the rollback met on the same full or failing disk. */
  private rollBack(): void {
    try {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
    } catch {
      // SQLite has rolled back by itself; the next transaction begins afresh or says why it cannot.
    }
  }

  private exec(sql: string): void {
    this.guarded(() => this.database.exec(sql));
  }

  /** Errors of SQLite that mean a damaged file name it and say what to do. */
  private guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      const { errcode, message } = error as { errcode?: number; message: string };
      if (errcode === undefined || !damageCodes.has(errcode & 0xff)) throw error;
      throw new VectorIndexDamaged(this.file, `is damaged (${message})`, { cause: error });
    }
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

/** A folder that holds anything of an index has had a store. */
function refuseLostStore(directory: string, file: string): void {
  const remains = readdirSync(directory).filter((name) => /^(\d+[.]|commits$|vectors[.]sqlite)/.test(name));
  if (remains.length > 0) {
    throw new VectorIndexDamaged(file, `is gone, although ${remains[0]} is there`);
  }
}
