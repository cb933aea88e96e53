import { Thread, ThreadLost } from '../../../lib/threads/index.ts';
import type { EmbeddingModel } from './embedding-model.ts';
import { WORD_DIMENSIONS } from './english-words.ts';
import { defaultStatistics, GlossaryReader } from './glossary-reader.ts';
import type { Term } from './page-terms.ts';
import { PAGE_DIMENSIONS } from './page-vector.ts';
import { type PageText, pageTextOf } from './page-words.ts';
import type { Statistics } from './statistics.ts';

/** What a thread of the model is asked. */
export type GlossaryMessage =
  | { readonly kind: 'fit'; readonly pages: readonly PageText[] }
  | { readonly kind: 'words'; readonly language: string; readonly concepts: readonly string[] }
  | {
      readonly kind: 'embed' | 'terms' | 'allTerms';
      readonly pages: readonly PageText[];
      /** Large, and the same for many messages: sent along only where the thread does not have them. */
      readonly statistics: { readonly id: number; readonly given?: Statistics };
    };

/** The default model, and what pages are about in words, which every method shows as its reason. */
export interface GlossaryModel extends EmbeddingModel {
  terms(
    pages: readonly PageText[],
    statistics: Statistics,
    signal: AbortSignal,
  ): Promise<readonly (readonly Term[])[]>;
  /** Those too that say less of a page: too many to compare by, but two pages that are alike share some of them. */
  allTerms: GlossaryModel['terms'];
  /** How a language says some concepts. */
  wordsFor(language: string, concepts: readonly string[]): Promise<readonly string[]>;
}

interface Options {
  /** 0 reads on the calling thread. */
  readonly workers: number;
  readonly workerUrl?: URL;
  readonly onLost?: (error: ThreadLost) => void;
}

/** Pages a thread is given at once: some twenty milliseconds of work, after which somebody else may ask. */
const BATCH_PAGES = 32;

export function createGlossaryModel({ workers, workerUrl, onLost }: Options): GlossaryModel {
  const readers = workers === 0 ? inThisThread() : inThreads(workers, workerUrl, onLost);
  const inBatches = async <Answer>(
    kind: 'embed' | 'terms' | 'allTerms',
    pages: readonly PageText[],
    statistics: Statistics,
    signal: AbortSignal,
  ): Promise<Answer[]> => {
    const answers: Promise<Answer[]>[] = [];
    for (let at = 0; at < pages.length; at += BATCH_PAGES) {
      signal.throwIfAborted();
      const batch = pages.slice(at, at + BATCH_PAGES).map(pageTextOf);
      const answer = readers.ask<Answer[]>(
        { kind, pages: batch, statistics: { id: idOf(statistics) } },
        statistics,
      );
      // A failure is met below; until then it must not count as unhandled.
      answer.catch(() => undefined);
      answers.push(answer);
      // Two batches a thread keep it busy; more would only make others wait behind them.
      const waiting = answers.at(-2 * Math.max(1, workers));
      if (waiting) await waiting;
    }
    return (await Promise.all(answers)).flat();
  };
  return {
    name: 'glossary-128',
    thresholds: { competitor: 0.45, lookalike: 0.5, shown: 0.15 },
    industryFrom: WORD_DIMENSIONS,
    get defaults() {
      return defaultStatistics();
    },
    fitPagesMax: 5_000,
    dimensions: async () => PAGE_DIMENSIONS,
    fit: (pages) => readers.ask<Statistics>({ kind: 'fit', pages: pages.map(pageTextOf) }, undefined),
    embed: (pages, statistics, signal) =>
      inBatches<Float32Array | undefined>('embed', pages, statistics, signal),
    terms: (pages, statistics, signal) => inBatches<readonly Term[]>('terms', pages, statistics, signal),
    allTerms: (pages, statistics, signal) =>
      inBatches<readonly Term[]>('allTerms', pages, statistics, signal),
    wordsFor: (language, concepts) =>
      readers.ask<readonly string[]>({ kind: 'words', language, concepts }, undefined),
    close: () => readers.close(),
  };
}

interface Readers {
  ask<Answer>(message: GlossaryMessage, statistics: Statistics | undefined): Promise<Answer>;
  close(): Promise<void>;
}

const ids = new WeakMap<Statistics, number>();
let lastId = 0;

function idOf(statistics: Statistics): number {
  const known = ids.get(statistics);
  if (known !== undefined) return known;
  ids.set(statistics, ++lastId);
  return lastId;
}

function inThreads(workers: number, workerUrl: URL | undefined, onLost: Options['onLost']): Readers {
  const threads = Array.from(
    { length: workers },
    (_, at) =>
      new Thread({
        name: `embedding thread ${at + 1} of ${workers}`,
        file: workerUrl ?? new URL('./glossary-worker.ts', import.meta.url),
        workerData: undefined,
        isReplaced: true,
        onLost: (error) => onLost?.(error),
      }),
  );
  /** Of each thread: the statistics it was last given. */
  const has = new WeakMap<Thread, number>();
  const ask = async <Answer>(
    message: GlossaryMessage,
    statistics: Statistics | undefined,
  ): Promise<Answer> => {
    const thread = threads.filter(({ isUp }) => isUp).sort((a, b) => a.backlog - b.backlog)[0] ?? threads[0];
    if (thread === undefined) throw new Error('there is no embedding thread');
    if (message.kind === 'fit' || message.kind === 'words') return thread.ask<Answer>(message);
    const { id } = message.statistics;
    const full = { ...message, statistics: { id, ...(statistics && { given: statistics }) } };
    if (has.get(thread) !== id) {
      has.set(thread, id);
      return thread.ask<Answer>(full);
    }
    const answer = await thread.ask<Answer | 'unknown statistics'>(message);
    return answer === 'unknown statistics' ? thread.ask<Answer>(full) : answer;
  };
  return {
    // A thread that ended before it had begun has done nothing: another one is asked.
    ask: <Answer>(message: GlossaryMessage, statistics: Statistics | undefined) =>
      ask<Answer>(message, statistics).catch((error: unknown) => {
        if (error instanceof ThreadLost && !error.hadBegun) return ask<Answer>(message, statistics);
        throw error;
      }),
    close: async () => void (await Promise.all(threads.map((thread) => thread.close()))),
  };
}

function inThisThread(): Readers {
  let reader: GlossaryReader | undefined;
  return {
    async ask<Answer>(message: GlossaryMessage, statistics = defaultStatistics()): Promise<Answer> {
      reader ??= new GlossaryReader();
      return answerHere(reader, message, statistics) as Answer;
    },
    close: async () => undefined,
  };
}

function answerHere(reader: GlossaryReader, message: GlossaryMessage, statistics: Statistics): unknown {
  if (message.kind === 'fit') return reader.fit(message.pages);
  if (message.kind === 'words') return reader.wordsFor(message.language, message.concepts);
  const { kind } = message;
  return message.pages.map((page) => reader[kind](page, statistics));
}
