import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from '../../test/harness/fake-clock.ts';
import { copyMigratedDatabase } from '../../test/harness/migrated-database.ts';
import { runCommand } from '../../test/harness/run-command.ts';
import { type S3Server, startS3Server } from '../../test/harness/s3-server.ts';
import { captureLog, indexCompanies } from '../../test/harness/test-app.ts';
import { takeInventory } from '../modules/data-folder/index.ts';
import { loadConfig } from '../platform/config/index.ts';
import { openStores, type Stores } from './open-stores.ts';
import { openScheduledBackups, runBackup, type ScheduledBackups } from './scheduled-backups.ts';

const HOUR = 3_600_000;
let root: string;
let stores: Stores;
let clock: FakeClock;
let s3: S3Server;
let backups: ScheduledBackups | undefined;
const log = captureLog();
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'homedex-backups-'));
  clock = createFakeClock();
  s3 = await startS3Server();
  copyMigratedDatabase(join(root, 'data', 'accounts.db'));
  stores = openStores({ DATA_DIR: join(root, 'data') });
  await stores.database();
  await indexCompanies(await stores.index(), [{ domain: 'one.com', title: 'One' }]);
  takeInventory(join(root, 'data'));
});
afterEach(async () => {
  await backups?.stop();
  backups = undefined;
  await stores.close();
  await s3.close();
  rmSync(root, { recursive: true });
});

const settings = (changes: Record<string, string> = {}): Record<string, string> => ({
  DATA_DIR: join(root, 'data'),
  BACKUP_TO: join(root, 'backups'),
  BACKUP_KEEP: '2',
  ...changes,
});
const inS3 = (): Record<string, string> =>
  settings({
    BACKUP_TO: 's3://backups/nightly',
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.credentials.region,
    S3_ACCESS_KEY: s3.credentials.accessKey,
    S3_SECRET_KEY: s3.credentials.secretKey,
  });
const needs = async () => ({
  database: await stores.database(),
  index: await stores.index(),
  clock,
  logger: log.logger,
});
const open = async (changes: Record<string, string> = settings()) => {
  backups = openScheduledBackups(loadConfig(changes), await needs());
  if (!backups) throw new Error('none are scheduled');
  return backups;
};
const kept = (): string[] => readdirSync(join(root, 'backups')).sort();

describe('scheduled backups', () => {
  it('are made when they are due, and only the newest are kept', async () => {
    const scheduled = await open();
    expect(await scheduled.ageSeconds()).toBeUndefined();
    const made: (string | undefined)[] = [];
    for (let day = 0; day < 3; day++) {
      made.push(await scheduled.makeIfDue());
      expect(await scheduled.makeIfDue()).toBeUndefined();
      clock.advance(25 * HOUR);
    }
    expect(made.every((name) => name !== undefined)).toBe(true);
    expect(kept()).toEqual(made.slice(1));
    expect(await scheduled.ageSeconds()).toBeGreaterThan(24 * 3_600);
  });

  it('made by a timer are watched: their age is that of the newest one found, and none is made here', async () => {
    const watching = await open(settings({ BACKUP_EVERY_HOURS: '0' }));
    watching.start();
    expect(await watching.ageSeconds()).toBeUndefined();
    await runBackup(loadConfig(settings()), await needs());
    clock.advance(50 * HOUR);
    expect(await watching.ageSeconds()).toBeGreaterThanOrEqual(50 * 3_600);
    // Made with another database, which recorded it.
    const made = new Date(clock.now() - 2 * HOUR).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    mkdirSync(join(root, 'backups', `homedex-${made}`));
    clock.advance(HOUR);
    expect(await watching.ageSeconds()).toBeLessThan(4 * 3_600);
    // Made by a machine whose clock was a year ahead.
    const ahead = new Date(clock.now() + 365 * 24 * HOUR).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    for (const name of [ahead, '99999999T999999Z']) mkdirSync(join(root, 'backups', `homedex-${name}`));
    clock.advance(HOUR);
    expect(await watching.ageSeconds()).toBeGreaterThan(3.5 * 3_600);
    rmSync(join(root, 'backups'), { recursive: true });
    writeFileSync(join(root, 'backups'), 'no folder any more');
    clock.advance(HOUR);
    expect(await watching.ageSeconds()).toBeGreaterThan(3.5 * 3_600);
    expect([watching.failures, await watching.problems()]).toEqual([0, []]);
  });

  it('leave other files alone, and remove the leftovers of a killed backup', async () => {
    mkdirSync(join(root, 'backups', 'homedex-20200101T000000Z.partial'), { recursive: true });
    writeFileSync(join(root, 'backups', 'notes.txt'), 'mine');
    const name = await (await open()).makeIfDue();
    expect(kept()).toEqual([name, 'notes.txt']);
  });

  it('are reported when none has succeeded for two intervals', async () => {
    const scheduled = await open(settings({ BACKUP_TO: join(root, 'file') }));
    writeFileSync(join(root, 'file'), '');
    await expect(scheduled.makeIfDue()).rejects.toThrow();
    expect([scheduled.failures, await scheduled.problems()]).toEqual([1, []]);
    clock.advance(49 * HOUR);
    expect(await scheduled.problems()).toEqual([
      expect.stringContaining('No backup has succeeded for 48 hours'),
    ]);
  });

  it('are made by one of two services on the same database', async () => {
    const [one, other] = [await open(), openScheduledBackups(loadConfig(settings()), await needs())];
    await one.makeIfDue();
    clock.advance(25 * HOUR);
    expect(await other?.makeIfDue()).toBeUndefined();
    expect(await one.makeIfDue()).toBeDefined();
    await other?.stop();
  });

  it('continue after the clock was set back', async () => {
    const scheduled = await open();
    await scheduled.makeIfDue();
    clock.advance(-100 * HOUR);
    expect(await scheduled.makeIfDue()).toBeDefined();
  });

  it('have unique names, even in a second that the clock repeats', async () => {
    const config = loadConfig(settings({ BACKUP_KEEP: '3' }));
    const frozen = { ...clock, now: () => Date.UTC(2026, 0, 2, 3, 4, 5) };
    const names: string[] = [];
    for (let at = 0; at < 3; at++) names.push(await runBackup(config, { ...(await needs()), clock: frozen }));
    expect(names).toEqual([
      'homedex-20260102T030405Z',
      'homedex-20260102T030406Z',
      'homedex-20260102T030407Z',
    ]);
    expect(kept()).toEqual(names);
  });

  it.each([1, 2])(
    'are made once after the clock jumps ahead and once after it is set back, and the newest is among the %i kept',
    async (keep) => {
      const scheduled = await open(settings({ BACKUP_KEEP: String(keep) }));
      await scheduled.makeIfDue();
      clock.advance(24 * HOUR);
      const ahead = await scheduled.makeIfDue();
      expect([ahead, await scheduled.makeIfDue()]).toEqual([expect.any(String), undefined]);
      clock.advance(-23 * HOUR);
      const newest = await scheduled.makeIfDue();
      expect([newest, await scheduled.makeIfDue()]).toEqual([expect.any(String), undefined]);
      expect([kept().length, kept().includes(newest ?? '')]).toEqual([keep, true]);
      expect(kept().includes(ahead ?? '')).toBe(false);
      expect(await scheduled.problems()).toEqual([]);
    },
  );
});

describe('homedex backup', () => {
  it.each(['a folder', 'S3-compatible storage'])(
    'run, list, verify and rehearse work with %s',
    async (where) => {
      const env = where === 'a folder' ? settings() : inS3();
      expect(await runCommand(['backup', 'run'], { ...env, LOG_LEVEL: 'silent' })).toMatchObject({
        status: 0,
      });
      const name = (await runCommand(['backup', 'list'], env)).stdout.trim();
      expect(name).toMatch(/^homedex-\d{8}T\d{6}Z$/);
      const verified = await runCommand(['backup', 'verify', name], env);
      expect([verified.status, verified.stdout]).toEqual([
        0,
        expect.stringMatching(/can be restored: \d+ files, \d+ bytes, all intact/),
      ]);
      expect((await runCommand(['backup', 'verify', 'newest'], env)).stdout).toBe(verified.stdout);
      const rehearsed = await runCommand(['backup', 'rehearse', name], env);
      expect([rehearsed.status, rehearsed.stdout]).toEqual([
        0,
        expect.stringContaining('restored 1 company and 0 accounts'),
      ]);
      expect(
        readdirSync(join(root, 'data')).filter((entry) => /rehears|backup-download/.test(entry)),
      ).toEqual([]);
    },
  );

  it('verify newest reports that there is no backup', async () => {
    expect(await runCommand(['backup', 'verify', 'newest'], settings())).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no backup in'),
    });
  });

  it('fetches a backup from the storage that restores, and refuses one that has changed there', async () => {
    const name = await runBackup(loadConfig(inS3()), await needs());
    const fetched = join(root, 'fetched');
    expect((await runCommand(['backup', 'fetch', name, fetched], inS3())).status).toBe(0);
    const restored = await runCommand(['restore', join(fetched, name)], { DATA_DIR: join(root, 'restored') });
    expect([restored.status, restored.stdout]).toEqual([0, 'restored 1 company\n']);

    const key = [...s3.objects.keys()].find((one) => one.includes('/index/')) ?? '';
    s3.objects.set(key, Buffer.from('other'));
    const verified = await runCommand(['backup', 'verify', name], inS3());
    expect([verified.status, verified.stdout]).toEqual([
      1,
      expect.stringContaining('cannot be restored: 1 of'),
    ]);
  });

  it('deletes backups beyond BACKUP_KEEP from the storage, and does not list incomplete uploads', async () => {
    const names: string[] = [];
    for (let day = 0; day < 3; day++) {
      names.push(await runBackup(loadConfig(inS3()), await needs()));
      clock.advance(24 * HOUR);
    }
    const prefixes = new Set([...s3.objects.keys()].map((key) => key.split('/')[1]));
    expect([...prefixes]).toEqual(names.slice(1));
    s3.objects.delete(`nightly/${names[1]}/backup.json`);
    expect((await runCommand(['backup', 'list'], inS3())).stdout).toBe(`${names[2]}\n`);
  });

  it('reports missing arguments and mistyped ones', async () => {
    const typo = await runCommand(['backup', 'lst'], settings());
    expect([typo.status, typo.stderr]).toEqual([2, expect.stringContaining("did you mean 'list'?")]);
    expect((await runCommand(['index', 'chek'])).stderr).toContain("did you mean 'check'?");
    expect((await runCommand(['backup', 'list'], { DATA_DIR: join(root, 'data') })).stderr).toContain(
      'Set BACKUP_TO',
    );
    expect((await runCommand(['backup', 'verify'], settings())).status).toBe(2);
    const none = await runCommand(['backup', 'verify', join(root, 'nothing')], settings());
    expect([none.status, none.stderr]).toEqual([1, expect.stringContaining('is not a backup')]);
    expect(() => loadConfig({ BACKUP_TO: 's3://bucket' })).toThrow('S3_ACCESS_KEY must be set');
  });
});
