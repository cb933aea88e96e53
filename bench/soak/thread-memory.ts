/**
 * Loaded into every thread of the program as it is installed (`--import`): writes what its heap and buffers take into the folder that
 * THREAD_MEMORY_FOLDER names, one file for each thread. While there is a file `collect`, it collects garbage before: what is left then
 * is what the thread holds on to.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread, threadId, threadName } from 'node:worker_threads';

export const WRITE_EVERY_MS = 5_000;

/** Bytes. */
export interface ThreadMemory {
  readonly name: string;
  readonly heapUsed: number;
  /** What V8 holds of the system for the heap. */
  readonly heapHeld: number;
  readonly buffers: number;
  /** What V8 itself took from malloc: the compiler, zones, handles. */
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
