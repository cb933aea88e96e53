import { Thread, type ThreadOptions } from '../../lib/threads/index.ts';
import { abortable } from '../../platform/outbound/index.ts';
import { type JobMessage, monotonicMs } from './answer-jobs.ts';

export interface JobLimits {
  /** A time of the `monotonicMs` clock. */
  readonly untilMs: number;
  readonly signal: AbortSignal | undefined;
}

/** A thread enforces the deadlines of its jobs itself. If it is this late with one and silent, it has stopped responding. */
const OVERDUE_MS = 10_000;

/** A thread that works on several jobs at once. Each job has a deadline and can be cancelled. */
export class JobThread<Job, Outcome> {
  readonly #thread: Thread;
  #lastNumber = 0;

  constructor(options: Omit<ThreadOptions, 'isReplaced'>) {
    this.#thread = new Thread({ ...options, isReplaced: true });
  }

  get isReady(): boolean {
    return this.#thread.isReady;
  }

  /** Resolves once the thread has loaded, which takes seconds on a busy machine. Deadlines should not start before that. */
  async ready(): Promise<void> {
    // Messages are queued until then. There is no job with this number, so the message has no effect.
    await this.#thread.ask({ kind: 'cancel', number: 0 } satisfies JobMessage<Job>);
  }

  /** Rejects with the signal's reason, or with `ThreadLost` if the thread ended. */
  async run(job: Job, { untilMs, signal }: JobLimits): Promise<Outcome> {
    const number = ++this.#lastNumber;
    const cancel = () => this.#send({ kind: 'cancel', number });
    const overdueMs = Math.max(0, untilMs - monotonicMs()) + OVERDUE_MS;
    const overdue = setTimeout(() => this.#endStopped(), overdueMs).unref();
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      const message: JobMessage<Job> = { kind: 'job', number, untilMs, job };
      const running = this.#thread.ask<Outcome>(message);
      // A cancelled caller does not wait for a thread that may react slowly.
      return await (signal === undefined ? running : abortable(running, signal));
    } finally {
      clearTimeout(overdue);
      signal?.removeEventListener('abort', cancel);
    }
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  /** Errors are ignored: a thread that has ended has nothing left to cancel. */
  #send(message: JobMessage<Job>): void {
    this.#thread.ask(message).catch(() => undefined);
  }

  #endStopped(): void {
    // A thread that is still loading cannot have stopped responding.
    if (this.#thread.isReady && this.#thread.silentMs > OVERDUE_MS)
      this.#thread.end(new Error('it stopped answering'));
  }
}
