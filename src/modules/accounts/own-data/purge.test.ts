import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { createPurge } from './purge.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let running: TestApp;
beforeEach(async () => {
  running = await buildTestApp();
  await signUp(running);
  await running.app.inject({
    method: 'POST',
    url: '/auth/register',
    payload: { email: 'bob@acme-research.com', password: 'correct horse battery' },
  });
  await expect.poll(() => running.mails.length).toBe(1);
});
afterEach(() => running.app.close());

const purge = () => running.services.accounts.purge.purgeWhenDue();
const left = async () => {
  const counts: Record<string, number> = {};
  for (const table of [
    'account',
    'session',
    'registration',
    'sign_in_link',
    'mail',
    'attempt_window',
  ] as const) {
    const rows = await running.database.selectFrom(table).selectAll().execute();
    counts[table] = rows.length;
  }
  return counts;
};
const everything = { account: 1, session: 1, registration: 1, sign_in_link: 1, mail: 1, attempt_window: 1 };

describe('the daily purge', () => {
  it('removes what has reached its age and keeps what has not', async () => {
    running.clock.advance(2 * HOUR_MS);
    expect(await purge()).toBe(true);
    expect(await left()).toEqual(everything);
    running.clock.advance(3 * DAY_MS);
    expect(await purge()).toBe(true);
    expect(await left()).toEqual({ ...everything, sign_in_link: 0, mail: 0, attempt_window: 0 });
    running.clock.advance(28 * DAY_MS);
    expect(await purge()).toBe(true);
    expect(await left()).toEqual({
      account: 1,
      session: 0,
      registration: 0,
      sign_in_link: 0,
      mail: 0,
      attempt_window: 0,
    });
  });

  it('runs once a day, in one process at a time', async () => {
    const { database, clock } = running;
    const others = Promise.withResolvers<void>();
    // The last step of a purge, which goes on until the other processes have looked: they may be slow to.
    const needs = { database, clock, logger: running.services.logger, emptyOutbox: () => others.promise };
    const processes = [createPurge(needs), createPurge(needs), createPurge(needs)];
    running.clock.advance(2 * HOUR_MS);
    const refused: boolean[] = [];
    const looking = processes.map(async (process) => {
      const hasPurged = await process.purgeWhenDue();
      if (!hasPurged && refused.push(hasPurged) === 2) others.resolve();
      return hasPurged;
    });
    const outcomes = await Promise.all(looking);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const first = processes[outcomes.indexOf(true)];
    running.clock.advance(23 * HOUR_MS);
    expect(await first?.purgeWhenDue()).toBe(false);
    running.clock.advance(2 * HOUR_MS);
    expect(await first?.purgeWhenDue()).toBe(true);
  });

  it('trusts neither a clock that was just set nor a fresh start', async () => {
    expect(await purge()).toBe(false);
    running.clock.advance(2 * HOUR_MS);
    running.clock.set(400 * DAY_MS);
    expect(await purge()).toBe(false);
    expect(await left()).toEqual(everything);
    running.clock.set(-400 * DAY_MS);
    expect(await purge()).toBe(false);
    running.clock.advance(2 * HOUR_MS);
    expect(await purge()).toBe(true);
    expect(await left()).toEqual(everything);
  });
});
