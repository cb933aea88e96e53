import { workerData } from 'node:worker_threads';
import { yieldToOthers } from '../../../lib/threads/index.ts';
import type { FetchJob, SiteFetcherOptions } from './site-fetcher.ts';

yieldToOthers();
// Imported dynamically, so that they load after the priority was lowered.
const { answerJobs } = await import('../answer-jobs.ts');
const { SiteFetcher } = await import('./site-fetcher.ts');
const fetcher = new SiteFetcher(workerData as SiteFetcherOptions);

answerJobs(async (job: FetchJob, deadlineMs, signal) => {
  const outcome = await fetcher.fetch(job, deadlineMs, signal);
  return { value: outcome, moved: outcome.kind === 'fetched' ? [outcome.response.body.buffer] : [] };
});
