/**
 * Loaded into every thread of the installed program with `--import`. Writes the size of the thread's heap and buffers into
 * THREAD_MEMORY_FOLDER, one file per thread. While a file `collect` exists, it collects garbage first, so that only what the thread still
 * references is left.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread, threadId, threadName } from 'node:worker_threads';

export const WRITE_EVERY_MS = 5_000;

/** Sizes in bytes. */
export interface ThreadMemory {
  readonly name: string;
  readonly heapUsed: number;
  /** What V8 has reserved from the system for the heap. */
  readonly heapHeld: number;
  readonly buffers: number;
  /** What V8 itself allocated with malloc: the compiler, zones, handles. */
  readonly malloced: number;
}

const folder = process.env.THREAD_MEMORY_FOLDER;
if (folder !== undefined) {
  const file = join(folder, `${threadId}.json`);
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const name = isMainThread ? 'main thread' : (threadName ?? '');
  setInterval(() => {
    if (existsSync(join(folder, 'collect'))) collectGarbage();
    const { used_heap_size, total_physical_size, malloced_memory } = getHeapStatistics();
    const memory: ThreadMemory = {
      name,
      heapUsed: used_heap_size,
      heapHeld: total_physical_size,
      buffers: process.memoryUsage().arrayBuffers,
      malloced: malloced_memory,
    };
    writeFileSync(file, JSON.stringify(memory));
  }, WRITE_EVERY_MS).unref();
}
