import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../harness/test-app.ts';

const threads = new Set<Worker>();
const remember = (thread: Worker): void => {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
};

let running: TestApp;
beforeEach(async () => {
  process.on('worker', remember);
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
  process.off('worker', remember);
  threads.clear();
});

const search = (word: string) => running.app.inject({ url: '/search', query: { q: word, limit: '5' } });

/** Each asks for something else, so that none comes from the cache. */
const words = (from: number): string[] => Array.from({ length: 30 }, (_, i) => `number${from + i}`);

test('when the thread that searches dies, whoever it worked for may ask again at once, and everybody else is answered', async () => {
  for (let round = 0; round < 3; round++) {
    const asked = words(round * 30);
    const answers = Promise.all(asked.map(search));
    const queryThread = [...threads].find(({ threadName }) => threadName?.startsWith('query thread'));
    expect(queryThread).toBeDefined();
    await queryThread?.terminate();
    for (const [at, answer] of (await answers).entries()) {
      if (answer.statusCode === 503) expect(answer.headers['retry-after']).toBe('1');
      else expect(answer.json().total_count, asked[at]).toBe(1);
    }
    const answersAgain = await Promise.all(asked.map(search));
    expect(answersAgain.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
  }
  expect(await running.index.health()).toEqual([]);
});
