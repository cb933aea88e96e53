import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/harness/test-database.ts';
import { wantsDemo } from './fill-with-demo.ts';

let testDatabase: TestDatabase;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
});
afterEach(() => testDatabase.drop());

const counts = {
  pages_read: 0,
  kept: 0,
  replaced: 0,
  dropped: {},
  damaged_stretches: 0,
  seconds: 0,
  stage_seconds: {},
};

/** Whether an index with these ingests is filled, by their names and whether they have ended. */
async function isWanted(generation: number, ingests: Readonly<Record<string, boolean>>): Promise<boolean> {
  const database = await testDatabase.open();
  const runs = Object.fromEntries(
    Object.entries(ingests).map(([identity, finished]) => [identity, { finished, counts }]),
  );
  const index = {
    identity: () => 'index',
    generation: () => generation,
    checkpoint: async () => JSON.stringify({ version: 1, runs, steps: {} }),
  } as unknown as Parameters<typeof wantsDemo>[1];
  return wantsDemo(database, index);
}

it('only an index to which nothing was written, or whose demo was interrupted, is filled with the demo', async () => {
  expect(await isWanted(0, {})).toBe(true);
  expect(await isWanted(1, {})).toBe(false);
  expect(await isWanted(3, { 'demo:1:300': false })).toBe(true);
  expect(await isWanted(3, { 'demo:1:300': true })).toBe(false);
  expect(await isWanted(3, { 'warc:crawl': false })).toBe(false);
  expect(await isWanted(3, { 'demo:1:300': false, 'warc:crawl': false })).toBe(false);
});
