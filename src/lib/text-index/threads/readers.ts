import { Deadline } from '../../deadline.ts';
import type { QueryOptions, TextIndexSchema } from '../api.ts';
import { DamagedIndex } from '../errors.ts';
import { Reader, type ReadKind, type ReadRequests } from '../search/reader.ts';
import type { Readers } from './query-threads.ts';
import { QueryThreads } from './query-threads.ts';

/** `onLost` is called for every thread that had to be replaced; `ownCommits` changes with every commit of this index. */
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

/** Wraps readers to report damage that prevents an answer. */
export function reportingDamage(readers: Readers, onDamage: (damage: DamagedIndex) => void): Readers {
  const report = (error: unknown): void => {
    if (error instanceof DamagedIndex) onDamage(error);
  };
  return {
    ask(kind, request, options, thread) {
      const answer = readers.ask(kind, request, options, thread);
      // Not awaited: the caller gets the failure from the answer itself.
      answer.catch(report);
      return answer;
    },
    leastBusy: () => readers.leastBusy(),
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

  leastBusy(): number {
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
