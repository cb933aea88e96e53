import { answerMessagesAtOnce } from '../../lib/threads/index.ts';
import { FetchFailure } from './fetching/fetch-failure.ts';

/** A message of a `JobThread` to its worker; `number` names a job, so that it can be cancelled. */
export type JobMessage<Job> =
  | { readonly kind: 'job'; readonly number: number; readonly untilMs: number; readonly job: Job }
  | { readonly kind: 'cancel'; readonly number: number };

interface Answer {
  readonly value: unknown;
  readonly moved?: readonly ArrayBuffer[];
}

/** A clock that all threads of the process share and that never jumps. */
export const monotonicMs = (): number => Number(process.hrtime.bigint() / 1_000_000n);

/** The worker's side of a `JobThread`: a job gets its time limit, and its signal aborts when it is cancelled. */
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
