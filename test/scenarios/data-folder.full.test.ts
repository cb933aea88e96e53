import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../src/platform/database/open.ts';
import { copyDemoFolder } from '../harness/demo-data-folder.ts';
import { takePort } from '../harness/free-port.ts';
import { runCommand } from '../harness/run-command.ts';
import { spawnService, startService } from '../harness/start-homedex.ts';

const SITES = 40;

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'data-folder-')), 'data');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

/** Runs a command in this process, as the program does, to its exit code; a start that refuses is one too. */
const run = (dataDir: string, args: readonly string[]) =>
  runCommand(args, { DATA_DIR: dataDir, LOG_LEVEL: 'error' });

/** With one registered account. */
async function addAnn(): Promise<void> {
  const database = openDatabase(join(folder, 'accounts.db'));
  const ann = { id: 1, email: 'ann@maplegate-company.com', name: 'Ann', email_verified_at: 1, created_at: 1 };
  await database
    .insertInto('account')
    .values({ ...ann, tier: 'free', is_admin: 0 })
    .execute();
  await database.destroy();
}

const count = async (address: string): Promise<unknown> =>
  ((await (await fetch(`${address}/search?q=contact&mode=any&limit=1`)).json()) as { total_count?: number })
    .total_count;
test('a second service is refused, while a command may read beside the first', async () => {
  await copyDemoFolder(SITES, folder);
  const service = await startService(folder);
  expect(await run(folder, ['serve', '--port', '0'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/Another service is using .*SHARE_DATA_DIR=yes/),
  });
  expect((await run(folder, ['index', 'stats'])).status).toBe(0);
  expect((await run(folder, ['restore', '--replace', join(folder, '..', 'backup')])).stderr).toMatch(
    /A service is using/,
  );
  expect(await service.stop()).toBe(0);
});
test('a start on a port in use ends the process with 1, although threads were started', async () => {
  await copyDemoFolder(SITES, folder);
  const { port, close } = await takePort();
  const child = spawnService(folder, { PORT: String(port) });
  expect(await once(child, 'exit')).toEqual([1, null]);
  close();
});
test('damage in a segment is a 503 with a message, and /health reports it', async () => {
  await copyDemoFolder(SITES, folder);
  expect((await run(folder, ['index', 'compact'])).status).toBe(0);
  const name = readdirSync(join(folder, 'index')).find((one) => one.endsWith('.postings')) ?? '';
  const path = join(folder, 'index', name);
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(7, 100, bytes.length - 100));
  const service = await startService(folder);
  const answer = await fetch(`${service.address}/search?q=contact&mode=any`);
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { detail: 'Part of the index is damaged. This request cannot be answered until it is repaired.' },
  ]);
  const health = async () => JSON.stringify(await (await fetch(`${service.address}/health`)).json());
  await expect.poll(health, { interval: 200 }).toContain('degraded');
  await service.stop();
});

test('a first start that was killed is continued by the next one', async () => {
  const settings = { DEMO_SITES: '300' };
  const child = spawnService(folder, settings);
  // Killed once the index exists, which is before the pages are in it.
  await expect.poll(() => existsSync(join(folder, 'index', 'index.sqlite')), { interval: 20 }).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const service = await startService(folder, settings);
  const stats = JSON.parse((await run(folder, ['index', 'stats'])).stdout) as { documents: number };
  expect(stats.documents).toBe(300);
  expect(await count(service.address)).toBeGreaterThan(0);
  await service.stop();
});

test('a backup made while the service runs is restored with its accounts', async () => {
  await copyDemoFolder(SITES, folder);
  await addAnn();
  const service = await startService(folder);
  const companies = await count(service.address);
  const backup = join(folder, '..', 'backup');
  expect(await run(folder, ['index', 'backup', backup])).toMatchObject({ status: 0 });
  await service.stop();
  const elsewhere = join(folder, '..', 'elsewhere');
  expect((await run(elsewhere, ['restore', backup])).stdout).toContain(`restored ${SITES} companies`);
  const login = await run(elsewhere, ['admin', 'grant-credits', 'ann@maplegate-company.com', '5']);
  expect(login).toMatchObject({ status: 0 });
  const restored = await startService(elsewhere);
  expect(await count(restored.address)).toBe(companies);
  await restored.stop();
});
