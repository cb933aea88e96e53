import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

/**
 * Maximum total length of the SQL of cached statements. Inserts of many rows make one statement per row count, and each takes some ninety
 * times the memory of its text, so only the most recently used are kept.
 */
const SQL_CHARACTERS_MAX = 256 << 10;

type Statement = ReturnType<DatabaseSync['prepare']>;

/** One connection to the file that runs Kysely's queries. Statements are cached, because preparing one costs more than running it. */
export class SqliteFile {
  private readonly sqlite: DatabaseSync;
  /** Least recently used first. */
  private readonly statements = new Map<string, { readonly statement: Statement; readonly gives: boolean }>();
  private sqlCharacters = 0;

  constructor(sqlite: DatabaseSync) {
    this.sqlite = sqlite;
  }

  get isInTransaction(): boolean {
    return this.sqlite.isTransaction;
  }

  exec(sql: string): void {
    this.sqlite.exec(sql);
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, gives } = this.prepare(sql);
    const values = parameters as SQLInputValue[];
    if (gives) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  close(): void {
    this.statements.clear();
    this.sqlite.close();
  }

  private prepare(sql: string) {
    const known = this.statements.get(sql);
    if (known) {
      this.statements.delete(sql);
      this.statements.set(sql, known);
      return known;
    }
    const statement = this.sqlite.prepare(sql);
    const prepared = { statement, gives: statement.columns().length > 0 };
    this.statements.set(sql, prepared);
    this.sqlCharacters += sql.length;
    for (const oldest of this.statements.keys()) {
      if (this.sqlCharacters <= SQL_CHARACTERS_MAX) break;
      this.statements.delete(oldest);
      this.sqlCharacters -= oldest.length;
    }
    return prepared;
  }
}
