import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { BulkJobAnswer, presentJob } from './bulk-job.ts';
import { defineRoute } from './define-route.ts';

export const getJobs = defineRoute({
  method: 'GET',
  path: '/jobs',
  tag: 'Exports',
  summary: 'List your bulk jobs of the last seven days, newest first',
  access: 'account',
  bucket: 'guard',
  query: z.object({
    limit: z.int().min(1).max(100).default(50),
    offset: z.int().min(0).max(1_000_000).default(0),
  }),
  answer: z.object({
    total: z.int(),
    limit: z.int(),
    offset: z.int(),
    jobs: z.array(BulkJobAnswer),
  }),
  handler: async ({ query, caller, services }) => {
    const { total, jobs } = await services.liveFetching.bulkJobs.list(accountOf(caller), query);
    return { total, ...query, jobs: jobs.map(presentJob) };
  },
});
