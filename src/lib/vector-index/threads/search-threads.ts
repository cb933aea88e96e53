import { Deadline } from '../../deadline.ts';
import { Thread, ThreadLost } from '../../threads/index.ts';
import type { VectorQueryOptions } from '../api.ts';
import type { SegmentFacts } from '../files/segment-facts.ts';
import { Reader } from '../query/reader.ts';
import { type LentArea, makeArea } from '../query/scan-area.ts';
import { alone } from '../query/segment-set.ts';
import { reviveError } from './error-wire.ts';
import { readAnswer } from './read-answer.ts';
import type { ReadKind, ReadRequests, SearchMessage, SearchReply } from './search-messages.ts';
import type { SearchWorkerData } from './search-worker.ts';

/** The time limit of a search without a budget. */
const BUDGET_MS = 10_000;

/** A search checks its deadline constantly, so a thread that is silent for this long is stuck. */
const stuckMs = 60_000;
/** An index has some ten segments; each may need a round, and flushes may replace them in the meantime. */
const roundsMax = 100;

/** Answers searches: worker threads, or the calling thread itself. */
export interface Readers {
  ask<K extends ReadKind>(
    kind: K,
    request: ReadRequests[K]['request'],
    options?: VectorQueryOptions,
  ): Promise<ReadRequests[K]['answer']>;
  /** Call it when the store was replaced: everything must be reopened. */
  reopen(): void;
  problems(): readonly string[];
  close(): Promise<void>;
}

/** `segments` returns the current segments. */
export function makeReaders(
  directory: string,
  workers: number,
  segments: () => ReadonlySet<number>,
  onLost: (error: unknown) => void,
): Readers {
  return workers === 0
    ? new CallingThread(directory)
    : new SearchThreads(directory, workers, segments, onLost);
}

/** Threads over shared memory. A thread that dies is replaced, and messages it had not started are sent to another. */
class SearchThreads implements Readers {
  private readonly threads: readonly Thread[];
  private readonly areas = new Map<number, LentArea>();
  private readonly segments: () => ReadonlySet<number>;
  private epoch = 0;

  constructor(
    directory: string,
    workers: number,
    segments: () => ReadonlySet<number>,
    onLost: (error: unknown) => void,
  ) {
    this.segments = segments;
    const file = new URL('./search-worker.ts', import.meta.url);
    this.threads = Array.from({ length: workers }, (_, number) => {
      const workerData: SearchWorkerData = { directory, number, of: workers };
      const name = `vector search thread ${number + 1} of ${workers}`;
      return new Thread({ name, file, workerData, isReplaced: true, isKept: true, onLost, reviveError });
    });
  }

  async ask<K extends ReadKind>(
    kind: K,
    request: ReadRequests[K]['request'],
    options: VectorQueryOptions = {},
  ): Promise<ReadRequests[K]['answer']> {
    try {
      return await this.askOne(this.leastBusy(), kind, request, options);
    } catch (error) {
      // A message that had started may have killed the thread, and must not kill the next one too.
      if (!(error instanceof ThreadLost) || error.hadStarted) throw error;
      return this.askOne(this.leastBusy(), kind, request, options);
    }
  }

  reopen(): void {
    this.epoch++;
    this.areas.clear();
  }

  problems(): readonly string[] {
    return this.threads.flatMap(({ name, isUp, silentMs }) => {
      if (!isUp) return [`${name} has ended and is being replaced`];
      return silentMs < stuckMs ? [] : [`${name} has not answered for ${Math.round(silentMs / 1000)} s`];
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private leastBusy(): Thread {
    const cost = ({ isUp, isReady, backlog }: Thread): number =>
      backlog + (isReady ? 0 : 1e6) + (isUp ? 0 : 1e9);
    return this.threads.reduce((best, thread) => (cost(thread) < cost(best) ? thread : best));
  }

  private async askOne<K extends ReadKind>(
    thread: Thread,
    kind: K,
    request: ReadRequests[K]['request'],
    { signal, budgetMs = BUDGET_MS }: VectorQueryOptions,
  ): Promise<ReadRequests[K]['answer']> {
    const cancelled = signal && new SharedArrayBuffer(4);
    const areas = new Map<number, LentArea>();
    for (let round = 0; round < roundsMax; round++) {
      signal?.throwIfAborted();
      const message: SearchMessage<K> = { kind, request, budgetMs, cancelled, epoch: this.epoch, areas };
      const reply = await untilAborted(thread.ask<SearchReply<K>>(message), signal, cancelled);
      if ('answer' in reply) return reply.answer;
      // Repeats the request with the memory that the thread lacks; several segments take several rounds.
      areas.clear();
      areas.set(reply.needs.id, this.areaOf(reply.needs));
    }
    throw new Error(`${thread.name} requested memory ${roundsMax} times without answering`);
  }

  private areaOf(facts: SegmentFacts): LentArea {
    // The memory of removed segments is freed once no thread uses it.
    const existing = this.segments();
    for (const id of this.areas.keys()) if (!existing.has(id)) this.areas.delete(id);
    const area = this.areas.get(facts.id) ?? makeArea(facts, this.threads.length);
    this.areas.set(facts.id, area);
    return area;
  }
}

function untilAborted<T>(
  answer: Promise<T>,
  signal: AbortSignal | undefined,
  cancelled: SharedArrayBuffer | undefined,
): Promise<T> {
  if (signal === undefined || cancelled === undefined) return answer;
  return new Promise<T>((resolve, reject) => {
    const onAbort = (): void => {
      Atomics.store(new Int32Array(cancelled), 0, 1);
      reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

class CallingThread implements Readers {
  private readonly directory: string;
  private reader: Reader | undefined;

  constructor(directory: string) {
    this.directory = directory;
  }

  async ask<K extends ReadKind>(
    kind: K,
    request: ReadRequests[K]['request'],
    { signal, budgetMs = BUDGET_MS }: VectorQueryOptions = {},
  ): Promise<ReadRequests[K]['answer']> {
    signal?.throwIfAborted();
    this.reader ??= new Reader(this.directory, alone);
    return readAnswer(this.reader, kind, request, new Deadline(budgetMs));
  }

  reopen(): void {
    this.reader?.close();
    this.reader = undefined;
  }

  problems(): readonly string[] {
    return [];
  }

  async close(): Promise<void> {
    this.reopen();
  }
}
