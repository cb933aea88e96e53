import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { indexCompanies } from '../../../test/harness/test-app.ts';
import type { TextIndex } from '../../lib/text-index/index.ts';
import { type Database, openDatabase } from '../../platform/database/index.ts';
import { openCompanyIndex } from '../search/index.ts';

const program = fileURLToPath(new URL('../../../test/harness/checking-process.ts', import.meta.url));

let directory: string;
let database: Database;
let index: TextIndex;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'monitor-kill-'));
  database = openDatabase(join(directory, 'accounts.db'));
  index = await openCompanyIndex({ directory: join(directory, 'index'), workers: 0 });
});
afterEach(async () => {
  await index.close();
  await database.destroy();
  rmSync(directory, { recursive: true });
});

it('a process that is killed at any statement of a check loses no news and reports none twice', async () => {
  await database
    .insertInto('account')
    .values({
      id: 1,
      email: 'ann@example.com',
      name: 'Ann',
      password_hash: null,
      tier: 'free',
      is_admin: 0,
      email_verified_at: null,
      created_at: 0,
    })
    .execute();
  await database
    .insertInto('monitor')
    .values({
      account_id: 1,
      name: 'Bakeries',
      query: 'bakery',
      mode: 'phrase',
      created_at: 0,
      last_checked_at: 0,
      index_identity: index.identity(),
      index_generation: index.generation(),
      paused_at: null,
      retry_at: null,
      last_error: null,
    })
    .execute();
  const added: string[] = [];
  let wasKilled = true;
  for (let statement = 1; wasKilled; statement++) {
    added.push(`site-${statement}.com`);
    await indexCompanies(index, [{ domain: `site-${statement}.com`, title: 'A bakery' }]);
    // What a minute of silence does.
    await database.deleteFrom('lease').execute();
    const { signal, status, stderr } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', program, directory, String(statement)],
      { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    );
    wasKilled = signal === 'SIGKILL';
    if (!wasKilled) expect([status, stderr]).toEqual([0, '']);
  }
  const notified = await database.selectFrom('notification').select(['domains', 'new_count']).execute();
  const domains = notified.flatMap((row) => JSON.parse(row.domains) as string[]);
  expect(added.length).toBeGreaterThan(10);
  expect(domains.toSorted()).toEqual(added.toSorted());
  expect(notified.reduce((sum, row) => sum + row.new_count, 0)).toBe(added.length);
}, 120_000);
