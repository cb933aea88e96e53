import { answerMessagesAtOnce } from '../../lib/threads/index.ts';
import { FetchFailure } from './fetching/fetch-failure.ts';

/** What a `JobThread` says to its worker; `number` names a job, so that it can be cancelled. */
export type JobMessage<Job> =
  | { readonly kind: 'job'; readonly number: number; readonly job: Job }
  | { readonly kind: 'cancel'; readonly number: number };

interface Answer {
  readonly value: unknown;
  readonly moved?: readonly ArrayBuffer[];
}

/** The worker's side of a `JobThread`: the signal of a job aborts when it is cancelled. */
export function answerJobs<Job>(work: (job: Job, signal: AbortSignal) => Promise<Answer>): void {
  const underway = new Map<number, AbortController>();
  answerMessagesAtOnce(async (message: JobMessage<Job>) => {
    if (message.kind === 'cancel') {
      underway.get(message.number)?.abort(new FetchFailure('cancelled', 'the caller cancelled it'));
      return { value: undefined };
    }
    const controller = new AbortController();
    underway.set(message.number, controller);
    try {
      return await work(message.job, controller.signal);
    } finally {
      underway.delete(message.number);
    }
  });
}
