import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../open.ts';

const folder = new URL('../../../../migrations/', import.meta.url);

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'homedex-migrations-'));
  file = join(directory, 'accounts.db');
});
afterEach(() => rmSync(directory, { recursive: true }));

/** A database as an earlier version left it, with everything before the migration of this number. */
function databaseBefore(number: string): DatabaseSync {
  const sqlite = new DatabaseSync(file);
  sqlite.exec(
    'create table migration (name text primary key, applied_at text not null default current_timestamp)',
  );
  for (const name of readdirSync(folder).sort()) {
    if (name >= number) break;
    sqlite.exec(readFileSync(new URL(name, folder), 'utf8'));
    sqlite.prepare('insert into migration (name) values (?)').run(name);
  }
  return sqlite;
}

describe('the workspace of an earlier version', () => {
  it('keeps its companies under the normalised form of their queries, with the first and last time of all spellings', async () => {
    const old = databaseBefore('0006');
    old.exec(`
      insert into account (id, email, name, created_at) values (1, 'ann@acme-tools.example', 'Ann', 0);
      insert into saved_company values
        (1, 'a.com', 'Bakery', 'Ärztehaus', 'A', '', '', 10, 20),
        (1, 'a.com', 'bakery', 'Ärztehaus Köln', 'A', '', '', 5, 30),
        (1, 'a.com', 'a.com', 'Ärztehaus', 'A', '', '', 7, 7),
        (1, 'b.com', 'crm', 'B', 'B', '', '', 40, 40);
      insert into company_list (id, account_id, name, created_at) values (1, 1, 'List', 0);
      insert into company_list_item values (1, 'a.com', 0), (1, 'b.com', 0);
      insert into search_session (account_id, query, mode, filters, last_offset, total_results, credits_spent, results_per_page, created_at, updated_at)
        values (1, 'crm', 'phrase', '{"x":"${'y'.repeat(5_000)}"}', 0, 0, 0, 25, 0, 0), (1, 'crm', 'phrase', '{}', 0, 0, 0, 25, 0, 0);
    `);
    old.close();
    const database = openDatabase(file);
    const rows = await database
      .selectFrom('saved_company')
      .selectAll()
      .orderBy('domain')
      .orderBy('first_seen_at')
      .execute();
    expect(rows).toMatchObject([
      {
        domain: 'a.com',
        query_key: 'bakery',
        title: 'Ärztehaus Köln',
        search_text: 'a.com arztehaus koln a',
        shown_stamp: 5,
        first_seen_at: 5,
        last_seen_at: 30,
      },
      { domain: 'a.com', search_query: 'a.com', shown_stamp: null },
      { domain: 'b.com', query_key: 'crm', shown_stamp: 40 },
    ]);
    expect(await database.selectFrom('asked_query').selectAll().orderBy('query_key').execute()).toEqual([
      { account_id: 1, query_key: 'bakery', asked_stamp: 5 },
      { account_id: 1, query_key: 'crm', asked_stamp: 40 },
    ]);
    expect(await database.selectFrom('company_list').select('item_count').execute()).toEqual([
      { item_count: 2 },
    ]);
    expect(await database.selectFrom('search_session').select('filters').execute()).toEqual([
      { filters: '{}' },
    ]);
    await database.destroy();
  });
});
