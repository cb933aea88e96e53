import { Thread, ThreadLost } from '../../../lib/threads/index.ts';
import type { ExtractOutcome, ExtractTask } from './extract-page.ts';

export interface ExtractPool {
  /** Returns the outcome of a page; it never rejects because of a page. */
  run(task: ExtractTask): Promise<ExtractOutcome>;
  close(): Promise<void>;
}

/** The data that a worker thread is started with. */
export interface ExtractWorkerData {
  readonly fingerprintsDir: string | undefined;
}

interface PoolOptions {
  /** 0 extracts on the calling thread. */
  readonly workers: number;
  readonly workerUrl?: URL;
  /** Folder with additional technology rules. */
  readonly fingerprintsDir?: string | undefined;
  /** If it is known how many pages follow, their threads start at once and load while the pages are being made. */
  readonly pagesExpected?: number;
  /** A page that takes longer fails. */
  readonly pageTimeoutMs?: number;
}

/** Worker threads that extract pages. A page that kills or stalls its worker is dropped; the pages after it are repeated. */
export function createExtractPool(options: PoolOptions): ExtractPool {
  return options.workers === 0 ? callingThread(options.fingerprintsDir) : new ThreadPool(options);
}

interface Job {
  readonly task: ExtractTask;
  readonly settle: (outcome: ExtractOutcome) => void;
  readonly fail: (error: unknown) => void;
}

const JOBS_PER_WORKER = 3;
/**
 * Loading and compiling the extractor takes a thread as long as reading this many pages, so a smaller input is read by one thread.
 */
const PAGES_OF_ONE_THREAD = 384;

class ThreadPool implements ExtractPool {
  readonly #options: PoolOptions;
  readonly #pageTimeoutMs: number;
  /** Empty before the first page that is read or expected: input without pages, or already ingested, needs no extractor. */
  readonly #threads: Thread[] = [];
  #pages = 0;
  #watch: NodeJS.Timeout | undefined;
  readonly #running = new Set<Job>();
  readonly #waiting: Job[] = [];
  #closed: Error | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#pageTimeoutMs = options.pageTimeoutMs ?? 30_000;
    if (options.pagesExpected !== undefined) this.#startThreads(options.pagesExpected);
  }

  #startThreads(pages: number): void {
    const { workers, workerUrl, fingerprintsDir } = this.#options;
    const workerData: ExtractWorkerData = { fingerprintsDir };
    const wanted = pages > PAGES_OF_ONE_THREAD ? workers : 1;
    while (this.#threads.length < wanted)
      this.#threads.push(
        new Thread({
          name: `extraction thread ${this.#threads.length + 1} of ${workers}`,
          file: workerUrl ?? new URL('./extract-worker.ts', import.meta.url),
          workerData,
          isReplaced: true,
          isKept: workerUrl === undefined,
          onReady: () => this.#assign(),
          onLost: (error, wasReady) => this.#afterLoss(error, wasReady),
        }),
      );
    this.#watch ??= setInterval(() => this.#endStalled(), this.#pageTimeoutMs / 10).unref();
  }

  run(task: ExtractTask): Promise<ExtractOutcome> {
    if (this.#closed) return Promise.reject(this.#closed);
    return new Promise((settle, fail) => {
      this.#waiting.push({ task, settle, fail });
      this.#pages += 1;
      this.#startThreads(this.#pages);
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#closed ??= new Error('the extraction pool is closed');
    clearInterval(this.#watch);
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  /** Jobs wait until a worker has loaded, so that a worker that cannot start is not blamed on a page. */
  #assign(): void {
    for (;;) {
      const thread = this.#threads
        .filter(({ isReady, backlog }) => isReady && backlog < JOBS_PER_WORKER)
        .sort((a, b) => a.backlog - b.backlog)[0];
      const job = thread === undefined ? undefined : this.#waiting.shift();
      if (thread === undefined || job === undefined) return;
      this.#work(thread, job);
    }
  }

  #work(thread: Thread, job: Job): void {
    this.#running.add(job);
    // A copy of the page's bytes is transferred to the worker; ours stay, in case the page has to be sent again.
    const content = new Uint8Array(job.task.page.content);
    const task: ExtractTask = {
      ...job.task,
      page: { ...job.task.page, content: Buffer.from(content.buffer) },
    };
    thread
      .ask<ExtractOutcome>(task, [content.buffer])
      .then(job.settle, (error: unknown) => this.#afterFailure(job, error))
      .finally(() => {
        this.#running.delete(job);
        this.#assign();
      });
  }

  #afterFailure(job: Job, error: unknown): void {
    if (this.#closed) {
      job.fail(this.#closed);
      return;
    }
    if (error instanceof ThreadLost && !error.hadStarted) {
      this.#waiting.unshift(job);
      return;
    }
    const message = `${job.task.page.url}: ${error instanceof Error ? error.message : String(error)}`;
    job.settle({ kind: 'dropped', reason: 'extraction_failed', message, decodeMs: 0, extractMs: 0 });
  }

  /** If a worker ends before it is ready, no other would start either, so the run fails as a whole instead of page by page. */
  #afterLoss(error: ThreadLost, wasReady: boolean): void {
    if (wasReady || this.#closed) return;
    this.#closed = error;
    clearInterval(this.#watch);
    for (const job of [...this.#running, ...this.#waiting.splice(0)]) job.fail(error);
    for (const thread of this.#threads) thread.close().catch(() => undefined);
  }

  #endStalled(): void {
    for (const thread of this.#threads)
      if (thread.silentMs > this.#pageTimeoutMs) thread.end(new Error('it took too long'));
  }
}

function callingThread(fingerprintsDir: string | undefined): ExtractPool {
  // Loaded only here, because the extractor is large and a process with workers does not need it.
  const loading = Promise.all([import('./extract-page.ts'), import('../../extraction/index.ts')]).then(
    async ([{ extractPage }, { openExtractor }]) => ({
      extractPage,
      ...(await openExtractor(fingerprintsDir)),
    }),
  );
  return {
    async run(task) {
      const { extractPage, extractProfile } = await loading;
      return extractPage(task, extractProfile);
    },
    close: async () => undefined,
  };
}
