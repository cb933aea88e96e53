import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkDatabase } from '../index.ts';
import { openDatabase } from '../open.ts';
import { watchDatabase } from './watch-database.ts';

test('pages overwritten while the database is in use are found before a query reads them', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'watch-database-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'accounts.db');
  const database = openDatabase(file);
  await checkDatabase(database);
  await database.destroy();
  const reported: string[] = [];
  writeFileSync(file, readFileSync(file).fill(0x5a, 4096, 24_576));
  const damaged = watchDatabase(file, (problem) => reported.push(problem), { firstMs: 1 });
  onTestFinished(() => damaged.stop());
  await expect
    .poll(() => damaged.problems())
    .toEqual([expect.stringMatching(/^accounts\.db is damaged \(.*restore a backup/)]);
  expect(reported.length).toBeGreaterThan(0);
});

test('an examination whose thread dies silently is reported, and is not waited for', async () => {
  const program = new URL('data:text/javascript,process.exit(3)');
  const watch = watchDatabase('accounts.db', () => undefined, { firstMs: 1, program });
  onTestFinished(() => watch.stop());
  await expect
    .poll(() => watch.problems())
    .toEqual([expect.stringMatching(/^accounts\.db could not be examined: .*ended with 3/)]);
});
