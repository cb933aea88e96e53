import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../platform/database/open.ts';
import { runCli } from './run-cli.ts';

let directory: string;
let printed: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'homedex-migrate-'));
  printed = '';
  vi.stubEnv('DATA_DIR', directory);
  vi.stubEnv('DATABASE_URL', undefined);
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true });
});

it('homedex migrate applies the migrations that a database of the previous release lacks, and does nothing the second time', async () => {
  await openDatabase(join(directory, 'accounts.db')).destroy();
  const file = new DatabaseSync(join(directory, 'accounts.db'));
  file.exec(`drop index mail_leased; drop index webhook_delivery_leased;
    alter table mail drop column leased_by; alter table mail drop column error;
    alter table webhook_delivery drop column leased_until; alter table webhook_delivery drop column leased_by;
    delete from migration where name = '0028-work-queues.sql'`);
  const columns = () =>
    file
      .prepare('select name from pragma_table_info(?)')
      .all('mail')
      .map(({ name }) => name);
  expect(columns()).not.toContain('leased_by');
  expect(await runCli(['migrate'])).toBe(0);
  expect(columns()).toContain('leased_by');
  expect(printed).toMatch(/up to date: \d+ migrations, the newest is \d{4}-/);
  expect(await runCli(['migrate'])).toBe(0);
  file.close();
});

it('homedex migrate creates no database in a folder that has none', async () => {
  rmSync(directory, { recursive: true });
  expect(await runCli(['migrate'])).toBe(1);
  expect(await runCli(['migrate', 'now'])).toBe(2);
  directory = mkdtempSync(join(tmpdir(), 'homedex-migrate-'));
});
