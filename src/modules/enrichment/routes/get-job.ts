import { BulkJobAnswer, jobParameter, presentJob } from './bulk-job.ts';
import { defineRoute } from './define-route.ts';

export const getJob = defineRoute({
  method: 'GET',
  path: '/jobs/{job_id}',
  tag: 'Exports',
  summary: 'Progress of a bulk job',
  access: 'token',
  bucket: 'guard',
  params: jobParameter,
  answer: BulkJobAnswer,
  failures: ['not_found'],
  handler: async ({ params, caller, services }) =>
    presentJob(await services.liveFetching.bulkJobs.get(caller, params.job_id)),
});
