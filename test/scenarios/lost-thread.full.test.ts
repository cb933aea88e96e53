import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../harness/test-app.ts';

const threads = new Set<Worker>();
const recordWorker = (thread: Worker): void => {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
};

let running: TestApp;
beforeEach(async () => {
  process.on('worker', recordWorker);
  running = await buildTestApp({
    searchWorkers: 1,
    companies: Array.from({ length: 300 }, (_, i) => ({
      domain: `site-${i}.com`,
      title: `Bakery number${i}`,
    })),
  });
});
afterEach(async () => {
  await running.app.close();
  process.off('worker', recordWorker);
  threads.clear();
});

const search = (word: string) => running.app.inject({ url: '/search', query: { q: word, limit: '5' } });

/** Each has a different query, so that none comes from the cache. */
const words = (from: number): string[] => Array.from({ length: 30 }, (_, i) => `number${from + i}`);

test('when the query thread dies, its callers may retry immediately, and all others are answered', async () => {
  for (let round = 0; round < 3; round++) {
    const queries = words(round * 30);
    const answers = Promise.all(queries.map(search));
    const queryThread = [...threads].find(({ threadName }) => threadName?.startsWith('query thread'));
    expect(queryThread).toBeDefined();
    await queryThread?.terminate();
    for (const [at, answer] of (await answers).entries()) {
      if (answer.statusCode === 503) expect(answer.headers['retry-after']).toBe('1');
      else expect(answer.json().total_count, queries[at]).toBe(1);
    }
    const answersAgain = await Promise.all(queries.map(search));
    expect(answersAgain.map(({ statusCode }) => statusCode)).toEqual(queries.map(() => 200));
  }
  expect(await running.index.health()).toEqual([]);
});
