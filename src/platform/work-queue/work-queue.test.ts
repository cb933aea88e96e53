import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from '../../../test/harness/fake-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/harness/test-database.ts';
import type { Database } from '../database/index.ts';
import { createLogger } from '../logger.ts';
import { createLeasedRows, usualColumns } from './leased-rows.ts';
import { createWorkQueue, type WorkDescription, type WorkQueue } from './work-queue.ts';

/** An existing table, read as work whose tenant is its subject. */
const description: WorkDescription<'mail'> = {
  table: 'mail',
  ...usualColumns,
  isOpen: sql`sent_at is null and given_up_at is null`,
  tenant: sql`subject`,
  tenantMax: 2,
  leaseMs: 60_000,
  retryAfterMs: [1_000, 10_000],
  atOnce: 4,
  onDone: (now) => ({ sent_at: now }),
  onFailed: (now, reason) => ({ given_up_at: now, error: reason }),
};

let testDatabase: TestDatabase;
let database: Database;
let clock: FakeClock;
let queues: WorkQueue[];
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = await testDatabase.open();
  clock = createFakeClock();
  queues = [];
});
afterEach(async () => {
  for (const queue of queues) await queue.stop();
  await testDatabase.drop();
});

function open(
  work: Parameters<typeof createWorkQueue<'mail'>>[1]['work'],
  changes: Partial<WorkDescription<'mail'>> = {},
): WorkQueue {
  const queue = createWorkQueue(
    { ...description, ...changes },
    {
      database,
      clock,
      logger: createLogger({ level: 'silent' }),
      work,
    },
  );
  queues.push(queue);
  return queue;
}
const add = async (tenant: string, count = 1) => {
  const now = clock.now();
  const row = { recipient: '', subject: tenant, text: '', link_id: null, sent_at: null, given_up_at: null };
  await database
    .insertInto('mail')
    .values(Array.from({ length: count }, () => ({ ...row, created_at: now, due_at: now })))
    .execute();
};
const rows = () => database.selectFrom('mail').selectAll().orderBy('id').execute();
const leasedRows = (owner: string) =>
  createLeasedRows({ ...description, waitMsMax: 10_000 }, { database, clock, owner });

describe('a work queue', () => {
  it('takes the rows of all tenants in turn, and few of one at once', async () => {
    await add('loud', 200);
    await add('quiet', 2);
    const rowsOf = async (owner: string) =>
      (await leasedRows(owner).claim(4)).map(({ subject }) => subject).sort();
    expect(await rowsOf('a')).toEqual(['loud', 'loud', 'quiet', 'quiet']);
    expect(await rowsOf('b')).toEqual([]);
    await add('late');
    expect(await rowsOf('b')).toEqual(['late']);
  });

  it('keeps a tenant whose work hangs from delaying another', async () => {
    const hanging = Promise.withResolvers<void>();
    const done: string[] = [];
    const queue = open(async ({ subject }) => {
      if (subject === 'hangs') await hanging.promise;
      done.push(subject);
      return { kind: 'done' };
    });
    await add('hangs', 50);
    queue.start();
    await expect
      .poll(async () => (await rows()).filter(({ leased_until }) => leased_until > 0).length)
      .toBe(2);
    await add('works', 20);
    queue.wake();
    await expect.poll(() => done.length).toBe(20);
    expect(new Set(done)).toEqual(new Set(['works']));
    hanging.resolve();
    await expect.poll(() => done.length).toBe(70);
  });

  it('starts preferred rows first, and reserves slots for them that others never take', async () => {
    const started: string[] = [];
    const over = Promise.withResolvers<void>();
    const queue = open(
      async ({ subject }) => {
        started.push(subject);
        await over.promise;
        return { kind: 'done' };
      },
      { preferred: { isPreferred: sql`subject like 'paid%'`, slots: 2 } },
    );
    for (const tenant of ['a', 'b', 'c', 'paid 1']) await add(tenant);
    queue.start();
    await expect.poll(() => started).toEqual(['paid 1', 'a', 'b']);
    await add('paid 2');
    queue.wake();
    await expect.poll(() => started).toEqual(['paid 1', 'a', 'b', 'paid 2']);
    over.resolve();
    await expect.poll(() => started).toEqual(['paid 1', 'a', 'b', 'paid 2', 'c']);
  });

  it('retries by its table and then fails with the reason', async () => {
    const queue = open(async () => ({ kind: 'retry', reason: 'not now' }));
    await add('a');
    const attemptsAfter = async (ms: number) => {
      clock.advance(ms);
      return queue.runDue();
    };
    expect([await attemptsAfter(0), await attemptsAfter(500), await attemptsAfter(600)]).toEqual([1, 0, 1]);
    expect([await attemptsAfter(9_000), await attemptsAfter(1_100)]).toEqual([0, 1]);
    expect(await rows()).toMatchObject([{ attempts: 3, given_up_at: expect.any(Number), error: 'not now' }]);
    expect([await attemptsAfter(1e9), queue.counts]).toEqual([0, { done: 0, retried: 2, failed: 1 }]);
  });

  it('counts an exception as a failure of that row alone', async () => {
    const queue = open(async ({ subject }) => {
      if (subject === 'bad') throw new Error('broken');
      return { kind: 'done' };
    });
    await add('bad');
    await add('good');
    await queue.runDue();
    expect(await rows()).toMatchObject([
      { subject: 'bad', sent_at: null, leased_until: 0 },
      { subject: 'good', sent_at: expect.any(Number) },
    ]);
  });

  it('fails a row that kills its process each time', async () => {
    await add('a');
    for (let process = 0; process < 3; process++) {
      const dying = leasedRows(`process ${process}`);
      expect(await dying.claim(1)).toHaveLength(1);
      const next = leasedRows('next');
      await next.reclaim();
      clock.advance(60_001);
      expect(await next.reclaim()).toBe(1);
    }
    await open(async () => ({ kind: 'retry', reason: 'too often' })).runDue();
    expect(await rows()).toMatchObject([{ attempts: 4, given_up_at: expect.any(Number) }]);
  });

  it('reports how much is waiting and for how long', async () => {
    const queue = open(async () => ({ kind: 'retry', reason: 'not now' }));
    await add('a', 3);
    clock.advance(90_000);
    expect((await queue.backlog()).oldestAgeMs).toBeGreaterThanOrEqual(90_000);
    await queue.runDue();
    expect(queue.lastBacklog.waiting).toBe(3);
  });

  it('releases what a stop interrupts, for another process at once', async () => {
    const started = Promise.withResolvers<void>();
    const queue = open(async (_, signal) => {
      started.resolve();
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      return { kind: 'interrupted' };
    });
    await add('a');
    queue.start();
    await started.promise;
    await queue.stop();
    expect(await open(async () => ({ kind: 'done' })).runDue()).toBe(1);
  });
});

describe('a lease', () => {
  it('is kept by renewing it, however long the work takes and whatever the clock shows', async () => {
    await add('a');
    const [owner, other] = [leasedRows('owner'), leasedRows('other')];
    const [row] = await owner.claim(1);
    if (!row) throw new Error('nothing was claimed');
    for (const jump of [0, 86_400_000, -172_800_000, 0]) {
      clock.set(jump);
      clock.advance(50_000);
      expect(await owner.renew(row)).toBe(true);
      expect([await other.reclaim(), (await other.claim(1)).length]).toEqual([0, 0]);
    }
    expect(await owner.settle(row, { sent_at: 1 })).toBe(true);
  });

  it('of a row that must not be worked on any more is not renewed', async () => {
    await add('a');
    const owner = leasedRows('owner');
    const [row] = await owner.claim(1);
    if (!row) throw new Error('nothing was claimed');
    expect(await owner.renew(row)).toBe(true);
    await database.updateTable('mail').set({ given_up_at: 1 }).execute();
    expect(await owner.renew(row)).toBe(false);
    expect(await owner.settle(row, {})).toBe(true);
  });

  it('that was lost can neither be renewed nor settled by its former holder', async () => {
    await add('a');
    const [lost, taker] = [leasedRows('lost'), leasedRows('taker')];
    const [row] = await lost.claim(1);
    if (!row) throw new Error('nothing was claimed');
    await taker.reclaim();
    clock.advance(60_001);
    expect(await taker.reclaim()).toBe(1);
    const [taken] = await taker.claim(1);
    if (!taken) throw new Error('nothing was taken over');
    expect([await lost.renew(row), await lost.settle(row, { sent_at: 1 })]).toEqual([false, false]);
    expect(await taker.settle(taken, { sent_at: 2 })).toBe(true);
    expect(await rows()).toMatchObject([{ sent_at: 2, attempts: 2 }]);
  });
});
