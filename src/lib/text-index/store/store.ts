import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { TextIndexSchema } from '../api.ts';
import { SchemaMismatch, UnsupportedFormat } from '../errors.ts';

const formatVersion = 1;
export const storeFileName = 'index.sqlite';
const busyTimeoutMs = 20_000;
/** For how long an answer may be as old as the last look at what others have committed. */
const generationAgeMaxMs = 50;

const tables = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
  CREATE TABLE segments (id INTEGER PRIMARY KEY, facts TEXT NOT NULL);
  CREATE TABLE pending (id INTEGER PRIMARY KEY, owner TEXT NOT NULL, pid INTEGER NOT NULL, host TEXT NOT NULL, expires_at INTEGER NOT NULL);
  CREATE TABLE dead (seq INTEGER PRIMARY KEY AUTOINCREMENT, segment INTEGER NOT NULL, docs BLOB NOT NULL, generations BLOB);
  CREATE TABLE tail (seq INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL, first_ms INTEGER NOT NULL, last_ms INTEGER NOT NULL, document BLOB, generation INTEGER NOT NULL DEFAULT 0);
  CREATE INDEX tail_by_key ON tail (key, seq);
  CREATE TABLE leases (name TEXT PRIMARY KEY, owner TEXT NOT NULL, pid INTEGER NOT NULL, host TEXT NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID;
`;

/** The small transactional store beside the segments: manifest, deletions, tail of recent documents, leases. */
export class Store {
  private readonly database: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  private lastGeneration = 0;
  private lastVersion = -1;
  private lastLook = Number.NEGATIVE_INFINITY;
  private inTransaction = false;

  constructor(directory: string) {
    this.database = new DatabaseSync(join(directory, storeFileName), { timeout: busyTimeoutMs });
    // FULL: a commit is on disk before it is acknowledged.
    this.database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864',
    );
  }

  /** Makes the tables of a new index, or checks that the index is one this program can use. */
  prepare(schema: TextIndexSchema): void {
    const wanted = describe(schema);
    this.write(() => {
      const hasTables = this.get("SELECT 1 AS found FROM sqlite_master WHERE name = 'meta'") !== undefined;
      if (!hasTables) {
        this.database.exec(tables);
        this.setMeta('format', formatVersion);
        this.setMeta('schema', wanted);
        for (const counter of ['generation', 'manifest', 'tail_base']) this.setMeta(counter, 0);
        this.setMeta('next_segment', 1);
        this.setMeta('identity', randomUUID());
        return;
      }
      const found = this.meta('format');
      if (found !== formatVersion) throw new UnsupportedFormat(Number(found), formatVersion);
      if (this.meta('schema') !== wanted) {
        throw new SchemaMismatch(
          `the index was made with the schema ${String(this.meta('schema'))}, not ${wanted}; build it again in an empty folder`,
        );
      }
      this.bringUpToDate();
    });
  }

  /** An index from before generations were kept: what it holds became visible, or died, in generation 0. */
  private bringUpToDate(): void {
    const has = (table: string, column: string): boolean =>
      this.get('SELECT 1 FROM pragma_table_info(?) WHERE name = ?', table, column) !== undefined;
    if (!has('dead', 'generations')) this.database.exec('ALTER TABLE dead ADD COLUMN generations BLOB');
    if (!has('tail', 'generation'))
      this.database.exec('ALTER TABLE tail ADD COLUMN generation INTEGER NOT NULL DEFAULT 0');
    if (this.meta('identity') === undefined) this.setMeta('identity', randomUUID());
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
    return this.statement(sql).all(...values) as Record<string, unknown>[];
  }

  get(sql: string, ...values: SQLInputValue[]): Record<string, unknown> | undefined {
    return this.statement(sql).get(...values) as Record<string, unknown> | undefined;
  }

  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.statement(sql).run(...values).changes);
  }

  exec(sql: string): void {
    this.database.exec(sql);
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
    }
  }

  /** Reads one consistent state. */
  read<T>(work: () => T): T {
    return this.inTransaction ? work() : this.transaction('BEGIN', work);
  }

  private transaction<T>(begin: string, work: () => T): T {
    this.database.exec(begin);
    this.inTransaction = true;
    try {
      const value = work();
      this.database.exec('COMMIT');
      return value;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    } finally {
      this.inTransaction = false;
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
