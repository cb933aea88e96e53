import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/harness/test-database.ts';
import { findCheckpoint, forgetCheckpoint, holdCheckpoint } from './checkpoint.ts';
import type { Database } from './database/index.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = await testDatabase.open();
});
afterEach(() => testDatabase.drop());

const refusal = 'Another process is running.';
const hold = async (options: { owner?: string; silenceMs?: number } = {}) =>
  holdCheckpoint(await testDatabase.open(), 'work', { refusal, ...options });
/** A process of another machine, which cannot be checked from here. */
const elsewhere = { owner: 'elsewhere', silenceMs: 300 };

it('any process reads the last saved checkpoint until it is deleted', async () => {
  const held = await hold();
  expect(await held.find()).toBeUndefined();
  await held.save('one');
  await held.save('two');
  expect([await held.find(), await findCheckpoint(database, 'work')]).toEqual(['two', 'two']);
  await held.release();
  expect(await (await hold()).find()).toBe('two');
  await forgetCheckpoint(database, 'work');
  expect(await findCheckpoint(database, 'work')).toBeUndefined();
});

it('is refused at once while a process on this machine has it', async () => {
  const held = await hold();
  await expect(hold()).rejects.toMatchObject({ status: 409, message: refusal });
  await held.release();
  await (await hold()).release();
});

it('only one of several concurrent takers gets it', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => hold()));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('is taken at once from a dead process on this machine', async () => {
  const identify =
    "import('./src/platform/process-identity.ts').then((one) => console.log(one.processIdentity()))";
  const { stdout } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', '-e', identify], {
    encoding: 'utf8',
  });
  const dead = stdout.trim();
  expect(dead).toMatch(/\/\d+\/\d+$/);
  await database
    .insertInto('lease')
    .values({ name: 'work', owner: `${dead}/1`, beat: 5 })
    .execute();
  await (await hold({ silenceMs: 600_000 })).save('mine');
});

it('is taken from an unresponsive one, whose late save then changes nothing', async () => {
  const silent = await hold(elsewhere);
  await silent.save('old');
  const next = await hold({ silenceMs: 300 });
  await next.save('new');
  await expect(silent.save('late')).rejects.toMatchObject({ status: 409 });
  expect(await findCheckpoint(database, 'work')).toBe('new');
});

it('is refused as soon as a holder elsewhere shows that it is alive', async () => {
  const living = await hold({ ...elsewhere, silenceMs: 600_000 });
  const trying = hold({ silenceMs: 600_000 }).catch((error: unknown) => error);
  let settled = false;
  trying.then(
    () => (settled = true),
    () => (settled = true),
  );
  await expect.poll(() => living.save('on and on').then(() => settled)).toBe(true);
  expect(await trying).toMatchObject({ status: 409 });
});
