import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from '../../../test/harness/fake-clock.ts';
import { createTestDatabase, isOnPostgres, type TestDatabase } from '../../../test/harness/test-database.ts';
import type { Database } from '../../platform/database/index.ts';
import { processIdentity } from '../../platform/process-identity.ts';
import { readCounts } from './crawl-counts.ts';
import {
  type CrawlFailure,
  type CrawlQueue,
  createCrawlQueue,
  priorities,
  type TryOutcome,
} from './index.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let testDatabase: TestDatabase;
let database: Database;
let clock: FakeClock;
let queue: CrawlQueue;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = await testDatabase.open();
  clock = createFakeClock();
  queue = createCrawlQueue({ database, clock, owner: processIdentity() });
});
afterEach(() => testDatabase.drop());

const fetched = (textDigest = 'a'): TryOutcome => ({
  kind: 'fetched',
  tier: 'live_http',
  fetchedAtMs: clock.now(),
  textDigest,
});
const failed = (failure: CrawlFailure): TryOutcome => ({ kind: 'failed', failure, detail: 'why' });
const claimed = async (limit = 100, from = queue) =>
  (await from.claim(limit)).map(({ domain }) => domain).sort();
const entryOf = async (domain: string) => (await queue.find([domain])).get(domain);
const settle = (domain: string, outcome: TryOutcome) => queue.settle([{ domain, outcome }]);

/** The expected counts, counted. */
async function trueCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status, is_indexed, tier } of await database.selectFrom('crawl_entry').selectAll().execute())
    for (const name of [status, is_indexed === 0 ? 'unindexed' : '', tier ?? ''].filter(Boolean))
      counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
const storedCounts = async () =>
  Object.fromEntries(Object.entries(await readCounts(database)).filter(([, entries]) => entries !== 0));

describe('claims', () => {
  it('return every domain once, urgent ones first, even to two concurrent claimers', async () => {
    await queue.add(['a.com', 'b.com', 'c.com', 'd.com'], 'test');
    clock.advance(1);
    await queue.demand(['z.com'], 'test', priorities.awaited);
    const other = createCrawlQueue({ database, clock, owner: 'another' });
    expect(await claimed(1)).toEqual(['z.com']);
    const [ours, theirs] = await Promise.all([claimed(2), claimed(10, other)]);
    expect([...ours, ...theirs].sort()).toEqual(['a.com', 'b.com', 'c.com', 'd.com']);
    expect(await claimed()).toEqual([]);
  });

  it('by many processes at once give every domain to one of them', async () => {
    const domains = Array.from({ length: 300 }, (_, n) => `site-${n}.com`);
    await queue.add(domains, 'test');
    const processes = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (owner) =>
        createCrawlQueue({ database: await testDatabase.open(), clock, owner }),
      ),
    );
    const taken = await Promise.all(
      processes.map(async (one) => {
        const mine: string[] = [];
        for (let some = await claimed(20, one); some.length > 0; some = await claimed(20, one))
          mine.push(...some);
        return mine;
      }),
    );
    expect(taken.flat().sort()).toEqual(domains.sort());
  });

  it.runIf(isOnPostgres)('skip what another process is claiming, without waiting for it', async () => {
    await queue.add(['a.com', 'b.com', 'c.com'], 'test');
    await (await testDatabase.open()).transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('crawl_entry')
        .select('domain')
        .where('domain', '=', 'a.com')
        .forUpdate()
        .execute();
      expect(await claimed()).toEqual(['b.com', 'c.com']);
    });
    expect(await claimed()).toEqual(['a.com']);
  });

  it('of a dead process are released at once, those of a running one when their time is up', async () => {
    await queue.add(['a.com', 'b.com'], 'test');
    const dead = createCrawlQueue({ database, clock, owner: `${processIdentity()}0` });
    expect(await claimed(1, dead)).toEqual(['a.com']);
    expect(await claimed(1)).toEqual(['b.com']);
    expect(await queue.reclaim()).toBe(1);
    expect(await claimed()).toEqual(['a.com']);
    expect(await queue.reclaim()).toBe(0);
    clock.advance(6 * MINUTE);
    expect(await queue.reclaim()).toBe(2);
    expect(await claimed()).toEqual(['a.com', 'b.com']);
  });

  it('stay with their holder when the clock is set ahead or back, and expire after the same time', async () => {
    await queue.add(['a.com'], 'test');
    await queue.claim(1);
    for (const jump of [30 * DAY, -60 * DAY]) {
      clock.set(jump);
      expect(await queue.reclaim()).toBe(0);
    }
    clock.advance(6 * MINUTE);
    expect(await queue.reclaim()).toBe(1);
    expect(await claimed()).toEqual(['a.com']);
  });

  it('find a domain whose time was set by a clock that was years ahead', async () => {
    clock.set(1_000 * DAY);
    await queue.add(['a.com'], 'test');
    clock.set(-1_000 * DAY);
    expect(await claimed()).toEqual([]);
    expect(await queue.reclaim()).toBe(1);
    expect(await claimed()).toEqual(['a.com']);
  });

  it('return no more than asked for, whatever their priorities are', async () => {
    await queue.add(['a.com', 'b.com', 'c.com'], 'test');
    await queue.demand(['z.com'], 'test', priorities.awaited);
    expect(await claimed(2)).toHaveLength(2);
  });

  it('of a domain that is demanded or leaves the index meanwhile are not followed by another one', async () => {
    await queue.add(['a.com', 'b.com'], 'test');
    await queue.claim(2);
    await queue.demand(['a.com'], 'test', priorities.awaited);
    await queue.markIndexed(new Map([['b.com', false]]));
    expect([(await entryOf('a.com'))?.due_at, (await entryOf('b.com'))?.due_at]).toEqual([null, null]);
    expect((await queue.backlog()).oldestAgeMs).toBe(0);
  });

  it('of hundreds that are due at once return each once, batch after batch', async () => {
    const domains = Array.from({ length: 701 }, (_, n) => `site-${n}.com`);
    await queue.add(domains, 'test');
    const taken: string[] = [];
    for (let some = await claimed(100); some.length > 0; some = await claimed(100)) taken.push(...some);
    expect(taken.sort()).toEqual(domains.sort());
  });
});

describe('after an attempt', () => {
  it('a server that is down is retried five times, each time later, then fails', async () => {
    await queue.add(['down.com'], 'test');
    const waits: number[] = [];
    for (;;) {
      await queue.claim(1);
      await settle('down.com', failed('unreachable'));
      const { due_at, status } = (await entryOf('down.com')) ?? {};
      if (due_at == null) {
        expect(status).toBe('failed');
        break;
      }
      waits.push(Math.round((due_at - clock.now()) / MINUTE));
      clock.advance(due_at - clock.now());
    }
    expect(waits).toEqual([10, 60, 360, 1440, 4320]);
    expect(await queue.retryFailed()).toBe(1);
    expect(await claimed()).toEqual(['down.com']);
  });

  it.each([
    ['is demanded', () => queue.demand(['down.com'], 'test', priorities.imported)],
    ['is delivered by another source', () => settle('down.com', { kind: 'indexed' })],
  ])('a domain that %s has all its retries again', async (_, renew) => {
    await queue.add(['down.com'], 'test');
    for (let failures = 0; failures < 3; failures++) await settle('down.com', failed('unreachable'));
    expect((await entryOf('down.com'))?.attempts).toBe(3);
    await renew();
    await settle('down.com', failed('unreachable'));
    const { attempts, due_at } = (await entryOf('down.com')) ?? {};
    expect([attempts, Math.round(((due_at ?? 0) - clock.now()) / MINUTE)]).toEqual([1, 10]);
  });

  it('of two outcomes of one domain the later one counts', async () => {
    await queue.add(['a.com'], 'test');
    await queue.settle([
      { domain: 'a.com', outcome: failed('bot_wall') },
      { domain: 'a.com', outcome: fetched() },
    ]);
    expect(await entryOf('a.com')).toMatchObject({ status: 'fetched', outcome: 'fetched', attempts: 0 });
  });

  it('only what failed for good is retried together', async () => {
    await queue.add(['failed.com', 'waits.com', 'retried.com'], 'test');
    await settle('retried.com', failed('unreachable'));
    for (let failures = 0; failures < 3; failures++) await settle('failed.com', failed('not_html'));
    expect(await queue.retryFailed()).toBe(1);
    expect(await entryOf('failed.com')).toMatchObject({ status: 'waiting', attempts: 0 });
    expect(await entryOf('retried.com')).toMatchObject({ attempts: 1 });
  });

  it('each kind of failure has its own retry schedule', async () => {
    const kinds = ['no_such_name', 'bot_wall', 'parked', 'robots_forbid'] as const;
    await queue.add(
      kinds.map((kind) => `${kind.replaceAll('_', '-')}.com`),
      'test',
    );
    await queue.claim(10);
    await queue.settle(
      kinds.map((kind) => ({ domain: `${kind.replaceAll('_', '-')}.com`, outcome: failed(kind) })),
    );
    const days = await Promise.all(
      kinds.map(async (kind) => {
        const entry = await entryOf(`${kind.replaceAll('_', '-')}.com`);
        return Math.round((((entry?.due_at ?? 0) - clock.now()) / DAY) * 100) / 100;
      }),
    );
    expect(days).toEqual([1, 0.25, 30, 7]);
  });

  it('a page is fetched again after a year, sooner when it changes and later when it does not', async () => {
    await queue.add(['a.com'], 'test');
    const days: number[] = [];
    for (const text of ['one', 'two', 'three', 'four', 'five', 'five', 'five']) {
      await settle('a.com', fetched(text));
      days.push((await entryOf('a.com'))?.revisit_days ?? 0);
    }
    expect(days).toEqual([365, 183, 92, 46, 30, 60, 120]);
    expect(Math.round((((await entryOf('a.com'))?.due_at ?? 0) - clock.now()) / DAY)).toBe(120);
  });

  it('a failed visit does not lose what is known of a page', async () => {
    await queue.add(['a.com'], 'test');
    await settle('a.com', fetched());
    await settle('a.com', failed('bot_wall'));
    expect(await entryOf('a.com')).toMatchObject({
      status: 'fetched',
      is_indexed: 1,
      tier: 'live_http',
      outcome: 'bot_wall',
    });
  });

  it('a lookup of an unknown domain is stored with its verdict, and adds nothing to the queue', async () => {
    await settle('unknown.com', failed('parked'));
    expect(await entryOf('unknown.com')).toMatchObject({
      status: 'failed',
      outcome: 'parked',
      due_at: null,
    });
    clock.advance(365 * DAY);
    expect(await claimed()).toEqual([]);
  });

  it('an overloaded network costs no attempt', async () => {
    await queue.add(['a.com'], 'test');
    await queue.claim(1);
    await settle('a.com', { kind: 'postponed', byMs: 1_000 });
    expect(await claimed()).toEqual([]);
    clock.advance(1_000);
    expect(await claimed()).toEqual(['a.com']);
    expect((await entryOf('a.com'))?.attempts).toBe(0);
  });
});

describe('the counts', () => {
  it('stay correct, even when imports and attempts for the same domains run concurrently', async () => {
    const domains = Array.from({ length: 40 }, (_, n) => `site-${n}.com`);
    const outcomes = [
      fetched(),
      failed('bot_wall'),
      failed('no_such_name'),
      failed('too_much'),
      { kind: 'indexed' } as const,
    ];
    await Promise.all([
      queue.add(domains, 'one'),
      queue.add(domains.slice(10), 'two'),
      queue.settle(
        domains.slice(0, 20).map((domain, n) => ({ domain, outcome: outcomes[n % 5] ?? fetched() })),
      ),
      queue.demand(domains.slice(30), 'three', priorities.awaited),
    ]);
    expect(await storedCounts()).toEqual(await trueCounts());
    await queue.claim(15);
    await queue.settle(domains.map((domain, n) => ({ domain, outcome: outcomes[(n + 2) % 5] ?? fetched() })));
    await queue.markIndexed(
      new Map([
        ['site-1.com', false],
        ['site-2.com', true],
        ['unknown.com', true],
      ]),
    );
    await queue.retryFailed();
    expect(await storedCounts()).toEqual(await trueCounts());
    expect((await trueCounts()).waiting).toBeGreaterThan(0);
  });
});

it('the state names the oldest and the newest fetch, and the backlog how long the first domain waits', async () => {
  expect(await queue.state()).toMatchObject({ oldestFetchMs: undefined, newestFetchMs: undefined });
  await queue.add(['a.com', 'b.com'], 'test');
  const from = clock.now();
  clock.advance(MINUTE);
  await queue.add(['c.com'], 'test');
  await queue.demand(['d.com'], 'test', priorities.awaited);
  clock.advance(MINUTE);
  const { waiting, oldestAgeMs } = await queue.backlog();
  expect([waiting, Math.round(oldestAgeMs / MINUTE)]).toEqual([4, 2]);
  for (const [domain, days] of [
    ['b.com', 2],
    ['a.com', 1],
    ['c.com', 3],
  ] as const)
    await settle(domain, {
      kind: 'fetched',
      tier: 'live_http',
      fetchedAtMs: from + days * DAY,
      textDigest: 'a',
    });
  expect(await queue.state()).toMatchObject({ oldestFetchMs: from + DAY, newestFetchMs: from + 3 * DAY });
});

it('a pause is stored in the database and ended by resuming', async () => {
  await queue.pause();
  await queue.pause();
  expect((await createCrawlQueue({ database, clock, owner: 'x' }).state()).isPaused).toBe(true);
  await queue.resume();
  expect(await queue.isPaused()).toBe(false);
});
