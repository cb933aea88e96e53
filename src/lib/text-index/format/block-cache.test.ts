import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { type BlockWorkerData, type BlockWorkerReport, blockContent } from './block-cache.fixture.ts';
import { BlockCache, makeBlockMemory } from './block-cache.ts';
import { SUM_BLOCK_BYTES } from './layout.ts';

const oneSet = (): SharedArrayBuffer => makeBlockMemory(0);

const put = (cache: BlockCache, block: number, file = 1): void =>
  cache.put(file, block, () => blockContent(file, block));

/** Whether the cache has a block. Its content must be right. */
function has(cache: BlockCache, block: number, file = 1): boolean {
  const into = new Uint8Array(SUM_BLOCK_BYTES);
  if (!cache.read(file, block, 0, SUM_BLOCK_BYTES, into, 0)) return false;
  expect(Buffer.compare(into, blockContent(file, block))).toBe(0);
  return true;
}

test('threads with the same memory read what one of them has put, piece by piece', () => {
  const memory = makeBlockMemory(4 << 20);
  expect(memory.byteLength).toBeLessThanOrEqual(4 << 20);
  const [one, other] = [new BlockCache(memory, 0), new BlockCache(memory, 1)];
  put(one, 3);
  put(other, 3, 2);
  expect([has(one, 3), has(other, 3), has(one, 3, 2)]).toEqual([true, true, true]);
  expect([has(one, 2), has(one, 4), has(one, 3, 3)]).toEqual([false, false, false]);
  for (const [from, length] of [
    [0, 1],
    [100, 64],
    [101, 65],
    [SUM_BLOCK_BYTES - 300, 300],
  ] as const) {
    const into = new Uint8Array(400);
    expect(other.read(1, 3, from, length, into, 7)).toBe(true);
    const expected = new Uint8Array(400);
    expected.set(blockContent(1, 3).subarray(from, from + length), 7);
    expect(into).toEqual(expected);
  }
});

test('a full set replaces the blocks that nobody reads, and a block that was read often only later', () => {
  const cache = new BlockCache(oneSet(), 0);
  for (let block = 0; block < 8; block++) put(cache, block);
  for (let read = 0; read < 5; read++) expect(has(cache, 0)).toBe(true);
  const loaded: number[] = [];
  const offer = (block: number): void =>
    cache.put(1, block, () => {
      loaded.push(block);
      return blockContent(1, block);
    });
  for (let block = 8; block < 16; block++) offer(block);
  // One was refused, because the block that would have made room for it is in use.
  expect(loaded).toHaveLength(7);
  const here = Array.from({ length: 16 }, (_, block) => block).filter((block) => has(cache, block));
  expect(here).toEqual([0, ...loaded]);
  for (let block = 16; block < 16 + 8 * 8; block++) offer(block);
  expect(has(cache, 0)).toBe(false);
});

test('a block that is here already is not loaded again', () => {
  const cache = new BlockCache(oneSet(), 0);
  put(cache, 5);
  cache.put(1, 5, () => expect.unreachable());
  expect(has(cache, 5)).toBe(true);
});

test('a note of a verified block holds for that block alone, in every thread', () => {
  const memory = oneSet();
  const [one, other] = [new BlockCache(memory, 0), new BlockCache(memory, 1)];
  one.noteVerified(7, 2);
  expect([other.isVerified(7, 2), other.isVerified(7, 3), other.isVerified(8, 2)]).toEqual([
    true,
    false,
    false,
  ]);
  // Far more notes than there is memory for: old ones are lost, and none is ever made up.
  for (let block = 0; block < 5_000; block++) one.noteVerified(9, block);
  for (let block = 5_000; block < 10_000; block++) expect(other.isVerified(9, block)).toBe(false);
});

function startWorker(data: BlockWorkerData): Worker {
  const worker = new Worker(new URL('./block-cache.fixture.ts', import.meta.url), { workerData: data });
  onTestFinished(async () => {
    await worker.terminate();
  });
  return worker;
}

test.each(['load', 'copy'] as const)(
  'a thread that dies while it puts a block (%s) blocks nobody, and its successor puts it',
  async (stopIn) => {
    const memory = oneSet();
    const cache = new BlockCache(memory, 0);
    for (let block = 1; block <= 8; block++) put(cache, block);
    const worker = startWorker({ memory, thread: 1, blocks: 1, stopIn });
    await once(worker, 'message');
    const others = () => [1, 2, 3, 4, 5, 6, 7, 8].filter((block) => has(cache, block)).length;
    // The block that it was replacing is gone, and its own is not there yet.
    expect(has(cache, 0)).toBe(false);
    expect(others()).toBe(stopIn === 'copy' ? 7 : 8);
    put(cache, 0);
    expect(has(cache, 0)).toBe(false);
    await worker.terminate();
    put(cache, 0);
    expect(has(cache, 0)).toBe(false);

    const successor = new BlockCache(memory, 1);
    for (let offer = 0; offer < 20; offer++) put(successor, 0);
    expect(has(cache, 0)).toBe(true);
    expect(others()).toBe(7);
  },
);

test('threads that read, replace and die at random never read a wrong byte', async () => {
  // Two sets of eight slots for forty blocks, so that blocks are replaced while others read them.
  const memory = makeBlockMemory(2 * oneSet().byteLength);
  const blocks = 40;
  const data = { memory, blocks, stopIn: undefined };
  const totals = { hits: 0, wrong: 0 };
  const start = (thread: number): Worker => {
    const worker = startWorker({ ...data, thread });
    worker.on('message', ({ hits, wrong }: BlockWorkerReport) => {
      totals.hits += hits;
      totals.wrong += wrong;
    });
    return worker;
  };
  const workers = [0, 1, 2].map(start);
  for (let round = 0; round < 3; round++) {
    const thread = round % workers.length;
    const worker = workers[thread] as Worker;
    await once(worker, 'message');
    await worker.terminate();
    workers[thread] = start(thread);
    await once(workers[thread] as Worker, 'message');
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
  expect(totals.wrong).toBe(0);
  expect(totals.hits).toBeGreaterThan(1_000);

  const [cache] = [0, 1, 2].map((thread) => new BlockCache(memory, thread)) as [BlockCache];
  for (let block = 0; block < blocks; block++) {
    for (let offer = 0; offer < 100; offer++) put(cache, block);
    expect(has(cache, block)).toBe(true);
  }
});
