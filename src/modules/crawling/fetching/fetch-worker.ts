import { workerData } from 'node:worker_threads';
import { yieldToOthers } from '../../../lib/threads/index.ts';
import { answerJobs } from '../answer-jobs.ts';
import { type FetchJob, SiteFetcher, type SiteFetcherOptions } from './site-fetcher.ts';

yieldToOthers();
const fetcher = new SiteFetcher(workerData as SiteFetcherOptions);

answerJobs(async (job: FetchJob, deadlineMs, signal) => {
  const outcome = await fetcher.fetch(job, deadlineMs, signal);
  return { value: outcome, moved: outcome.kind === 'fetched' ? [outcome.response.body.buffer] : [] };
});
