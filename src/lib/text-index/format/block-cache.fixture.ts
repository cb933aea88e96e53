/** A worker that reads and puts blocks at random until it is stopped, or stops in the middle of putting one, for `block-cache.test.ts`. */
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { BlockCache } from './block-cache.ts';
import { SUM_BLOCK_BYTES } from './layout.ts';

export interface BlockWorkerData {
  readonly memory: SharedArrayBuffer;
  readonly thread: number;
  readonly blocks: number;
  /** Where it stops in putting block 0; undefined for random work. */
  readonly stopIn: 'load' | 'copy' | undefined;
}

export interface BlockWorkerReport {
  readonly hits: number;
  readonly wrong: number;
}

/** Every block of every file differs from every other one at every byte. */
export function blockContent(file: number, block: number): Uint8Array {
  return Uint8Array.from({ length: SUM_BLOCK_BYTES }, (_, i) => file * 101 + block + (i >> 8) * 3 + i);
}

if (!isMainThread && parentPort !== null && 'stopIn' in (workerData ?? {})) {
  const { memory, thread, blocks, stopIn } = workerData as BlockWorkerData;
  const cache = new BlockCache(memory, thread);
  if (stopIn === undefined) workAtRandom(cache, blocks);
  else stopInPut(cache, stopIn);
}

function stopInPut(cache: BlockCache, stopIn: 'load' | 'copy'): void {
  const stop = (): never => {
    parentPort?.postMessage('stopped');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    throw new Error('it was not terminated');
  };
  const stoppingBytes = {
    length: 2,
    0: 1,
    get 1() {
      return stop();
    },
  } as unknown as Uint8Array;
  cache.put(1, 0, () => (stopIn === 'load' ? stop() : stoppingBytes));
}

function workAtRandom(cache: BlockCache, blocks: number): void {
  const expected = Array.from({ length: blocks }, (_, block) => blockContent(1, block));
  const into = new Uint8Array(SUM_BLOCK_BYTES + 1);
  const random = (below: number): number => Math.floor(Math.random() * below);
  for (;;) {
    let hits = 0;
    let wrong = 0;
    for (let i = 0; i < 1_000; i++) {
      const block = random(blocks);
      const bytes = expected[block] as Uint8Array;
      const from = random(SUM_BLOCK_BYTES);
      const length = 1 + random(Math.min(SUM_BLOCK_BYTES - from, i % 2 === 0 ? 60 : SUM_BLOCK_BYTES));
      if (!cache.read(1, block, from, length, into, 1)) cache.put(1, block, () => bytes);
      else {
        hits++;
        if (Buffer.compare(into.subarray(1, 1 + length), bytes.subarray(from, from + length)) !== 0) wrong++;
      }
    }
    parentPort?.postMessage({ hits, wrong } satisfies BlockWorkerReport);
  }
}
