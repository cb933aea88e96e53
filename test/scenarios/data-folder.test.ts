import {
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
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStores } from '../../src/app/open-stores.ts';
import { loadAdminToken } from '../../src/modules/accounts/index.ts';
import { lockServedFolder, takeInventory } from '../../src/modules/data-folder/index.ts';
import { takePort } from '../harness/free-port.ts';
import { runCommand } from '../harness/run-command.ts';
import { indexCompanies } from '../harness/test-app.ts';

/** What a start leaves behind; each test damages a copy. */
let filled: string;
beforeAll(async () => {
  filled = mkdtempSync(join(tmpdir(), 'data-folder-'));
  const stores = openStores({ DATA_DIR: filled });
  await stores.database();
  await indexCompanies(await stores.index(), [{ domain: 'one.com', title: 'One' }]);
  await stores.close();
  loadAdminToken(filled, undefined);
  takeInventory(filled);
});
afterAll(() => rmSync(filled, { recursive: true }));

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'data-folder-')), 'data');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

/** Runs a command in this process, as the program does, to its exit code; a start that refuses is one too. */
const run = (dataDir: string, args: readonly string[]) =>
  runCommand(args, { DATA_DIR: dataDir, LOG_LEVEL: 'error' });

const treeOf = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/lock\.sqlite|-(wal|shm)$/.test(entry.name))
    .map(
      (entry) => `${join(entry.parentPath, entry.name)} ${statSync(join(entry.parentPath, entry.name)).size}`,
    )
    .sort();

describe('a start refuses, with one message and nothing changed,', () => {
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
    cpSync(filled, folder, { recursive: true });
    const [file, damage] = damages[name] ?? ['', () => {}];
    damage(join(folder, file));
    const before = treeOf(folder);
    const { status, stderr: errors } = await run(folder, ['serve', '--port', '0']);
    expect(status).toBe(1);
    expect(errors).toContain(join(folder, file));
    expect(errors).toMatch(/[Rr]estore a backup|Write the admin token/);
    expect(errors.split('\n').filter((line) => line.startsWith('homedex serve:'))).toHaveLength(1);
    expect(errors).not.toMatch(/^\s+at /m);
    expect(treeOf(folder)).toEqual(before);
  });
});

test('a start on a port in use reports it, closes what it opened and frees the folder', async () => {
  cpSync(filled, folder, { recursive: true });
  const { port, close } = await takePort();
  const { status, stderr } = await run(folder, ['serve', '--port', String(port)]);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    new RegExp(
      `^homedex serve: Port ${port} of 127.0.0.1 is used by another program .*EADDRINUSE.*PORT`,
      'm',
    ),
  );
  lockServedFolder(folder).release();
  close();
});

test.each([
  ['admin', 'audit-log'],
  ['index', 'stats'],
  ['index', 'check'],
  ['index', 'rebuild'],
  ['backup', '/nowhere/backup'],
])('%s %s in a mistyped data folder reports it and creates nothing', async (...args) => {
  const { status, stderr: errors } = await run(folder, args);
  expect(status).toBe(1);
  expect(errors).toMatch(/does not exist\. Check DATA_DIR/);
  expect(existsSync(folder)).toBe(false);
});
