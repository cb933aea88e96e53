import { answerMessagesAtOnce } from '../../lib/threads/index.ts';
import { FetchFailure } from './fetching/fetch-failure.ts';

/** A message from a `JobThread` to its worker; `number` identifies a job, so that it can be cancelled. */
export type JobMessage<Job> =
  | { readonly kind: 'job'; readonly number: number; readonly untilMs: number; readonly job: Job }
  | { readonly kind: 'cancel'; readonly number: number };

interface Answer {
  readonly value: unknown;
  readonly moved?: readonly ArrayBuffer[];
}

/** A monotonic clock that all threads of the process share. */
export const monotonicMs = (): number => Number(process.hrtime.bigint() / 1_000_000n);

/** The worker's side of a `JobThread`. Each job has a deadline and a signal that aborts when it is cancelled. */
export function answerJobs<Job>(
  work: (job: Job, deadlineMs: number, signal: AbortSignal) => Promise<Answer>,
): void {
  const underway = new Map<number, AbortController>();
  answerMessagesAtOnce(async (message: JobMessage<Job>) => {
    if (message.kind === 'cancel') {
      underway.get(message.number)?.abort(new FetchFailure('cancelled', 'the caller cancelled it'));
      return { value: undefined };
    }
    const controller = new AbortController();
    underway.set(message.number, controller);
    try {
      return await work(message.job, Math.max(1, message.untilMs - monotonicMs()), controller.signal);
    } finally {
      underway.delete(message.number);
    }
  });
}
