import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../../migrations/', import.meta.url);
/** From this migration on a service of the release before must be able to keep working on the new tables. */
const FIRST = '0019';
/** Migrations that remove what no release since the named one reads any more. */
const contracts: Readonly<Record<string, string>> = {};

const additions = [
  /^create table (if not exists )?\w+ \(/,
  /^create (unique )?index (if not exists )?\w+ on \w+/,
  /^insert into \w+/,
  /^update \w+ set/,
];
const columnAdded = /^alter table \w+ add column \w+ (?<type>.*)$/;

/** Undefined for a statement that leaves everything as the release before reads and writes it. */
function whatBreaks(statement: string): string | undefined {
  const added = columnAdded.exec(statement)?.groups?.type;
  // The release before writes rows without the column.
  if (added !== undefined) return /not null/.test(added) && !/default/.test(added) ? statement : undefined;
  return additions.some((addition) => addition.test(statement)) ? undefined : statement;
}

const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);

it('migrations only add, so that services of the previous release keep working during an update', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= FIRST);
  expect(files.length).toBeGreaterThan(5);
  const breaking = files
    .filter((name) => !(name in contracts))
    .flatMap((name) =>
      statementsOf(readFileSync(new URL(name, folder), 'utf8')).map((sql) => [name, whatBreaks(sql)]),
    )
    .filter(([, broken]) => broken !== undefined);
  expect(breaking).toEqual([]);
});

it('removals, renames and new requirements are recognised', () => {
  for (const sql of [
    'alter table monitor drop column has_baseline',
    'drop table imported_domain',
    'alter table workspace rename to saved_company',
    'alter table mail add column size bigint not null',
    'delete from mail',
  ])
    expect(whatBreaks(sql)).toBe(sql);
  expect(whatBreaks('alter table mail add column size bigint not null default 0')).toBeUndefined();
});
