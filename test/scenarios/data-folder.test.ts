import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCli } from '../../src/cli/run-cli.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { spawnService, startService } from '../harness/start-homedex.ts';

const SITES = 40;

/** A folder that the real service has filled and closed; every test works on a copy. */
let filled: string;
let folder: string;
beforeAll(async () => {
  filled = join(mkdtempSync(join(tmpdir(), 'data-folder-')), 'data');
  const service = await startService(filled, { DEMO_SITES: String(SITES) });
  expect(await service.stop()).toBe(0);
  const database = openDatabase(join(filled, 'accounts.db'));
  const ann = { id: 1, email: 'ann@maplegate-company.com', name: 'Ann', email_verified_at: 1, created_at: 1 };
  await database
    .insertInto('account')
    .values({ ...ann, tier: 'free', is_admin: 0 })
    .execute();
  await database.destroy();
});
afterAll(() => rmSync(join(filled, '..'), { recursive: true }));
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'data-folder-')), 'data');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

function copyFilled(): void {
  cpSync(filled, folder, { recursive: true });
  chmodSync(folder, 0o700);
}

/** Runs a command in this process, as the program does, to its exit code; a start that refuses is one too. */
async function run(
  dataDir: string,
  args: readonly string[],
): Promise<{ status: number; output: string; errors: string }> {
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('LOG_LEVEL', 'error');
  const said = { output: '', errors: '' };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said.output += String(text);
      return true;
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      said.errors += String(text);
      return true;
    }),
  ];
  try {
    const status = await runCli(args);
    return { status, ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

const count = async (address: string): Promise<unknown> =>
  ((await (await fetch(`${address}/search?q=contact&mode=any&limit=1`)).json()) as { total_count?: number })
    .total_count;
const treeOf = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/lock\.sqlite|-(wal|shm)$/.test(entry.name))
    .map(
      (entry) => `${join(entry.parentPath, entry.name)} ${statSync(join(entry.parentPath, entry.name)).size}`,
    )
    .sort();

describe('a start refuses, with one sentence and nothing changed,', () => {
  const damages: Record<string, readonly [file: string, damage: (path: string) => void]> = {
    'accounts.db that is gone': ['accounts.db', (path) => rmSync(path)],
    'accounts.db that is empty': ['accounts.db', (path) => writeFileSync(path, '')],
    'accounts.db whose header is overwritten': [
      'accounts.db',
      (path) => writeFileSync(path, Buffer.alloc(20_000, 'x')),
    ],
    'accounts.db that was cut': ['accounts.db', (path) => truncateSync(path, statSync(path).size >> 1)],
    'accounts.db with pages overwritten': [
      'accounts.db',
      (path) => writeFileSync(path, readFileSync(path).fill(0x5a, 4096, 40_960)),
    ],
    'index that is gone': ['index', (path) => rmSync(path, { recursive: true })],
    'index.sqlite that is gone': ['index/index.sqlite', (path) => rmSync(path)],
    'index.sqlite that is empty': ['index/index.sqlite', (path) => writeFileSync(path, '')],
    'index.sqlite that was cut': ['index/index.sqlite', (path) => truncateSync(path, 5000)],
    'admin-token that is empty': ['admin-token', (path) => writeFileSync(path, '')],
  };
  test.each(Object.keys(damages))('an %s', async (name) => {
    copyFilled();
    const [file, damage] = damages[name] ?? ['', () => {}];
    damage(join(folder, file));
    const before = treeOf(folder);
    const { status, errors } = await run(folder, ['serve', '--port', '0']);
    expect(status).toBe(1);
    expect(errors).toContain(join(folder, file));
    expect(errors).toMatch(/[Rr]estore a backup|Write the admin token/);
    expect(errors.split('\n').filter((line) => line.startsWith('homedex serve:'))).toHaveLength(1);
    expect(errors).not.toMatch(/^\s+at /m);
    expect(treeOf(folder)).toEqual(before);
  });

  test('a second service, while a command may read beside the first', async () => {
    copyFilled();
    const service = await startService(folder);
    expect(await run(folder, ['serve', '--port', '0'])).toMatchObject({
      status: 1,
      errors: expect.stringMatching(/Another service answers from .*SHARE_DATA_DIR=yes/),
    });
    expect((await run(folder, ['index', 'stats'])).status).toBe(0);
    expect((await run(folder, ['restore', '--replace', filled])).errors).toMatch(/A service answers from/);
    expect(await service.stop()).toBe(0);
  });
});

test('damage in a segment is a 503 with a sentence, and /health says so', async () => {
  copyFilled();
  expect((await run(folder, ['index', 'compact'])).status).toBe(0);
  const name = readdirSync(join(folder, 'index')).find((one) => one.endsWith('.postings')) ?? '';
  const path = join(folder, 'index', name);
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(7, 100, bytes.length - 100));
  const service = await startService(folder);
  const answer = await fetch(`${service.address}/search?q=contact&mode=any`);
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { detail: 'Part of the index is damaged; this cannot be answered until it is repaired.' },
  ]);
  const health = async () => JSON.stringify(await (await fetch(`${service.address}/health`)).json());
  await expect.poll(health, { timeout: 30_000, interval: 200 }).toContain('degraded');
  await service.stop();
});

test('a first start that was killed goes on with the next one', async () => {
  const settings = { DEMO_SITES: '300' };
  const child = spawnService(folder, settings);
  // Killed once the index exists, which is before the pages are in it.
  await expect
    .poll(() => existsSync(join(folder, 'index', 'index.sqlite')), { timeout: 30_000, interval: 20 })
    .toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const service = await startService(folder, settings);
  const stats = JSON.parse((await run(folder, ['index', 'stats'])).output) as { documents: number };
  expect(stats.documents).toBe(300);
  expect(await count(service.address)).toBeGreaterThan(0);
  await service.stop();
});

test('what the service writes is for its owner alone', async () => {
  const entries = readdirSync(filled, { recursive: true, withFileTypes: true });
  const open = entries
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => (statSync(path).mode & 0o077) !== 0);
  expect(open).toEqual([]);
  expect(entries.map((entry) => entry.name)).toEqual(
    expect.arrayContaining(['accounts.db', 'index.sqlite', 'admin-token']),
  );
  expect(statSync(filled).mode & 0o777).toBe(0o700);
});

test.each([
  ['admin', 'audit-log'],
  ['index', 'stats'],
  ['index', 'check'],
  ['index', 'rebuild'],
  ['backup', '/nowhere/backup'],
])('%s %s in a mistyped data folder says so and makes nothing', async (...args) => {
  const { status, errors } = await run(folder, args);
  expect(status).toBe(1);
  expect(errors).toMatch(/There is no .*Check DATA_DIR/);
  expect(existsSync(folder)).toBe(false);
});

test('a backup made while the service runs is restored with its accounts', async () => {
  copyFilled();
  const service = await startService(folder);
  const companies = await count(service.address);
  const backup = join(folder, '..', 'backup');
  expect(await run(folder, ['index', 'backup', backup])).toMatchObject({ status: 0 });
  await service.stop();
  const elsewhere = join(folder, '..', 'elsewhere');
  expect((await run(elsewhere, ['restore', backup])).output).toContain(`restored ${SITES} companies`);
  const login = await run(elsewhere, ['admin', 'grant-credits', 'ann@maplegate-company.com', '5']);
  expect(login).toMatchObject({ status: 0 });
  const restored = await startService(elsewhere);
  expect(await count(restored.address)).toBe(companies);
  await restored.stop();
});
