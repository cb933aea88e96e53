import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/open.ts';

it('a database from before monitors were based on commits keeps its monitors and drops the lists of their matches', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const file = join(directory, 'accounts.db');
  const before = new DatabaseSync(file);
  before.exec(
    'create table migration (name text primary key, applied_at text not null default current_timestamp)',
  );
  for (const name of ['0001-accounts.sql', '0002-imported-domains.sql']) {
    before.exec(readFileSync(new URL(`../../../migrations/${name}`, import.meta.url), 'utf8'));
    before.prepare('insert into migration (name) values (?)').run(name);
  }
  before.exec(`insert into account (id, email, name, email_verified_at, created_at) values (1, 'ann@example.com', 'Ann', 1, 0);
    insert into monitor (id, account_id, name, query, mode, created_at, last_total, has_baseline)
      values (7, 1, 'Bakeries', 'bakery', 'phrase', 0, 2, 1);
    insert into monitor_match values (7, 'a.com'), (7, 'b.com');
    insert into notification (account_id, monitor_id, title, body, domains, new_count, created_at)
      values (1, 7, 'News', '', '["a.com"]', 1, 0)`);
  before.close();

  const database = openDatabase(file);
  expect(await database.selectFrom('monitor').selectAll().execute()).toMatchObject([
    { id: 7, name: 'Bakeries', filters: '{}', last_total: 2, index_generation: null, paused_at: null },
  ]);
  expect(await database.selectFrom('notification').select(['title', 'waits_for_mail']).execute()).toEqual([
    { title: 'News', waits_for_mail: 0 },
  ]);
  await database.destroy();
  const after = new DatabaseSync(file);
  expect(after.prepare("select name from sqlite_master where name = 'monitor_match'").all()).toEqual([]);
  after.close();
  rmSync(directory, { recursive: true });
});
