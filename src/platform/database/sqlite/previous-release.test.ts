import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { foldText, normalizeQuery } from '../../../lib/text-analysis/index.ts';
import { knownMigrations } from '../migration-files.ts';

/** From here on services of two releases may share a database: migrations-only-add.test.ts. */
const FIRST = '0019';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly dflt_value: string | null;
  readonly pk: number;
}

function schemaAfter(migrations: readonly string[]): DatabaseSync {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.function('normalized_query', (text) => normalizeQuery(String(text)));
  sqlite.function('folded_text', (text) => foldText(String(text)));
  for (const name of migrations) sqlite.exec(readFileSync(`migrations/${name}`, 'utf8'));
  // Rows are written one table at a time, without those they refer to.
  sqlite.exec('pragma foreign_keys = off');
  return sqlite;
}

const tablesOf = (sqlite: DatabaseSync): string[] =>
  sqlite
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
    .all()
    .map(({ name }) => String(name));

const columnsOf = (sqlite: DatabaseSync, table: string): Column[] =>
  sqlite.prepare('select * from pragma_table_info(?)').all(table) as unknown as Column[];

const valueFor = ({ type }: Column, row: number): string | number =>
  /int/i.test(type) ? row : `text ${row}`;

/** Whether a row of these columns can be written and read, as a release that knows no others does. */
function problemOf(
  sqlite: DatabaseSync,
  table: string,
  columns: readonly Column[],
  row: number,
): string | undefined {
  const names = columns.map(({ name }) => name).join(', ');
  try {
    sqlite
      .prepare(`insert into ${table} (${names}) values (${columns.map(() => '?').join(', ')})`)
      .run(...columns.map((column) => valueFor(column, row)));
    sqlite.prepare(`select ${names} from ${table}`).all();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

it('what every earlier release since then writes and reads works on the tables of this one', () => {
  const all = knownMigrations();
  const now = schemaAfter(all);
  let compared = 0;
  const broken: string[] = [];
  for (const [at, newest] of all.entries()) {
    if (newest < FIRST) continue;
    const before = schemaAfter(all.slice(0, at + 1));
    for (const table of tablesOf(before)) {
      const columns = columnsOf(before, table);
      // What the old tables refuse themselves, such as a value beyond a check, says nothing about the new ones.
      if (problemOf(before, table, columns, 1) !== undefined) continue;
      const problem = problemOf(now, table, columns, at + 1);
      compared += 1;
      if (problem !== undefined) broken.push(`${newest}: ${table}: ${problem}`);
    }
    before.close();
  }
  now.close();
  expect(broken).toEqual([]);
  expect(compared).toBeGreaterThan(100);
});

it('a column that earlier releases would have to know is detected', () => {
  const [before, now] = [schemaAfter(knownMigrations()), schemaAfter(knownMigrations())];
  now.exec('alter table blocked_domain rename column reason to why');
  const problem = problemOf(now, 'blocked_domain', columnsOf(before, 'blocked_domain'), 1);
  expect(problem).toContain('reason');
  before.close();
  now.close();
});
