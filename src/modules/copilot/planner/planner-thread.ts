import { FairQueue } from '../../../lib/fair-queue.ts';
import { limitWork, Thread } from '../../../lib/threads/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Plan } from './call.ts';
import type { ConversationState } from './conversation-state.ts';
import type { Description } from './read-description.ts';

/** The startup data of the thread. */
export interface PlanWorkerData {
  readonly technologies: readonly string[];
}

export interface PlanRequest {
  readonly message: string;
  readonly state: ConversationState;
}

export interface DescriptionRequest {
  readonly description: string;
}

export type PlannerRequest = PlanRequest | DescriptionRequest;

/** Who a plan is made for, and the signal that cancels it. */
export interface PlanOptions {
  readonly tenant: string;
  readonly signal: AbortSignal;
}

export interface PlannerThreadOptions {
  /** The technology names that the index uses; called when the thread is started. */
  readonly technologies: () => readonly string[];
  readonly logger: Logger;
  /** The time limit of a plan; the thread is terminated if one takes longer. */
  readonly planMsMax?: number;
  readonly waitingMax?: number;
  readonly workerUrl?: URL;
}

interface Job {
  readonly request: PlannerRequest;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

const PLAN_MS_MAX = 2_000;
/** More than the number of concurrent requests, each of which waits for at most one plan. */
const WAITING_MAX = 256;

/**
 * Plans messages in a worker thread, one at a time: a long message takes milliseconds, and many of them would block the event loop for
 * everyone. Tenants take turns, so a tenant with many messages delays another by only one plan. The thread starts with the first message,
 * or earlier if `warmUp` is called.
 */
export class PlannerThread {
  readonly #options: PlannerThreadOptions;
  readonly #waiting = new FairQueue<Job>();
  #thread: Thread | undefined;
  #stopWatching: (() => void) | undefined;
  #isBusy = false;
  #isClosed = false;

  constructor(options: PlannerThreadOptions) {
    this.#options = options;
  }

  warmUp(): void {
    if (!this.#isClosed) this.#thread ??= this.#startThread();
  }

  /** Whether a message would be read without waiting for the thread to start. */
  get isReady(): boolean {
    return this.#thread?.isReady ?? false;
  }

  /**
   * Rejects with the signal's reason if it aborts first, with `saturated` if too many plans are waiting, and with `ThreadLost` if the
   * message ended the thread.
   */
  plan(request: PlanRequest, options: PlanOptions): Promise<Plan> {
    return this.#ask<Plan>(request, options);
  }

  /** What a description of companies states and is about; rejects in the same cases as `plan`. */
  describe(description: string, options: PlanOptions): Promise<Description> {
    return this.#ask<Description>({ description }, options);
  }

  #ask<Answer>(request: PlannerRequest, { tenant, signal }: PlanOptions): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(serviceStopping());
    if (signal.aborted) return Promise.reject(signal.reason);
    if (this.#waiting.size >= (this.#options.waitingMax ?? WAITING_MAX))
      return Promise.reject(new AppError('saturated', undefined, { headers: { 'retry-after': '3' } }));
    this.warmUp();
    return new Promise((resolve, reject) => {
      const settle = (): void => signal.removeEventListener('abort', giveUp);
      const job: Job = {
        request,
        resolve(answer) {
          settle();
          resolve(answer as Answer);
        },
        reject(error) {
          settle();
          reject(error);
        },
      };
      const giveUp = (): void => {
        this.#waiting.remove(tenant, job);
        job.reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.#waiting.add(tenant, job);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopWatching?.();
    for (let job = this.#waiting.take(); job !== undefined; job = this.#waiting.take())
      job.reject(serviceStopping());
    await this.#thread?.close();
  }

  #startThread(): Thread {
    const { technologies, logger, planMsMax = PLAN_MS_MAX, workerUrl } = this.#options;
    const thread = new Thread({
      name: 'thread that plans messages',
      file: workerUrl ?? new URL('./plan-worker.ts', import.meta.url),
      workerData: { technologies: technologies() } satisfies PlanWorkerData,
      isReplaced: true,
      onReady: () => this.#next(),
      onLost: (error) =>
        logger.error({ err: error }, 'the thread that plans messages ended; another takes its place'),
    });
    this.#stopWatching = limitWork(thread, planMsMax);
    return thread;
  }

  #next(): void {
    const thread = this.#thread;
    if (this.#isBusy || thread === undefined || !thread.isReady) return;
    const job = this.#waiting.take();
    if (job === undefined) return;
    this.#isBusy = true;
    thread
      .ask<unknown>(job.request)
      .then(
        (answer) => job.resolve(answer),
        (error: unknown) => job.reject(this.#isClosed ? serviceStopping() : error),
      )
      .finally(() => {
        this.#isBusy = false;
        this.#next();
      });
  }
}

const serviceStopping = (): AppError => new AppError('unavailable', 'The service is stopping.');
