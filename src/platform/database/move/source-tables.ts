import type { DatabaseSync } from 'node:sqlite';
import { AppError } from '../../errors.ts';

export interface SourceTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Internal tables: applied migrations and leases of processes. Neither is user data. */
const notMoved = new Set(['migration', 'lease']);

/** The tables to move, each after those it refers to, because PostgreSQL accepts a row only if the rows it refers to exist. */
export function sourceTables(sqlite: DatabaseSync): SourceTable[] {
  const names = sqlite
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !notMoved.has(name))
    .sort();
  const waiting = new Map(names.map((name) => [name, referredBy(sqlite, name)]));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const next = [...waiting].find(([, needed]) => needed.every((name) => !waiting.has(name)))?.[0];
    if (next === undefined)
      throw new AppError('internal', `The tables ${[...waiting.keys()].join(', ')} refer to each other.`);
    waiting.delete(next);
    ordered.push(next);
  }
  return ordered.map((name) => ({ name, columns: columnsOf(sqlite, name) }));
}

const referredBy = (sqlite: DatabaseSync, table: string): string[] =>
  sqlite
    .prepare('select "table" as name from pragma_foreign_key_list(?)')
    .all(table)
    .map(({ name }) => String(name))
    .filter((name) => name !== table);

const columnsOf = (sqlite: DatabaseSync, table: string): string[] =>
  sqlite
    .prepare('select name from pragma_table_info(?) order by cid')
    .all(table)
    .map(({ name }) => String(name));
