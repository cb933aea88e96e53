import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Person, signUp } from '../../../test/factories/sign-up.ts';
import { bySuite } from '../../../test/harness/suite.ts';
import { buildTestApp, indexCompanies, type TestApp } from '../../../test/harness/test-app.ts';
import { createLease } from '../../platform/lease.ts';
import { blankProfile } from '../companies/index.ts';
import { toIndexDocument } from '../company-index/index.ts';
import { createChangedCompanies } from '../history/index.ts';
import { createMonitorRunner, type MonitorRunner } from './monitor-runner.ts';

let running: TestApp;
let ann: Person;
beforeEach(async () => {
  running = await buildTestApp({
    isCompacted: true,
    companies: [{ domain: 'old.com', title: 'An electric bakery' }],
  });
  ann = await signUp(running);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await running.app.close();
});

const watch = async (query = 'electric bakery'): Promise<number> => {
  const answer = await running.app.inject({
    method: 'POST',
    url: '/monitors',
    headers: ann.headers,
    payload: { query },
  });
  return answer.json().id;
};
const get = async (url: string) =>
  (await running.app.inject({ method: 'GET', url, headers: ann.headers })).json();
const domainsNotified = async (): Promise<string[]> => {
  const rows = await running.database.selectFrom('notification').select('domains').execute();
  return rows.flatMap(({ domains }) => JSON.parse(domains) as string[]).sort();
};
const add = (...domains: string[]) =>
  indexCompanies(
    running.index,
    domains.map((domain) => ({ domain, title: `The electric bakery of ${domain}` })),
  );
const check = async () =>
  (await running.services.monitorRunner.checkDue()) + (await running.services.monitorRunner.checkDue());

/** As another process would have it. */
const otherRunner = (leaseName = 'monitors'): MonitorRunner =>
  createMonitorRunner({
    ...running.services,
    database: running.database,
    index: running.index,
    lists: running.services.workspace.lists,
    changedCompanies: createChangedCompanies(running.index),
    publicUrl: 'http://homedex.test',
    lease: createLease(running.database, leaseName),
    deliveries: {
      start: () => undefined,
      wake: () => undefined,
      runDue: async () => 0,
      stop: async () => undefined,
    },
    digestMails: { queueDue: async () => 0 },
    intervalMs: 3_600_000,
  });

describe('a monitor of a query that matches everything', () => {
  it('stores one row of its own and one for each check, however many match', async () => {
    await add(...Array.from({ length: 3_000 }, (_, n) => `site-${n}.com`));
    const { bytes } = await sizeOf();
    const id = await watch('the');
    await add('new.com');
    await check();
    expect(await domainsNotified()).toEqual(['new.com']);
    expect(await get('/monitors')).toMatchObject([{ id, last_total: 3_001 }]);
    const after = await sizeOf();
    expect([after.checks, after.notifications]).toEqual([1, 1]);
    expect(after.bytes - bytes).toBeLessThan(50_000);
  });

  async function sizeOf() {
    const count = async (table: 'monitor_check' | 'notification') =>
      (await running.database.selectFrom(table).select('id').execute()).length;
    const rows = await Promise.all(
      (['monitor', 'monitor_check', 'notification'] as const).map((table) =>
        running.database.selectFrom(table).selectAll().execute(),
      ),
    );
    return {
      checks: await count('monitor_check'),
      notifications: await count('notification'),
      bytes: JSON.stringify(rows).length,
    };
  }
});

describe('an ingest', () => {
  it('is reported completely, including what was added long before it was committed and checked in between', async () => {
    await watch();
    const bulk = await running.index.bulk();
    const added = Array.from({ length: 300 }, (_, n) => `site-${n}.com`);
    for (const domain of added)
      await bulk.add(toIndexDocument({ ...blankProfile(), domain, title: 'electric bakery' }, {}));
    running.clock.advance(3_600_000);
    expect(await check()).toBe(1);
    await bulk.commit();
    await bulk.close();
    await check();
    expect(await get('/notifications')).toMatchObject([{ new_count: 300 }]);
  });

  it('is checked when it pauses, or every five minutes while it does not', async () => {
    await watch();
    const { monitorRunner } = running.services;
    await monitorRunner.checkDue();
    for (let commit = 0; commit < 5; commit++) {
      await add(`site-${commit}.com`);
      expect(await monitorRunner.checkDue()).toBe(0);
      running.clock.advance(15_000);
    }
    expect(await monitorRunner.checkDue()).toBe(1);
    await add('more.com');
    running.clock.advance(300_000);
    expect(await monitorRunner.checkDue()).toBe(1);
    expect(await domainsNotified()).toHaveLength(6);
  });
});

describe('a monitor that cannot be checked', () => {
  it('records the reason, waits longer each time, and delays no other check', async () => {
    const broken = await watch('to be broken');
    await watch();
    await running.database.updateTable('monitor').set({ query: '!!!' }).where('id', '=', broken).execute();
    await add('new.com');
    expect(await check()).toBe(2);
    expect(await domainsNotified()).toEqual(['new.com']);
    const reason = expect.stringContaining('can no longer be searched');
    expect(await get('/monitors')).toMatchObject([{ id: broken, last_error: reason }, { last_error: null }]);
    expect(await get(`/monitors/${broken}/history`)).toMatchObject([{ new_matches: 0, error: reason }]);
    expect(await check()).toBe(0);
    running.clock.advance(60_000);
    expect(await check()).toBe(1);
    running.clock.advance(60_000);
    expect(await check()).toBe(0);
    await running.database.updateTable('monitor').set({ query: 'bakery' }).where('id', '=', broken).execute();
    running.clock.advance(300_000);
    await check();
    expect(await get('/monitors')).toMatchObject([{ id: broken, last_error: null }, {}]);
    expect(await get('/notifications')).toHaveLength(2);
  });
});

describe('two processes', () => {
  it('share one lease: its holder checks, the other checks nothing', async () => {
    await watch();
    await check();
    await add('new.com');
    const other = otherRunner();
    expect([await other.checkDue(), await check(), await other.checkDue()]).toEqual([0, 1, 0]);
    await running.services.monitorRunner.stop();
    await add('later.com');
    await other.checkDue();
    expect(await other.checkDue()).toBe(1);
    expect(await domainsNotified()).toEqual(['later.com', 'new.com']);
    await other.stop();
  });

  it('notify once even when both assume they hold the lease', async () => {
    await watch();
    await watch('the electric');
    const runners = [otherRunner('one'), otherRunner('two'), running.services.monitorRunner];
    for (let round = 0; round < 5; round++) {
      await add(`site-${round}.com`);
      for (const runner of runners) await runner.checkDue();
      await Promise.all(runners.map((runner) => runner.checkDue()));
    }
    expect(await domainsNotified()).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4].map((n) => `site-${n}.com`));
    for (const runner of runners) await runner.stop();
  });
});

describe('a clock', () => {
  it('that is set back or ahead neither stops checks nor duplicates or loses notifications', async () => {
    await watch();
    await check();
    let expected = 0;
    for (const jump of [30 * 86_400_000, -60 * 86_400_000, 86_400_000, -86_400_000]) {
      running.clock.advance(jump);
      await add(`site-${expected}.com`);
      await check();
      expect(await domainsNotified()).toHaveLength(++expected);
    }
    running.clock.advance(-86_400_000);
    expect(await check()).toBe(1);
  });
});

describe('a monitor of an earlier version', () => {
  it('takes the matches of its first check as the baseline', async () => {
    const id = await watch();
    await running.database
      .updateTable('monitor')
      .set({ index_identity: null, index_generation: null })
      .where('id', '=', id)
      .execute();
    await add('meanwhile.com');
    await check();
    await add('later.com');
    await check();
    expect(await domainsNotified()).toEqual(['later.com']);
  });
});

describe('a replaced index', () => {
  it('is a new baseline: nothing in it is reported, but later additions are', async () => {
    const id = await watch();
    await running.database
      .updateTable('monitor')
      .set({ index_identity: 'an index that was rebuilt', index_generation: 1_000 })
      .where('id', '=', id)
      .execute();
    await add('rebuilt.com');
    await check();
    expect(await domainsNotified()).toEqual([]);
    await add('later.com');
    await check();
    expect(await domainsNotified()).toEqual(['later.com']);
  });
});

describe('a round', () => {
  /** As many monitors as an enterprise account may have, all of which have to be checked. */
  async function watchOften(count: number): Promise<void> {
    const id = await watch();
    const { id: _, ...row } = await running.database
      .selectFrom('monitor')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (let made = 1; made < count; made += 50)
      await running.database
        .insertInto('monitor')
        .values(Array.from({ length: Math.min(50, count - made) }, () => row))
        .execute();
  }
  const checksOfEach = async () =>
    (
      await running.database
        .selectFrom('monitor')
        .leftJoin('monitor_check', 'monitor_check.monitor_id', 'monitor.id')
        .select(({ fn }) => fn.count<number>('monitor_check.id').as('checks'))
        .groupBy('monitor.id')
        .execute()
    ).map(({ checks }) => checks);

  it.each(bySuite([101], [99, 100, 101, 250]))('of %i monitors checks each once and ends', async (count) => {
    await watchOften(count);
    await running.services.monitorRunner.checkDue();
    await add('new.com');
    await running.services.monitorRunner.checkDue();
    const keepSince = vi.spyOn(running.index, 'keepSince');
    expect(await running.services.monitorRunner.checkDue()).toBe(count);
    expect(await checksOfEach()).toEqual(Array(count).fill(1));
    const seen = await running.index.generation();
    await expect.poll(() => keepSince.mock.calls).toContainEqual([seen]);
    expect(await running.services.monitorRunner.checkDue()).toBe(0);
  });

  it('postpones a monitor from when it failed, not from when the round began', async () => {
    const broken = await watch('to be broken');
    await running.database.updateTable('monitor').set({ query: '!!!' }).where('id', '=', broken).execute();
    await add('new.com');
    const newMatches = running.services.search.newMatches.bind(running.services.search);
    vi.spyOn(running.services.search, 'newMatches').mockImplementation((...question) => {
      running.clock.advance(600_000);
      return newMatches(...question);
    });
    expect(await check()).toBe(1);
    const { retry_at } = await running.database
      .selectFrom('monitor')
      .select('retry_at')
      .executeTakeFirstOrThrow();
    expect(retry_at).toBeGreaterThan(running.clock.now());
  });

  it('records nothing while the index cannot be compared yet', async () => {
    const id = await watch();
    await running.database
      .updateTable('monitor')
      .set({ likeness: JSON.stringify({ domains: ['old.com'], not: [], same_language: 'any', mix: 0.5 }) })
      .where('id', '=', id)
      .execute();
    const { index_generation: since } = await running.database
      .selectFrom('monitor')
      .select('index_generation')
      .executeTakeFirstOrThrow();
    let generation = since ?? 0;
    vi.spyOn(running.services.newLookalikes, 'newMatches').mockImplementation(async () => ({
      total: 1,
      newCount: 0,
      domains: [],
      generation,
    }));
    await add('new.com');
    for (let look = 0; look < 5; look++) await check();
    expect(await checksOfEach()).toEqual([0]);
    generation = await running.index.generation();
    await check();
    expect(await checksOfEach()).toEqual([1]);
  });
});
