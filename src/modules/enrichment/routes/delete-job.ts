import { BulkJobAnswer, jobParameter, presentJob } from './bulk-job.ts';
import { defineRoute } from './define-route.ts';

export const deleteJob = defineRoute({
  method: 'DELETE',
  path: '/jobs/{job_id}',
  tag: 'Exports',
  summary: 'Cancel a bulk job; finished rows are kept',
  access: 'token',
  bucket: 'guard',
  params: jobParameter,
  answer: BulkJobAnswer,
  failures: ['not_found'],
  handler: async ({ params, caller, services }) =>
    presentJob(await services.liveFetching.bulkJobs.cancel(caller, params.job_id)),
});
