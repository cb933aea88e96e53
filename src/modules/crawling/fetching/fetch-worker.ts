import { workerData } from 'node:worker_threads';
import { answerMessagesAtOnce } from '../../../lib/threads/index.ts';
import type { FetchOutcome } from '../fetch-outcome.ts';
import { FetchFailure } from './fetch-failure.ts';
import { type FetchJob, SiteFetcher, type SiteFetcherOptions } from './site-fetcher.ts';

/** `number` names a job, so that it can be cancelled. */
export type FetchMessage =
  | { readonly kind: 'fetch'; readonly number: number; readonly job: FetchJob }
  | { readonly kind: 'cancel'; readonly number: number };

const fetcher = new SiteFetcher(workerData as SiteFetcherOptions);
const underway = new Map<number, AbortController>();

answerMessagesAtOnce(async (message: FetchMessage) => {
  if (message.kind === 'cancel') {
    underway.get(message.number)?.abort(new FetchFailure('cancelled', 'the caller cancelled it'));
    return { value: undefined };
  }
  const controller = new AbortController();
  underway.set(message.number, controller);
  try {
    const outcome: FetchOutcome = await fetcher.fetch(message.job, controller.signal);
    return { value: outcome, moved: outcome.kind === 'fetched' ? [outcome.response.body.buffer] : [] };
  } finally {
    underway.delete(message.number);
  }
});
