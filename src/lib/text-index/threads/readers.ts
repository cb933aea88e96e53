import type { QueryOptions, TextIndexSchema } from '../api.ts';
import { DamagedIndex } from '../errors.ts';
import { Deadline } from '../search/match/deadline.ts';
import { Reader, type ReadKind, type ReadRequests } from '../search/reader.ts';
import { QueryThreads } from './query-threads.ts';

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
  /** Lets go of files that were merged away and reads what the first query of a new one needs; threads that are busy do so when they are done. */
  refresh(): Promise<void>;
  /** What keeps readers from answering, one sentence each; known within a moment, whatever they are doing. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** `onLost` is told of every thread that had to be replaced; `ownCommits` is another number after every commit of this index. */
export function makeReaders(
  directory: string,
  schema: TextIndexSchema,
  workers: number,
  onLost: (error: unknown) => void,
  ownCommits: () => number,
): Readers {
  return workers === 0
    ? new CallingThread(directory, schema, ownCommits)
    : new QueryThreads(directory, schema, workers, onLost, ownCommits);
}

/** The same readers, telling which damage keeps them from answering. */
export function reportingDamage(readers: Readers, onDamage: (damage: DamagedIndex) => void): Readers {
  const tell = (error: unknown): void => {
    if (error instanceof DamagedIndex) onDamage(error);
  };
  return {
    ask(kind, request, options, thread) {
      const answer = readers.ask(kind, request, options, thread);
      // Beside the way of the answer: nobody waits for it, and the caller hears of the failure from the answer itself.
      answer.catch(tell);
      return answer;
    },
    idlest: () => readers.idlest(),
    refresh: () => readers.refresh(),
    problems: () => readers.problems(),
    close: () => readers.close(),
  };
}

class CallingThread implements Readers {
  private readonly reader: Reader;
  private readonly ownCommits: () => number;

  constructor(directory: string, schema: TextIndexSchema, ownCommits: () => number) {
    this.ownCommits = ownCommits;
    this.reader = new Reader(directory, schema);
  }

  async ask<K extends ReadKind>(kind: K, request: ReadRequests[K]['request'], options?: QueryOptions) {
    options?.signal?.throwIfAborted();
    return this.reader.answer(kind, request, new Deadline(options?.budgetMs), this.ownCommits());
  }

  idlest(): number {
    return 0;
  }

  async refresh(): Promise<void> {
    await this.ask('refresh', undefined);
  }

  async problems(): Promise<readonly string[]> {
    return [];
  }

  async close(): Promise<void> {
    this.reader.close();
  }
}
