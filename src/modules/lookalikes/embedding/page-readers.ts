import { answerMessages, Thread, ThreadLost } from '../../../lib/threads/index.ts';
import { type PageText, pageTextOf } from './page-words.ts';
import type { Statistics } from './statistics.ts';

export type ReaderMessage =
  | { readonly kind: 'fit'; readonly pages: readonly PageText[] }
  | { readonly kind: 'words'; readonly language: string; readonly concepts: readonly string[] }
  | {
      readonly kind: 'describe';
      readonly text: string;
      readonly languages: readonly string[];
      readonly into: readonly string[];
      readonly statistics: Statistics;
    }
  | {
      readonly kind: 'embedDescription';
      readonly text: string;
      readonly language: string;
      readonly statistics: Statistics;
    }
  | {
      readonly kind: 'embed' | 'terms' | 'allTerms';
      readonly pages: readonly PageText[];
      readonly statistics: Statistics;
    };

/** Answers a message on the calling thread. */
export type ReaderAnswer = (message: ReaderMessage) => unknown;

/** Pages are read on threads of their own, because it is CPU-bound work and requests wait for the main thread. */
export interface PageReaders {
  ask<Answer>(message: ReaderMessage): Promise<Answer>;
  /** Sends many pages, one batch at a time. */
  askAll<Answer>(
    kind: 'embed' | 'terms' | 'allTerms',
    pages: readonly PageText[],
    statistics: Statistics,
    signal: AbortSignal,
  ): Promise<Answer[]>;
  close(): Promise<void>;
}

interface Options {
  /** With 0, pages are read on the calling thread. */
  readonly workers: number;
  /** A worker that calls `answerAsReader`. */
  readonly file: URL;
  readonly workerData: unknown;
  /** Pages per batch: some tens of milliseconds of work, after which another caller is served. */
  readonly batchPages: number;
  /** Creates the function that answers on the calling thread. */
  readonly readHere: () => ReaderAnswer;
  readonly onLost?: ((error: ThreadLost) => void) | undefined;
}

export function openPageReaders(options: Options): PageReaders {
  const { workers, batchPages } = options;
  const readers = workers === 0 ? inThisThread(options.readHere) : inThreads(options);
  return {
    ...readers,
    async askAll<Answer>(
      kind: 'embed' | 'terms' | 'allTerms',
      pages: readonly PageText[],
      statistics: Statistics,
      signal: AbortSignal,
    ) {
      const answers: Promise<Answer[]>[] = [];
      for (let at = 0; at < pages.length; at += batchPages) {
        signal.throwIfAborted();
        const batch = pages.slice(at, at + batchPages).map(pageTextOf);
        const answer = readers.ask<Answer[]>({ kind, pages: batch, statistics });
        // A failure is handled below; until then it must not count as an unhandled rejection.
        answer.catch(() => undefined);
        answers.push(answer);
        // Two batches per thread keep it busy; more would only delay other callers.
        const waiting = answers.at(-2 * Math.max(1, workers));
        if (waiting) await waiting;
      }
      return (await Promise.all(answers)).flat();
    },
  };
}

type Readers = Pick<PageReaders, 'ask' | 'close'>;

/**
 * A message as it is sent to a thread. Statistics are large and the same for many messages, so they are sent only if the thread does not
 * have them. They travel as JSON: a thread takes ten times as long to clone objects with thousands of keys that it has never seen.
 */
interface Sent {
  readonly message: Omit<ReaderMessage, 'statistics'>;
  readonly statistics: { readonly id: number; readonly given?: string } | undefined;
}

const UNKNOWN_STATISTICS = 'unknown statistics';

function inThreads({ workers, file, workerData, onLost }: Options): Readers {
  const threads = Array.from(
    { length: workers },
    (_, at) =>
      new Thread({
        name: `embedding thread ${at + 1} of ${workers}`,
        file,
        workerData,
        isReplaced: true,
        onLost: (error) => onLost?.(error),
      }),
  );
  /** The statistics that each thread was last sent. */
  const has = new WeakMap<Thread, number>();
  const ask = async <Answer>(request: ReaderMessage): Promise<Answer> => {
    const thread = threads.filter(({ isUp }) => isUp).sort((a, b) => a.backlog - b.backlog)[0] ?? threads[0];
    if (thread === undefined) throw new Error('there is no embedding thread');
    if (!('statistics' in request)) {
      const answer = await thread.ask<Answer>({ message: request, statistics: undefined } satisfies Sent);
      return request.kind === 'fit' ? JSON.parse(answer as string) : answer;
    }
    const { statistics: given, ...message } = request;
    const id = idOf(given);
    const askInFull = () =>
      thread.ask<Answer>({ message, statistics: { id, given: JSON.stringify(given) } } satisfies Sent);
    if (has.get(thread) !== id) {
      has.set(thread, id);
      return askInFull();
    }
    const answer = await thread.ask<Answer | typeof UNKNOWN_STATISTICS>({
      message,
      statistics: { id },
    } satisfies Sent);
    return answer === UNKNOWN_STATISTICS ? askInFull() : answer;
  };
  return {
    // A thread that ended before it had started has done nothing, so another one is tried.
    ask: <Answer>(message: ReaderMessage) =>
      ask<Answer>(message).catch((error: unknown) => {
        if (error instanceof ThreadLost && !error.hadStarted) return ask<Answer>(message);
        throw error;
      }),
    close: async () => void (await Promise.all(threads.map((thread) => thread.close()))),
  };
}

const ids = new WeakMap<Statistics, number>();
let lastId = 0;

function idOf(statistics: Statistics): number {
  const known = ids.get(statistics);
  if (known !== undefined) return known;
  ids.set(statistics, ++lastId);
  return lastId;
}

function inThisThread(readHere: () => ReaderAnswer): Readers {
  let answer: ReaderAnswer | undefined;
  return {
    async ask<Answer>(message: ReaderMessage): Promise<Answer> {
      answer ??= readHere();
      return answer(message) as Answer;
    },
    close: async () => undefined,
  };
}

/** The worker's side of page readers; `read` is called with the first message, and again if it has failed. */
export function answerAsReader(read: () => ReaderAnswer): void {
  let answer: ReaderAnswer | undefined;
  let known: { readonly id: number; readonly given: Statistics } | undefined;
  answerMessages(({ message, statistics }: Sent) => {
    answer ??= read();
    if (statistics?.given) known = { id: statistics.id, given: JSON.parse(statistics.given) };
    // A replacement thread does not have them; the caller then sends them again.
    if (statistics && known?.id !== statistics.id) return { value: UNKNOWN_STATISTICS };
    const value = answer({ ...message, ...(statistics && { statistics: known?.given }) } as ReaderMessage);
    if (message.kind === 'fit') return { value: JSON.stringify(value) };
    return { value, moved: message.kind === 'embed' ? buffersOf(value as (Float32Array | undefined)[]) : [] };
  });
}

const buffersOf = (vectors: readonly (Float32Array | undefined)[]): ArrayBuffer[] =>
  vectors.flatMap((vector) => (vector ? [vector.buffer as ArrayBuffer] : []));
