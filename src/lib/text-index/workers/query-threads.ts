import type { QueryOptions, TextIndexSchema } from '../api.ts';
import { Deadline } from '../query/deadline.ts';
import { Reader, type ReadKind, type ReadRequests } from '../query/reader.ts';
import type { QueryOrder, QueryWorkerData } from './query-worker.ts';
import { Thread } from './thread.ts';

const slots = 4096;

/** Whoever answers queries: worker threads, or the calling thread itself. */
export interface Readers {
  /** `thread` pins the answer to one thread, for requests that continue earlier ones. */
  ask<K extends ReadKind>(
    kind: K,
    request: ReadRequests[K]['request'],
    options?: QueryOptions,
    thread?: number,
  ): Promise<ReadRequests[K]['answer']>;
  /** The thread that has the least to do. */
  idlest(): number;
  close(): Promise<void>;
}

export function makeReaders(directory: string, schema: TextIndexSchema, workers: number): Readers {
  return workers === 0 ? new CallingThread(directory, schema) : new QueryThreads(directory, schema, workers);
}

class CallingThread implements Readers {
  private readonly reader: Reader;

  constructor(directory: string, schema: TextIndexSchema) {
    this.reader = new Reader(directory, schema);
  }

  async ask<K extends ReadKind>(kind: K, request: ReadRequests[K]['request'], options?: QueryOptions) {
    options?.signal?.throwIfAborted();
    return this.reader.answer(kind, request, new Deadline(options?.budgetMs));
  }

  idlest(): number {
    return 0;
  }

  async close(): Promise<void> {
    this.reader.close();
  }
}

class QueryThreads implements Readers {
  private readonly threads: readonly Thread[];
  private readonly cancelled = new Int32Array(new SharedArrayBuffer(slots * 4));
  private readonly freeSlots = Array.from({ length: slots }, (_, slot) => slot);

  constructor(directory: string, schema: TextIndexSchema, workers: number) {
    const data: QueryWorkerData = { directory, schema, cancelled: this.cancelled.buffer };
    const file = new URL('./query-worker.ts', import.meta.url);
    this.threads = Array.from({ length: workers }, () => new Thread(file, data));
  }

  idlest(): number {
    let best = 0;
    this.threads.forEach((thread, at) => {
      if (thread.backlog < (this.threads[best] as Thread).backlog) best = at;
    });
    return best;
  }

  async ask<K extends ReadKind>(
    kind: K,
    request: ReadRequests[K]['request'],
    options: QueryOptions = {},
    thread = this.idlest(),
  ): Promise<ReadRequests[K]['answer']> {
    const { signal, budgetMs } = options;
    signal?.throwIfAborted();
    const slot = this.freeSlots.pop();
    if (slot === undefined) throw new Error(`more than ${slots} queries wait for an answer`);
    Atomics.store(this.cancelled, slot, 0);
    const order: QueryOrder<K> = { kind, request, budgetMs, slot };
    const answer = (this.threads[thread] as Thread).ask<ReadRequests[K]['answer']>(order);
    const free = (): void => {
      this.freeSlots.push(slot);
    };
    answer.then(free, free);
    return signal === undefined ? answer : this.untilAborted(answer, signal, slot);
  }

  private untilAborted<T>(answer: Promise<T>, signal: AbortSignal, slot: number): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const onAbort = (): void => {
        Atomics.store(this.cancelled, slot, 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}
