import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

/** Inserts of many rows make a statement per row count; beyond this they are not worth keeping. */
const STATEMENTS_MAX = 500;

type Statement = ReturnType<DatabaseSync['prepare']>;

/** One opening of the file that runs Kysely's queries. Statements are kept, because preparing costs more than running. */
export class SqliteFile {
  private readonly sqlite: DatabaseSync;
  private readonly statements = new Map<string, { readonly statement: Statement; readonly gives: boolean }>();

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
    if (known) return known;
    const statement = this.sqlite.prepare(sql);
    const prepared = { statement, gives: statement.columns().length > 0 };
    if (this.statements.size < STATEMENTS_MAX) this.statements.set(sql, prepared);
    return prepared;
  }
}
