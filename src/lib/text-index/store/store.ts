import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { analysisVersion, unicodeVersion } from '../../text-analysis/index.ts';
import type { TextIndexSchema } from '../api.ts';
import { DamagedIndex, OtherAnalysis, SchemaMismatch, UnsupportedFormat } from '../errors.ts';

/** 2: checksums of blocks, of deaths and of recent documents. */
const formatVersion = 2;
export const storeFileName = 'index.sqlite';
const busyTimeoutMs = 20_000;
/** Up to this size the whole database is looked through at every opening, which takes some tenths of a second at most. */
const quickCheckBytesMax = 128 << 20;
/** SQLite's codes for a damaged file and for one that is no database. */
const damageCodes = new Set([11, 26]);
/** For how long an answer may be as old as the last look at what others have committed. */
const generationAgeMaxMs = 50;

const tables = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
  CREATE TABLE segments (id INTEGER PRIMARY KEY, facts TEXT NOT NULL);
  CREATE TABLE pending (id INTEGER PRIMARY KEY, owner TEXT NOT NULL, pid INTEGER NOT NULL, host TEXT NOT NULL, expires_at INTEGER NOT NULL);
  CREATE TABLE dropped (id INTEGER PRIMARY KEY);
  CREATE TABLE dead (seq INTEGER PRIMARY KEY AUTOINCREMENT, segment INTEGER NOT NULL, docs BLOB NOT NULL, generations BLOB);
  CREATE TABLE tail (seq INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL, first_ms INTEGER NOT NULL, last_ms INTEGER NOT NULL, document BLOB, generation INTEGER NOT NULL DEFAULT 0);
  CREATE INDEX tail_by_key ON tail (key, seq);
  CREATE TABLE leases (name TEXT PRIMARY KEY, owner TEXT NOT NULL, pid INTEGER NOT NULL, host TEXT NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID;
`;

/** The small transactional store beside the segments: manifest, deletions, tail of recent documents, leases. */
export class Store {
  private readonly databaseFile: string;
  private readonly database: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  /** Transactions of this connection that may have changed something. */
  commits = 0;
  private lastGeneration = 0;
  private lastVersion = -1;
  private lastLook = Number.NEGATIVE_INFINITY;
  private inTransaction = false;

  constructor(directory: string) {
    this.databaseFile = join(directory, storeFileName);
    this.database = new DatabaseSync(this.databaseFile, { timeout: busyTimeoutMs });
    // FULL: a commit is on disk before it is acknowledged.
    try {
      this.exec('PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864');
    } catch (error) {
      // A file that is no database shows only now.
      this.database.close();
      throw error;
    }
  }

  /** Makes the tables of a new index, or checks that the index is one this program can use. `remains`: other files of an index in the folder. */
  prepare(schema: TextIndexSchema, remains: readonly string[] = []): void {
    const wanted = describe(schema);
    this.refuseDamage();
    this.refuseForeign(remains);
    // Kept in the file, so whoever opens it later has it too.
    this.exec('PRAGMA journal_mode = WAL');
    this.write(() => {
      if (!this.tableNames().includes('meta')) {
        this.exec(tables);
        this.setMeta('format', formatVersion);
        this.setMeta('schema', wanted);
        this.setMeta('analysis', analysisVersion);
        this.setMeta('unicode', unicodeVersion);
        for (const counter of ['generation', 'manifest', 'tail_base']) this.setMeta(counter, 0);
        this.setMeta('next_segment', 1);
        this.setMeta('identity', randomUUID());
        return;
      }
      const found = this.meta('format');
      if (found !== formatVersion) throw new UnsupportedFormat(Number(found), formatVersion);
      if (this.meta('schema') !== wanted) {
        throw new SchemaMismatch(
          `the index was made with the schema ${String(this.meta('schema'))}, not ${wanted}; build it again`,
        );
      }
    });
  }

  /** Indexes from before the rules for words had a version were built by the first. */
  refuseOtherAnalysis(): void {
    const found = Number(this.meta('analysis') ?? 1);
    if (found !== analysisVersion) throw new OtherAnalysis(found, analysisVersion);
  }

  /** Structure only, so that it stays quick; what rows hold is checked when they are read. */
  private refuseDamage(): void {
    if (statSync(this.databaseFile).size > quickCheckBytesMax) return;
    const problem = this.get('PRAGMA quick_check(1)')?.['quick_check'];
    if (problem !== 'ok') throw new DamagedIndex(this.databaseFile, `is damaged (${String(problem)})`);
  }

  private refuseForeign(remains: readonly string[]): void {
    const names = this.tableNames();
    if (names.includes('meta') || (names.length === 0 && remains.length === 0)) return;
    throw new DamagedIndex(this.databaseFile, 'is a database, but not that of an index; nothing was changed');
  }

  private tableNames(): unknown[] {
    return this.all("SELECT name FROM sqlite_master WHERE type = 'table'").map((row) => row['name']);
  }

  close(): void {
    this.statements.clear();
    this.database.close();
  }

  /** Another number after every commit of another connection, whichever process it is in; this one's own leave it as it is. */
  versionOfOthers(): number {
    return Number(this.get('PRAGMA data_version')?.['data_version']);
  }

  /** The number of the last change: at once for those of this connection, within 50 ms for those of others. */
  generation(): number {
    const now = performance.now();
    if (now - this.lastLook < generationAgeMaxMs) return this.lastGeneration;
    const version = this.versionOfOthers();
    // A commit after this look has another version, so it is never missed.
    if (version !== this.lastVersion || this.lastLook === Number.NEGATIVE_INFINITY) {
      this.lastGeneration = Number(this.meta('generation'));
      this.lastVersion = version;
    }
    this.lastLook = now;
    return this.lastGeneration;
  }

  all(sql: string, ...values: SQLInputValue[]): Record<string, unknown>[] {
    return this.guarded(() => this.statement(sql).all(...values)) as Record<string, unknown>[];
  }

  get(sql: string, ...values: SQLInputValue[]): Record<string, unknown> | undefined {
    return this.guarded(() => this.statement(sql).get(...values)) as Record<string, unknown> | undefined;
  }

  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.guarded(() => this.statement(sql).run(...values)).changes);
  }

  exec(sql: string): void {
    this.guarded(() => this.database.exec(sql));
  }

  /** Errors of SQLite that mean a damaged file name it and say what to do. */
  private guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      const { errcode, message } = error as { errcode?: number; message: string };
      if (errcode === undefined || !damageCodes.has(errcode & 0xff)) throw error;
      throw new DamagedIndex(this.databaseFile, `is damaged (${message})`, { cause: error });
    }
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

  addToMeta(name: string, more: number): number {
    const row = this.get('UPDATE meta SET value = value + ? WHERE name = ? RETURNING value', more, name);
    return Number(row?.['value']);
  }

  /** One durable transaction; concurrent writers of all processes take turns. */
  write<T>(work: () => T): T {
    try {
      return this.transaction('BEGIN IMMEDIATE', work);
    } finally {
      this.lastLook = Number.NEGATIVE_INFINITY;
      this.commits++;
    }
  }

  /** Reads one consistent state. */
  read<T>(work: () => T): T {
    return this.inTransaction ? work() : this.transaction('BEGIN', work);
  }

  private transaction<T>(begin: string, work: () => T): T {
    this.exec(begin);
    this.inTransaction = true;
    try {
      const value = work();
      this.exec('COMMIT');
      return value;
    } catch (error) {
      this.rollBack();
      throw error;
    } finally {
      this.inTransaction = false;
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

  private statement(sql: string): StatementSync {
    let statement = this.statements.get(sql);
    if (statement === undefined) {
      statement = this.database.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }
}

/** The schema in one spelling, whatever the order of its properties. */
function describe(schema: TextIndexSchema): string {
  const fields = schema.fields.map(({ name, boost }) => ({ name, boost }));
  const filters = schema.filters.map(({ name, kind }) => ({ name, kind }));
  return JSON.stringify({ fields, filters });
}
