import { ThreadLost } from '../../lib/threads/index.ts';
import type { Logger } from '../../platform/logger.ts';
import { abortable } from '../../platform/outbound/index.ts';
import { monotonicMs } from './answer-jobs.ts';
import type { FailureKind, FetchOutcome } from './fetch-outcome.ts';
import { FetchSlots } from './fetch-slots.ts';
import type { FetchJob, SiteFetcherOptions } from './fetching/site-fetcher.ts';
import { type JobLimits, JobThread } from './job-thread.ts';

export interface FetcherOptions extends SiteFetcherOptions {
  readonly logger: Logger;
  /** Pages fetched at a time. */
  readonly slots?: number;
  /** Fetches that may wait for a slot; beyond that a fetch is `busy` at once. */
  readonly waitingMax?: number;
  /** How many services crawl together, including this one; one by default. */
  readonly serviceCount?: () => number;
}

export interface FetchOptions {
  readonly signal?: AbortSignal;
  /** The deadline for everything, including the wait for a slot. It starts once the fetching thread has loaded. */
  readonly deadlineMs?: number;
  /**
   * `caller`: somebody is waiting, so the fetch goes first and robots.txt is not checked (nor does a person's browser check it). `queue`:
   * robots.txt is checked first, and a network at its limit gives `paced`.
   */
  readonly for?: 'caller' | 'queue';
  /** `proxy` gives `unavailable` if no proxy is configured. */
  readonly via?: 'direct' | 'proxy';
}

export interface Fetcher {
  /** Whether a proxy is configured. */
  readonly hasProxy: boolean;
  /** Fetches the homepage of a domain key (with or without `www.`, https or http). Never rejects. */
  fetch(domain: string, options?: FetchOptions): Promise<FetchOutcome>;
  /** Fetches a small image of a site in the background, through the same guard. Never rejects. */
  fetchImage(url: string, options: Pick<FetchOptions, 'signal' | 'deadlineMs'>): Promise<FetchOutcome>;
  close(): Promise<void>;
}

/** More than all look-ups and background work that may run together, so that none queues behind silent servers. */
const SLOTS = 128;
const WAITING_MAX = 256;
const DEADLINE_MS = 8_000;
const THREAD_HEAP_MB = 256;
const THREAD_START_MS_MAX = 30_000;

/** Fetches in a thread of its own, so that no server can slow down the thread that handles requests. A dead thread is replaced. */
export function createFetcher(options: FetcherOptions): Fetcher {
  return new ThreadedFetcher(options);
}

class ThreadedFetcher implements Fetcher {
  readonly #thread: JobThread<FetchJob, FetchOutcome>;
  readonly #slots: FetchSlots;
  readonly #serviceCount: () => number;
  readonly hasProxy: boolean;

  constructor({
    logger,
    slots = SLOTS,
    waitingMax = WAITING_MAX,
    serviceCount = () => 1,
    ...workerData
  }: FetcherOptions) {
    this.#serviceCount = serviceCount;
    this.#slots = new FetchSlots(slots, waitingMax);
    this.hasProxy = workerData.proxyUrl !== undefined;
    this.#thread = new JobThread({
      name: 'fetch thread',
      file: new URL('./fetching/fetch-worker.ts', import.meta.url),
      workerData: workerData satisfies SiteFetcherOptions,
      resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB },
      onLost: (error) => logger.error({ err: error }, 'the fetch thread ended and is being replaced'),
    });
  }

  fetch(domain: string, options: FetchOptions = {}): Promise<FetchOutcome> {
    const { for: purpose = 'caller', via = 'direct' } = options;
    return this.#fetch({ domain, isAwaited: purpose === 'caller', via }, options);
  }

  fetchImage(url: string, options: Pick<FetchOptions, 'signal' | 'deadlineMs'>): Promise<FetchOutcome> {
    return this.#fetch({ imageUrl: url, isAwaited: false, via: 'direct' }, options);
  }

  async #fetch(
    job: Omit<FetchJob, 'serviceCount'>,
    { signal, deadlineMs = DEADLINE_MS }: Pick<FetchOptions, 'signal' | 'deadlineMs'>,
  ): Promise<FetchOutcome> {
    if (!(await this.#isReady(signal)))
      return signal?.aborted
        ? failed('cancelled', 'the caller cancelled it')
        : failed('busy', 'the fetch thread is not ready yet');
    const untilMs = monotonicMs() + deadlineMs;
    const tooLate = AbortSignal.timeout(deadlineMs);
    const limit = signal === undefined ? tooLate : AbortSignal.any([signal, tooLate]);
    let release: (() => void) | undefined;
    try {
      release = await this.#slots.take(job.isAwaited, limit);
      if (release === undefined) return failed('busy', 'too many fetches are waiting already');
      return await this.#run({ ...job, serviceCount: this.#serviceCount() }, { untilMs, signal });
    } catch (error) {
      if (signal?.aborted) return failed('cancelled', 'the caller cancelled it');
      if (release === undefined) return failed('busy', 'no free slot in time');
      return failed('interrupted', String(error));
    } finally {
      release?.();
    }
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  /** Waits before the deadline starts: a thread that is slow to load is not the site's fault. */
  async #isReady(signal: AbortSignal | undefined): Promise<boolean> {
    if (this.#thread.isReady) return true;
    const tooLate = AbortSignal.timeout(THREAD_START_MS_MAX);
    const limit = signal === undefined ? tooLate : AbortSignal.any([signal, tooLate]);
    return abortable(this.#thread.ready(), limit).then(
      () => true,
      () => false,
    );
  }

  /** If the thread is lost, its running fetches are repeated once if there is time, because at most one of them can have been the cause. */
  async #run(job: FetchJob, limits: JobLimits): Promise<FetchOutcome> {
    try {
      return await this.#thread.run(job, limits);
    } catch (error) {
      const isOver = limits.signal?.aborted || monotonicMs() >= limits.untilMs;
      if (!(error instanceof ThreadLost) || isOver) throw error;
      return this.#thread.run(job, limits);
    }
  }
}

const failed = (failure: FailureKind, message: string): FetchOutcome => ({
  kind: 'failed',
  failure,
  message,
});
