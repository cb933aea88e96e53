import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDirectory, open, page } from '../../../test/harness/test-index.ts';
import { Thread, ThreadLost } from '../threads/index.ts';
import type { TextIndex } from './index.ts';

const documents = 400;
let workers: Worker[] = [];
const recordWorker = (worker: Worker): void => {
  workers.push(worker);
  worker.on('exit', () => workers.splice(workers.indexOf(worker), 1));
};
beforeEach(async () => {
  // Those that are kept after the test before; a test looks for workers that have started in it.
  await Promise.all(workers.map((worker) => worker.terminate()));
  workers = [];
  process.on('worker', recordWorker);
});
afterEach(() => {
  process.off('worker', recordWorker);
});

/** Ends a thread from outside, as a lack of memory would. */
async function end(name: string): Promise<void> {
  const named = (): Worker | undefined => workers.find(({ threadName }) => threadName?.startsWith(name));
  await expect.poll(named, { interval: 5 }).toBeDefined();
  await named()?.terminate();
}

async function filled(onBackgroundError: (error: unknown) => void = () => {}): Promise<TextIndex> {
  const index = await open(newDirectory(), { workers: 2, compaction: true, onBackgroundError });
  const bulk = await index.bulk();
  for (let i = 0; i < documents - 100; i++) await bulk.add(numbered(i));
  await bulk.commit('first');
  await bulk.close();
  await index.upsert(Array.from({ length: 100 }, (_, i) => numbered(documents - 100 + i)));
  return index;
}

const numbered = (i: number) => page(`k${i}`, { body: `every word${i % 10}` });

/** Queries continuously until stopped; counts answers and losses, and throws at the first wrong answer. */
function load(index: TextIndex) {
  const counts = { answered: 0, lost: 0 };
  let isOver = false;
  const query = async (): Promise<void> => {
    for (let round = 0; !isOver; round++) {
      try {
        const { total, hits } = await index.search({ text: `word${round % 10}`, mode: 'any' }, { limit: 50 });
        if (total !== documents / 10 || new Set(hits.map((hit) => hit.key)).size !== total)
          throw new Error(`word${round % 10} has ${total} matches and ${hits.length} hits`);
        counts.answered++;
      } catch (error) {
        if (!(error instanceof ThreadLost)) throw error;
        counts.lost++;
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  };
  const clients = Promise.all([query(), query(), query()]);
  return {
    counts,
    async stop(): Promise<void> {
      isOver = true;
      await clients;
    },
  };
}

/** As it is for a caller: sound, and answering. */
async function isNormal(index: TextIndex): Promise<boolean> {
  if ((await index.health()).length > 0) return false;
  return (await index.count({ text: 'every', mode: 'any' }).catch(() => 0)) === documents;
}

test('query threads may be killed one after another under load: every answer is correct and the service continues', async () => {
  const reported: unknown[] = [];
  const index = await filled((error) => reported.push(error));
  expect(await index.health()).toEqual([]);
  const clientLoad = load(index);
  for (let kill = 0; kill < 20; kill++) {
    const before = clientLoad.counts.answered;
    await end(`query thread ${(kill % 2) + 1}`);
    await expect.poll(() => isNormal(index), { interval: 10 }).toBe(true);
    await expect.poll(() => clientLoad.counts.answered, { interval: 10 }).toBeGreaterThan(before);
  }
  await clientLoad.stop();
  expect(reported).toHaveLength(20);
  expect(reported.every((error) => error instanceof ThreadLost)).toBe(true);
});

test('a dead thread is not chosen while another is alive, and requests it had not started are answered by the other', async () => {
  const index = await filled();
  const queries = Array.from({ length: 200 }, () => index.count({ text: 'every', mode: 'any' }));
  const ended = end('query thread 1');
  const outcomes = await Promise.allSettled(queries);
  await ended;
  const lost = outcomes.filter(({ status }) => status === 'rejected');
  // At most the one that the dead thread was working on.
  expect(lost.length).toBeLessThanOrEqual(1);
  for (const outcome of outcomes) if (outcome.status === 'fulfilled') expect(outcome.value).toBe(documents);
});

test('the maintenance thread may be killed: its callers get an error, and the next compaction succeeds', async () => {
  const index = await filled();
  for (let kill = 0; kill < 20; kill++) {
    await index.upsert([numbered(kill)]);
    // Every other time it is killed while it loads.
    if (kill % 2 === 1) await index.compact();
    await index.upsert([numbered(kill + 100)]);
    const compacted = index.compact().catch((error: unknown) => error);
    await end('the maintenance thread');
    const failure = await compacted;
    if (failure !== undefined) expect(failure).toBeInstanceOf(ThreadLost);
    await expect.poll(() => isNormal(index)).toBe(true);
  }
  await index.compact();
  expect(await index.stats()).toMatchObject({ segments: 1, tailDocuments: 0, documents });
  expect((await index.check()).problems).toEqual([]);
});

test('a build thread that dies fails its bulk writer, which keeps nothing; the next one builds', async () => {
  const index = await filled();
  for (let kill = 0; kill < 20; kill++) {
    const bulk = await index.bulk();
    for (let i = 0; i < 300; i++) await bulk.add(numbered(1_000 + i));
    await end('the build thread');
    await expect(bulk.commit('never')).rejects.toThrow('the build thread ended');
    await expect(bulk.commit('never')).rejects.toThrow('the build thread ended');
    await bulk.close();
    expect(await index.checkpoint()).toBe('first');
    expect(await isNormal(index)).toBe(true);
  }
  const bulk = await index.bulk();
  for (let i = 0; i < 300; i++) await bulk.add(numbered(i));
  await bulk.commit('second');
  await bulk.close();
  expect(await index.checkpoint()).toBe('second');
  expect(await isNormal(index)).toBe(true);
});

test('while no query thread is alive, callers fail immediately and health reports it', async () => {
  const index = await filled();
  // None that takes the place of another gets far enough to answer.
  const endAtOnce = (worker: Worker): Promise<number> => worker.terminate();
  process.on('worker', endAtOnce);
  try {
    await Promise.all([end('query thread 1'), end('query thread 2')]);
    await expect
      .poll(() => index.health())
      .toEqual(
        expect.arrayContaining([expect.stringContaining('thread 1'), expect.stringContaining('thread 2')]),
      );
    await expect(index.count({ text: 'every', mode: 'any' })).rejects.toBeInstanceOf(ThreadLost);
  } finally {
    process.off('worker', endAtOnce);
  }
  await expect.poll(() => isNormal(index)).toBe(true);
});

test('a thread that is unresponsive for longer than any query may take is replaced', async () => {
  const lost: unknown[] = [];
  const index = await filled((error) => lost.push(error));
  expect(await index.count({ text: 'every', mode: 'any' })).toBe(documents);
  const silence = vi.spyOn(Thread.prototype, 'silentMs', 'get').mockReturnValue(89_000);
  expect(await index.health()).toEqual([]);
  silence.mockReturnValue(91_000);
  expect(await index.health()).toEqual(
    [1, 2].map((n) => `query thread ${n} of 2 has not answered for 91 s and is being replaced`),
  );
  silence.mockRestore();
  await expect.poll(() => lost.length).toBe(2);
  const answered = () => index.count({ text: 'every', mode: 'any' }).catch(() => 0);
  await expect.poll(answered).toBe(documents);
});
