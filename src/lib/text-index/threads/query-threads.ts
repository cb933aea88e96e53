import { type PackedError, Thread, ThreadLost, unpackError } from '../../threads/index.ts';
import type { QueryOptions, TextIndexSchema } from '../api.ts';
import { DamagedIndex, FilterNotIndexed, InvalidQuery, QueryBudgetExceeded } from '../errors.ts';
import { makeSharedBlocks, type ReadKind, type ReadRequests } from '../search/reader.ts';
import { type PackedAnswer, unpackAnswer } from './answer-wire.ts';
import type { QueryMessage, QueryWorkerData } from './query-worker.ts';

/** Answers queries, on worker threads or on the calling thread. */
export interface Readers {
  /** `thread` pins the request to one thread, for requests that continue earlier ones. */
  ask<K extends ReadKind>(
    kind: K,
    request: ReadRequests[K]['request'],
    options?: QueryOptions,
    thread?: number,
  ): Promise<ReadRequests[K]['answer']>;
  /** The thread with the least work. */
  leastBusy(): number;
  /** Releases merged files and preloads what the first query of a new segment needs. Busy threads do so when they are done. */
  refresh(): Promise<void>;
  /** Problems that keep readers from answering, one sentence each. Returns quickly, whatever the threads are doing. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** An idle thread answers within a millisecond; a health check does not wait for a busy one. */
const pingMs = 150;
/** The budget of a query that has none of its own. */
const usualBudgetMs = 60_000;
/** Every loop of a query checks its deadline, so a thread that is overdue by this much is stuck. */
const graceMs = 30_000;

/** Threads that answer queries. A thread that dies is replaced, and requests that it had not started go to another. */
export class QueryThreads implements Readers {
  private readonly threads: readonly Thread[];
  private readonly slots = new CancelSlots();
  private readonly ownCommits: () => number;
  /** The largest budget of any query so far. */
  private longestBudgetMs = usualBudgetMs;
  /** Pings in flight, so that a busy thread is not sent one after another. */
  private readonly pings = new Map<Thread, Promise<string | undefined>>();

  constructor(
    directory: string,
    schema: TextIndexSchema,
    workers: number,
    onLost: (error: unknown) => void,
    ownCommits: () => number,
  ) {
    this.ownCommits = ownCommits;
    const blocks = makeSharedBlocks(workers);
    const file = new URL('./query-worker.ts', import.meta.url);
    this.threads = Array.from({ length: workers }, (_, at) => {
      const workerData: QueryWorkerData = {
        directory,
        schema,
        cancelled: this.slots.buffer,
        blocks,
        thread: at,
      };
      const name = `query thread ${at + 1} of ${workers}`;
      return new Thread({ name, file, workerData, isReplaced: true, isKept: true, onLost, reviveError });
    });
  }

  /** A dead thread is never chosen while another is alive, nor one that is still loading while another is ready. */
  leastBusy(): number {
    let leastBusy = 0;
    for (let at = 1; at < this.threads.length; at++) if (this.cost(at) < this.cost(leastBusy)) leastBusy = at;
    return leastBusy;
  }

  private cost(at: number): number {
    const { isUp, isReady, backlog } = this.threads[at] as Thread;
    return backlog + (isReady ? 0 : 1e6) + (isUp ? 0 : 1e9);
  }

  async ask<K extends ReadKind>(
    kind: K,
    request: ReadRequests[K]['request'],
    options: QueryOptions = {},
    thread?: number,
  ): Promise<ReadRequests[K]['answer']> {
    try {
      return await this.askOne(kind, request, options, thread ?? this.leastBusy());
    } catch (error) {
      // A request that had started may be what killed the thread, so it must not be retried on the next one.
      if (!(error instanceof ThreadLost) || error.hadStarted || thread !== undefined) throw error;
      return this.askOne(kind, request, options, this.leastBusy());
    }
  }

  private askOne<K extends ReadKind>(
    kind: K,
    request: ReadRequests[K]['request'],
    { signal, budgetMs }: QueryOptions,
    at: number,
  ): Promise<ReadRequests[K]['answer']> {
    signal?.throwIfAborted();
    if (budgetMs !== undefined && budgetMs > this.longestBudgetMs) this.longestBudgetMs = budgetMs;
    const slot = this.slots.take();
    const message: QueryMessage<K> = [kind, request, budgetMs, slot, this.ownCommits()];
    const sent = (this.threads[at] as Thread).ask<unknown>(message);
    // The worker answers each kind of request with the answer of that kind; search answers are packed.
    const answer = (
      kind === 'search' ? sent.then((packed) => unpackAnswer(packed as PackedAnswer)) : sent
    ) as Promise<ReadRequests[K]['answer']>;
    const free = (): void => this.slots.free(slot);
    answer.then(free, free);
    return signal === undefined ? answer : this.slots.untilAborted(answer, signal, slot);
  }

  async refresh(): Promise<void> {
    for (const thread of this.threads) this.terminateStuck(thread);
    await Promise.all(this.threads.map((_, at) => this.askOne('refresh', undefined, {}, at)));
  }

  /** Replaces a thread that will never answer; its callers get an error. */
  private terminateStuck(thread: Thread): string | undefined {
    if (thread.silentMs < this.longestBudgetMs + graceMs) return undefined;
    const problem = `${thread.name} has not answered for ${Math.round(thread.silentMs / 1000)} s and is being replaced`;
    thread.end(new Error(problem));
    return problem;
  }

  async problems(): Promise<readonly string[]> {
    const problems = await Promise.all(this.threads.map((thread) => this.problemOf(thread)));
    return problems.filter((problem) => problem !== undefined);
  }

  private async problemOf(thread: Thread): Promise<string | undefined> {
    if (!thread.isUp) return `${thread.name} has ended and is being replaced`;
    const timeout = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => timeout.resolve(undefined), pingMs);
    const problem = await Promise.race([this.ping(thread), timeout.promise]);
    clearTimeout(timer);
    return problem ?? this.terminateStuck(thread);
  }

  /** Checks whether the thread can read the index. */
  private ping(thread: Thread): Promise<string | undefined> {
    const known = this.pings.get(thread);
    if (known !== undefined) return known;
    const ping = this.askOne('ping', undefined, {}, this.threads.indexOf(thread)).then(
      () => undefined,
      (error: unknown) => `${thread.name} cannot read the index: ${String(error)}`,
    );
    this.pings.set(thread, ping);
    return ping.finally(() => this.pings.delete(thread));
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}

const count = 4096;

/** Shared memory through which callers cancel their requests on the threads. */
class CancelSlots {
  readonly buffer = new SharedArrayBuffer(count * 4);
  private readonly flags = new Int32Array(this.buffer);
  private readonly unused = Array.from({ length: count }, (_, slot) => slot);

  take(): number {
    const slot = this.unused.pop();
    if (slot === undefined) throw new Error(`more than ${count} queries are waiting for an answer`);
    Atomics.store(this.flags, slot, 0);
    return slot;
  }

  /** Only call it after the answer has arrived: until then the thread may still read the slot. */
  free(slot: number): void {
    this.unused.push(slot);
  }

  untilAborted<T>(answer: Promise<T>, signal: AbortSignal, slot: number): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const onAbort = (): void => {
        Atomics.store(this.flags, slot, 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
    });
  }
}

/** Restores the class of the errors that callers distinguish. */
function reviveError(packed: PackedError): Error {
  const { name, budgetMs, filter } = packed.facts;
  if (name === 'QueryBudgetExceeded') return new QueryBudgetExceeded(Number(budgetMs));
  if (name === 'FilterNotIndexed') return new FilterNotIndexed(String(filter));
  if (name === 'InvalidQuery') return new InvalidQuery(packed.message);
  if (name === 'DamagedIndex') return DamagedIndex.reported(packed.message);
  return unpackError(packed);
}
