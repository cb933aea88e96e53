import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { createCrawlQueue } from './index.ts';

const migrations = new URL('../../../migrations/', import.meta.url);

it('domains that an earlier version imported wait in the queue, those it had indexed do not', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'crawl-queue-upgrade-'));
  const file = join(directory, 'accounts.db');
  const old = new DatabaseSync(file);
  old.exec(
    'create table migration (name text primary key, applied_at text not null default current_timestamp)',
  );
  for (const name of ['normalized_query', 'folded_text']) old.function(name, (text) => text);
  for (const name of readdirSync(migrations).sort()) {
    if (name >= '0012') break;
    old.exec(readFileSync(new URL(name, migrations), 'utf8'));
    old.prepare('insert into migration (name) values (?)').run(name);
  }
  old.exec(
    "insert into imported_domain (domain, source, added_at, is_indexed) values ('a.com', 'import-csv', 5, 0), ('b.com', 'import-text', 6, 1)",
  );
  old.close();
  const database = openDatabase(file);
  const queue = createCrawlQueue({ database, clock: systemClock, owner: 'test' });
  expect(await queue.find(['a.com', 'b.com'])).toMatchObject(
    new Map([
      ['a.com', expect.objectContaining({ source: 'import-csv', added_at: 5, status: 'waiting' })],
      ['b.com', expect.objectContaining({ source: 'import-text', added_at: 6, status: 'fetched' })],
    ]),
  );
  expect((await queue.claim(10)).map(({ domain }) => domain)).toContain('a.com');
  expect((await queue.state()).counts).toMatchObject({ waiting: 1, fetched: 1, unindexed: 1 });
  await database.destroy();
  rmSync(directory, { recursive: true });
});
