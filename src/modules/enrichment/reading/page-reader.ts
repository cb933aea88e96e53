import { ownMemory, Thread, ThreadLost } from '../../../lib/threads/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { ReadOutcome, ReadTask } from './read-page.ts';

/** What the thread is started with. */
export interface ReadWorkerData {
  readonly fingerprintsDir: string | undefined;
}

export interface PageReaderOptions {
  readonly logger: Logger;
  /** Folder with technology rules besides our own. */
  readonly fingerprintsDir?: string | undefined;
  /** A page that takes longer is given up, with the thread that reads it. */
  readonly pageMsMax?: number;
  readonly workerUrl?: URL;
}

/** `awaited`: somebody waits for the answer and goes before background work. */
export type Urgency = 'awaited' | 'background';

interface Job {
  readonly task: ReadTask;
  settle(outcome: ReadOutcome): void;
}

const PAGE_MS_MAX = 2_000;
const WAITING_MAX = 512;
/** Pages of two megabytes each, from floods, would else wait by the hundred. */
const WAITING_BYTES_MAX = 64 << 20;
const LOOKS_PER_LIMIT = 10;

/**
 * Reads fetched pages in a thread of its own, one at a time, apart from any ingest: a page that is made to be slow costs its own
 * two seconds and nothing else. The thread is started, and warm, before it is first needed, if `warmUp` is called in time.
 */
export class PageReader {
  readonly #options: PageReaderOptions;
  readonly #waiting: Record<Urgency, Job[]> = { awaited: [], background: [] };
  #thread: Thread | undefined;
  #watch: NodeJS.Timeout | undefined;
  #isBusy = false;
  #isClosed = false;

  constructor(options: PageReaderOptions) {
    this.#options = options;
  }

  warmUp(): void {
    if (!this.#isClosed) this.#thread ??= this.#startThread();
  }

  /** Never rejects: what goes wrong is the page's outcome. The content of the page moves to the thread and is gone afterwards. */
  read(task: ReadTask, urgency: Urgency): Promise<ReadOutcome> {
    if (this.#isClosed) return Promise.resolve(interrupted('the service is stopping'));
    if (isFull(this.#waiting[urgency]))
      return Promise.resolve({
        kind: 'no_content',
        failure: 'busy',
        message: 'too many pages wait to be read',
      });
    this.warmUp();
    return new Promise((settle) => {
      this.#waiting[urgency].push({ task, settle });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#watch);
    for (const jobs of Object.values(this.#waiting))
      for (const { settle } of jobs.splice(0)) settle(interrupted('the service is stopping'));
    await this.#thread?.close();
  }

  #startThread(): Thread {
    const { logger, fingerprintsDir, pageMsMax = PAGE_MS_MAX, workerUrl } = this.#options;
    this.#watch = setInterval(() => {
      if (this.#thread?.isReady && this.#thread.silentMs > pageMsMax)
        this.#thread.end(new Error(`it took more than ${pageMsMax} ms`));
    }, pageMsMax / LOOKS_PER_LIMIT).unref();
    return new Thread({
      name: 'thread that reads fetched pages',
      file: workerUrl ?? new URL('./read-worker.ts', import.meta.url),
      workerData: { fingerprintsDir } satisfies ReadWorkerData,
      isReplaced: true,
      onReady: () => this.#next(),
      onLost: (error) =>
        logger.error({ err: error }, 'the thread that reads fetched pages ended; another takes its place'),
    });
  }

  #next(): void {
    const thread = this.#thread;
    if (this.#isBusy || thread === undefined || !thread.isReady) return;
    const job = this.#waiting.awaited.shift() ?? this.#waiting.background.shift();
    if (job === undefined) return;
    this.#isBusy = true;
    thread
      .ask<ReadOutcome>(job.task, ownMemory(job.task.page.content))
      .then(job.settle, (error: unknown) => this.#afterFailure(job, error))
      .finally(() => {
        this.#isBusy = false;
        this.#next();
      });
  }

  #afterFailure(job: Job, error: unknown): void {
    const isUntouched = error instanceof ThreadLost && !error.hadBegun && job.task.page.content.length > 0;
    if (isUntouched && !this.#isClosed) this.#waiting.awaited.unshift(job);
    else if (this.#isClosed) job.settle(interrupted('the service is stopping'));
    else job.settle({ kind: 'no_content', failure: 'unreadable', message: String(error) });
  }
}

function isFull(jobs: readonly Job[]): boolean {
  const bytes = jobs.reduce((sum, { task }) => sum + task.page.content.length, 0);
  return jobs.length >= WAITING_MAX || bytes >= WAITING_BYTES_MAX;
}

const interrupted = (message: string): ReadOutcome => ({
  kind: 'no_content',
  failure: 'interrupted',
  message,
});
