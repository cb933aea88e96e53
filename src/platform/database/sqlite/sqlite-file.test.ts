import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { SqliteFile } from './sqlite-file.ts';

it('statements of many lengths do not accumulate, and evicted ones still run', () => {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec('create table entry (name text)');
  let prepared = 0;
  const prepare = sqlite.prepare.bind(sqlite);
  sqlite.prepare = (sql) => {
    prepared += 1;
    return prepare(sql);
  };
  const file = new SqliteFile(sqlite);
  const insert = (rows: number) =>
    file.run(
      CompiledQuery.raw(
        `insert into entry values ${Array.from({ length: rows }, () => '(?)').join(', ')}`,
        Array.from({ length: rows }, (_, n) => `row ${n}`),
      ),
    ).numAffectedRows;
  for (let rows = 1; rows <= 600; rows++) expect(insert(rows)).toBe(BigInt(rows));
  expect(prepared).toBe(600);
  // The last is still cached, the first is not.
  insert(600);
  expect(prepared).toBe(600);
  expect(insert(1)).toBe(1n);
  expect(prepared).toBe(601);
  file.close();
});
