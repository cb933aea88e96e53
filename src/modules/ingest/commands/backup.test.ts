import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mountSmallDisk } from '../../../../test/harness/small-disk.ts';
import { bySuite } from '../../../../test/harness/suite.ts';
import { ingestSyntheticPages, withDatabase, withIndex } from '../../../../test/harness/with-index.ts';
import { openIndexAt } from '../../../app/index.ts';
import { openDatabase } from '../../../platform/database/open.ts';
import { dataFolder, refuseIncompleteFolder, takeInventory } from '../../data-folder/index.ts';
import { backupData } from './backup.ts';
import { rebuildIndex } from './rebuild.ts';
import { restoreData } from './restore.ts';

let root: string;
let data: string;
/** A backup of it, for tests of what is done with one. */
let madeOnce: string;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'backup-'));
  data = join(root, 'data');
  await fill(data, 40, ['ann@company.example']);
  madeOnce = join(root, 'backup');
  await backUp(madeOnce);
});
afterAll(() => rm(root, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function fill(directory: string, pages: number, accounts: readonly string[]): Promise<void> {
  const warc = join(root, `${pages}.warc.gz`);
  await ingestSyntheticPages(directory, warc, pages);
  const database = openDatabase(dataFolder(directory).accounts);
  for (const email of accounts)
    await database
      .insertInto('account')
      .values({
        id: accounts.indexOf(email) + 1,
        email,
        name: '',
        tier: 'free',
        is_admin: 0,
        created_at: 0,
      } as never)
      .execute();
  await database.destroy();
  await writeFile(dataFolder(directory).adminToken, 'hda_secret\n');
  takeInventory(directory);
}

const rebuild = (directory: string) =>
  withDatabase(directory, (database) => rebuildIndex(directory, { openIndexAt, database, workers: 0 }));

/** Everything a folder holds that must come back. */
async function contents(directory: string): Promise<unknown> {
  const database = openDatabase(dataFolder(directory).accounts);
  const accounts = await database.selectFrom('account').select('email').orderBy('email').execute();
  await database.destroy();
  const { pages, adminToken } = dataFolder(directory);
  const indexed = await withIndex(directory, async (index) => ({
    keys: await index.listKeys({ limit: 1000 }),
    problems: (await index.check()).problems,
  }));
  return {
    ...indexed,
    pages: readdirSync(pages)
      .filter((name) => /[.](?:gz|list)$/.test(name))
      .map((name) => [name, readFileSync(join(pages, name)).length]),
    accounts,
    token: readFileSync(adminToken, 'utf8'),
  };
}

const backUp = (target: string) =>
  withIndex(data, (index, database) => backupData({ database, index, openIndexAt }, data, target));
const quietly = { openIndexAt, replace: false, onProgress: () => {} };

describe('a backup', () => {
  test('made while others use the data restores accounts, index and pages, and allows a rebuild from them', async () => {
    const backup = join(folder, 'backup');
    const serving = openDatabase(dataFolder(data).accounts);
    await withIndex(data, async () => backUp(backup));
    await serving.destroy();
    const before = await contents(data);
    expect(JSON.stringify(before)).toContain('pages-000001.list');
    const restored = join(folder, 'restored');
    const { documents } = await restoreData(backup, restored, quietly);
    expect(await contents(restored)).toEqual(before);
    expect(documents).toBeGreaterThan(0);
    refuseIncompleteFolder(restored);
    await rebuild(restored);
    expect(await contents(restored)).toEqual(before);
    // An archive of an earlier release has no lists.
    await rm(join(dataFolder(restored).pages, 'pages-000001.list'));
    await rebuild(restored);
    expect(await contents(restored)).toEqual(before);
  });

  test('never overwrites another, and does not exist before it is complete', async () => {
    const backup = join(folder, 'backup');
    await backUp(backup);
    await expect(backUp(backup)).rejects.toThrow(/exists. Choose a new folder/);
    await rm(join(backup, 'backup.json'));
    await expect(restoreData(backup, join(folder, 'new'), quietly)).rejects.toThrow(/is not a backup/);
  });

  test('fails with the reason where no folder can be created', async () => {
    await expect(backUp('/proc/homedex')).rejects.toThrow(/\/proc\/homedex\.partial cannot be created/);
  });

  test('of a damaged index is refused', async () => {
    const copy = join(folder, 'data');
    await cp(data, copy, { recursive: true });
    await withIndex(copy, (index) => index.compact());
    const name = readdirSync(dataFolder(copy).index).find((one) => one.endsWith('.postings')) ?? '';
    const path = join(dataFolder(copy).index, name);
    const bytes = readFileSync(path);
    await writeFile(path, bytes.fill(1, 20, 60));
    await expect(
      withIndex(copy, (index, database) =>
        backupData({ database, index, openIndexAt }, copy, join(folder, 'backup')),
      ),
    ).rejects.toThrow(/damaged and cannot be backed up.*postings/);
    expect(readdirSync(folder)).toEqual(['data']);
  });

  const probe = mountSmallDisk(1);
  probe?.remove();
  test.skipIf(probe === undefined)(
    'onto a full disk names the reason and leaves nothing (skipped without a small disk)',
    async () => {
      const disk = mountSmallDisk(1);
      disk?.leave(100_000);
      try {
        await expect(backUp(join(disk?.directory ?? '', 'backup'))).rejects.toThrow(/ENOSPC|disk is full/);
        expect(readdirSync(disk?.directory ?? '')).toEqual(['filler']);
      } finally {
        disk?.remove();
      }
    },
  );
});

describe('a restore', () => {
  test('refuses a backup with any damaged file, and leaves the folder unchanged', async () => {
    const backup = madeOnce;
    for (const path of ['accounts.db', 'index/index.sqlite', 'pages/pages-000001.warc.gz', 'admin-token']) {
      const damaged = join(folder, 'damaged');
      await cp(backup, damaged, { recursive: true });
      const bytes = readFileSync(join(damaged, path));
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      await writeFile(join(damaged, path), bytes);
      const target = join(folder, 'target');
      await expect(restoreData(damaged, target, quietly)).rejects.toThrow(
        `${path} has changed since it was written`,
      );
      await truncate(join(damaged, path), 1);
      await expect(restoreData(damaged, target, quietly)).rejects.toThrow(
        `${path} has changed since it was written`,
      );
      await rm(join(damaged, path));
      await expect(restoreData(damaged, target, quietly)).rejects.toThrow(
        `${path} has changed since it was written`,
      );
      expect(readdirSync(target)).toEqual([]);
      await rm(damaged, { recursive: true });
    }
  });

  test('over other data happens only on request, and keeps them', async () => {
    const backup = madeOnce;
    const other = join(folder, 'other');
    await fill(other, 5, ['bob@company.example']);
    const before = await contents(other);
    await expect(restoreData(backup, other, quietly)).rejects.toThrow(
      /index exists. Restore into another DATA_DIR, or use --replace/,
    );
    expect(await contents(other)).toEqual(before);
    const { before: aside } = await restoreData(backup, other, { ...quietly, replace: true });
    expect(await contents(other)).toEqual(await contents(data));
    expect(await contents(aside ?? '')).toEqual(before);
    await expect(restoreData(backup, other, { ...quietly, replace: true })).rejects.toThrow(
      /before-restore exists/,
    );
  });

  test('killed before any of its steps resumes when it is run again, and nothing starts meanwhile', async () => {
    const backup = madeOnce;
    const expected = await contents(data);
    const target = join(folder, 'target');
    await fill(target, 5, ['bob@company.example']);
    const run = (killAtStep: number) =>
      spawnSync(process.execPath, [
        '--disable-warning=ExperimentalWarning',
        'test/harness/restore-process.ts',
        backup,
        target,
        String(killAtStep),
      ]);
    let kills = 0;
    // `npm test` kills one of the first steps.
    for (let step = bySuite(5, 1); ; step += bySuite(1_000, 1)) {
      const { signal, status, stderr } = run(step);
      if (status === 0) break;
      expect([signal, String(stderr)]).toEqual(['SIGKILL', '']);
      kills++;
      expect(() => refuseIncompleteFolder(target)).toThrow(/A restore into .* was interrupted/);
    }
    expect(kills).toBeGreaterThan(bySuite(0, 5));
    refuseIncompleteFolder(target);
    expect(await contents(target)).toEqual(expected);
    expect(existsSync(dataFolder(target).restoring) || existsSync(dataFolder(target).restored)).toBe(false);
  });
});

describe('a rebuild', () => {
  test.each(['missing', 'damaged'])(
    'works from the pages when the index is %s, and keeps what it could not read',
    async (how) => {
      const copy = join(folder, 'data');
      await cp(data, copy, { recursive: true });
      const { keys } = (await contents(copy)) as { keys: string[] };
      const { index } = dataFolder(copy);
      if (how === 'missing') await rm(index, { recursive: true });
      else await writeFile(join(index, 'index.sqlite'), '');
      expect(() => how === 'missing' && refuseIncompleteFolder(copy)).not.toThrow(/demo/);
      const { unreadable } = await rebuild(copy);
      expect(await withIndex(copy, (fresh) => fresh.listKeys({ limit: 1000 }))).toEqual(keys);
      expect(unreadable?.reason ?? 'missing').toMatch(
        how === 'missing' ? /missing/ : /index\.sqlite is empty/,
      );
      if (unreadable !== undefined) expect(existsSync(join(unreadable.keptIn, 'index.sqlite'))).toBe(true);
    },
  );
});

describe('an untrusted backup', () => {
  const makeBackup = async (): Promise<string> => {
    const backup = join(folder, 'backup');
    await cp(madeOnce, backup, { recursive: true });
    return backup;
  };
  const restoreIt = (backup: string) =>
    restoreData(backup, join(folder, 'deep', 'restored'), {
      openIndexAt,
      replace: false,
      onProgress: () => undefined,
    });

  test.each([
    '../../elsewhere/cron',
    '/etc/cron.d/x',
    'index/../../up',
    'inventory.json',
    'index/a/b',
    'pages/..',
  ])('cannot write %s', async (path) => {
    const backup = await makeBackup();
    const manifest = JSON.parse(readFileSync(join(backup, 'backup.json'), 'utf8'));
    manifest.files[path] = { bytes: 4, crc32: 0x3d1c20f9 };
    await writeFile(join(backup, 'backup.json'), JSON.stringify(manifest));
    await expect(restoreIt(backup)).rejects.toThrow('backup.json has changed since it was written');
    expect(readdirSync(folder)).toEqual(['backup']);
  });

  test.each(['file', 'folder'])('with a linked %s is refused', async (kind) => {
    const backup = await makeBackup();
    const path = join(backup, kind === 'file' ? 'admin-token' : 'index');
    await rename(path, join(folder, 'moved'));
    await symlink(join(folder, 'moved'), path);
    await expect(restoreIt(backup)).rejects.toThrow('The backup is damaged');
  });
});
