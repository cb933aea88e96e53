import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeClock } from '../../../test/harness/fake-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/harness/test-database.ts';
import { createLogger } from '../../platform/logger.ts';
import { createCrawlQueue, createUnindexedDomains } from './index.ts';

let testDatabase: TestDatabase;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
});
afterEach(() => testDatabase.drop());

it('a long list is compared with a changing index once in ten minutes, and nobody waits for it', async () => {
  const database = await testDatabase.open();
  const queue = createCrawlQueue({ database, clock: createFakeClock(), owner: 'test' });
  await queue.add(
    Array.from({ length: 2_003 }, (_, n) => `site-${n}.com`),
    'test',
  );
  const { promise: mayCompare, resolve: proceed } = Promise.withResolvers<void>();
  let [nowMs, generation, batches] = [1_000_000, 1, 0];
  const unindexed = createUnindexedDomains({
    database,
    logger: createLogger({ level: 'silent' }),
    queue,
    monotonicMs: () => nowMs,
    indexGeneration: () => generation,
    async indexedAmong(domains) {
      await mayCompare;
      batches += 1;
      return new Set(domains.filter((domain) => domain === (batches <= 5 ? 'site-1.com' : 'site-2.com')));
    },
  });
  expect(await unindexed.count()).toBe(2_003);
  proceed();
  await expect.poll(() => batches).toBe(5);
  await expect.poll(() => unindexed.count()).toBe(2_002);
  generation = 2;
  nowMs += 9 * 60_000;
  // A comparison would have begun by the time that these are answered.
  for (let counts = 0; counts < 10; counts++) expect(await unindexed.count()).toBe(2_002);
  expect(batches).toBe(5);
  const countLater = () => {
    nowMs += 10 * 60_000;
    return unindexed.count();
  };
  await expect.poll(countLater).toBe(2_001);
});
