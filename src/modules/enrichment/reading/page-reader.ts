import { registrableDomain } from '../../../lib/domain-name.ts';
import { limitWork, Thread, ThreadLost, TookTooLong, unsharedBuffers } from '../../../lib/threads/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { ReadOutcome, ReadTask } from './read-page.ts';

/** The data that the thread is started with. */
export interface ReadWorkerData {
  readonly fingerprintsDir: string | undefined;
}

export interface PageReaderOptions {
  readonly logger: Logger;
  /** Folder with technology rules in addition to the built-in ones. */
  readonly fingerprintsDir?: string | undefined;
  /** If a page takes more processor time, it fails and its thread is ended. */
  readonly pageMsMax?: number;
  readonly workerUrl?: URL;
}

/** `awaited`: a caller waits for the response and goes before background work. */
export type Urgency = 'awaited' | 'background';

interface Job {
  readonly task: ReadTask;
  /** The site it belongs to: the registrable domain, because subdomains are free to create. */
  readonly site: string;
  settle(outcome: ReadOutcome): void;
}

const PAGE_MS_MAX = 2_000;
const WAITING_MAX = 512;
/** Without this limit, floods of two-megabyte pages would queue by the hundred. */
const WAITING_BYTES_MAX = 64 << 20;
/** A site whose pages ended the thread this often is not read again for a while. */
const LOST_THREADS_MAX = 2;
const SITES_MAX = 1_000;
const FORGET_AFTER_MS = 10 * 60_000;

/**
 * Reads fetched pages in a thread of its own, one at a time, separately from any ingest. The extractor's budget stops most pages that are
 * crafted to be slow; the time limit here ends the rest, together with the thread. Among waiting pages, the site that has used the thread
 * least goes first, so that hundreds of slow pages of one site delay another site by only one page. If `warmUp` is called in time, the
 * thread is running and warm before it is first needed.
 */
export class PageReader {
  readonly #options: PageReaderOptions;
  readonly #waiting: Record<Urgency, Job[]> = { awaited: [], background: [] };
  readonly #sites = new SiteUse();
  #thread: Thread | undefined;
  #stopWatching: (() => void) | undefined;
  #isBusy = false;
  #isClosed = false;

  constructor(options: PageReaderOptions) {
    this.#options = options;
  }

  warmUp(): void {
    if (!this.#isClosed) this.#thread ??= this.#startThread();
  }

  /** Never rejects: a failure is the page's outcome. The content of the page is transferred to the thread. */
  read(task: ReadTask, urgency: Urgency): Promise<ReadOutcome> {
    if (this.#isClosed) return Promise.resolve(interrupted('the service is stopping'));
    if (isFull(this.#waiting[urgency]))
      return Promise.resolve({
        kind: 'no_content',
        failure: 'busy',
        message: 'too many pages wait to be read',
      });
    const site = registrableDomain(task.page.domain) ?? task.page.domain;
    if (this.#sites.lostThreads(site) >= LOST_THREADS_MAX)
      return Promise.resolve({
        kind: 'no_content',
        failure: 'unreadable',
        message: `pages of ${site} took too long to read a few minutes ago`,
      });
    this.warmUp();
    return new Promise((settle) => {
      this.#waiting[urgency].push({ task, site, settle });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopWatching?.();
    for (const jobs of Object.values(this.#waiting))
      for (const { settle } of jobs.splice(0)) settle(interrupted('the service is stopping'));
    await this.#thread?.close();
  }

  #startThread(): Thread {
    const { logger, fingerprintsDir, pageMsMax = PAGE_MS_MAX, workerUrl } = this.#options;
    const thread = new Thread({
      name: 'thread that reads fetched pages',
      file: workerUrl ?? new URL('./read-worker.ts', import.meta.url),
      workerData: { fingerprintsDir } satisfies ReadWorkerData,
      isReplaced: true,
      onReady: () => this.#next(),
      onLost: (error) => logger.error({ err: error }, 'the page-reading thread ended and is being replaced'),
    });
    this.#stopWatching = limitWork(thread, pageMsMax);
    return thread;
  }

  #next(): void {
    const thread = this.#thread;
    if (this.#isBusy || thread === undefined || !thread.isReady) return;
    const job = this.#takeFairest(this.#waiting.awaited) ?? this.#takeFairest(this.#waiting.background);
    if (job === undefined) return;
    this.#isBusy = true;
    const startedAt = performance.now();
    thread
      .ask<ReadOutcome>(job.task, unsharedBuffers(job.task.page.content))
      .then(job.settle, (error: unknown) => this.#afterFailure(job, error))
      .finally(() => {
        this.#sites.addWork(job.site, performance.now() - startedAt);
        this.#isBusy = false;
        this.#next();
      });
  }

  #afterFailure(job: Job, error: unknown): void {
    const isUntouched = error instanceof ThreadLost && !error.hadStarted && job.task.page.content.length > 0;
    if (isUntouched && !this.#isClosed) this.#waiting.awaited.unshift(job);
    else if (this.#isClosed) job.settle(interrupted('the service is stopping'));
    else {
      if (error instanceof ThreadLost) this.#sites.addLostThread(job.site);
      job.settle(
        this.#isPagesFault(job, error)
          ? { kind: 'no_content', failure: 'unreadable', message: String(error) }
          : interrupted(String(error)),
      );
    }
  }

  /** A thread may end for other reasons than the page it was reading, but not twice with the same site. */
  #isPagesFault(job: Job, error: unknown): boolean {
    return (
      !(error instanceof ThreadLost) ||
      error.cause instanceof TookTooLong ||
      this.#sites.lostThreads(job.site) >= LOST_THREADS_MAX
    );
  }

  #takeFairest(jobs: Job[]): Job | undefined {
    let fairest = 0;
    for (let at = 1; at < jobs.length; at++)
      if (this.#sites.workMs(jobs[at]?.site) < this.#sites.workMs(jobs[fairest]?.site)) fairest = at;
    return jobs.splice(fairest, 1)[0];
  }
}

interface Use {
  sinceMs: number;
  workMs: number;
  lostThreads: number;
}

/** How much of the thread's time each site used in the last minutes; the number of sites is bounded, keeping the most recent users. */
class SiteUse {
  readonly #uses = new Map<string, Use>();

  workMs(site: string | undefined): number {
    // An ordinary page takes a few milliseconds, so times are rounded; ties keep the order of arrival.
    return Math.floor((this.#find(site)?.workMs ?? 0) / 50);
  }

  lostThreads(site: string): number {
    return this.#find(site)?.lostThreads ?? 0;
  }

  addWork(site: string, ms: number): void {
    this.#use(site).workMs += ms;
  }

  addLostThread(site: string): void {
    this.#use(site).lostThreads++;
  }

  #find(site: string | undefined): Use | undefined {
    const use = site === undefined ? undefined : this.#uses.get(site);
    return use !== undefined && performance.now() - use.sinceMs < FORGET_AFTER_MS ? use : undefined;
  }

  #use(site: string): Use {
    const use = this.#find(site) ?? { sinceMs: performance.now(), workMs: 0, lostThreads: 0 };
    this.#uses.delete(site);
    this.#uses.set(site, use);
    if (this.#uses.size > SITES_MAX) this.#uses.delete(this.#uses.keys().next().value ?? '');
    return use;
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
