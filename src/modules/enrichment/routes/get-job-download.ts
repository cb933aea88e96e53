import { z } from 'zod';
import { bulkFormat, bulkMediaTypes, bulkShape } from './bulk-format.ts';
import { jobParameter } from './bulk-job.ts';
import { defineRoute } from './define-route.ts';
import { payForRows } from './pay-for-rows.ts';

export const getJobDownload = defineRoute({
  method: 'GET',
  path: '/jobs/{job_id}/download',
  tag: 'Exports',
  summary: 'Download the file of a finished bulk job',
  description:
    'Each profile costs the same as `/domain/{domain}`, once: a paid profile is free to read again for a while. ' +
    'Without `columns` the file has those that the job was created with.',
  access: 'token',
  bucket: 'tier',
  params: jobParameter,
  query: z.object(bulkFormat),
  answer: { kind: 'download', mediaTypes: bulkMediaTypes },
  failures: ['not_found', 'conflict'],
  handler: async ({ params, query, caller, services }) => {
    const { writer } = bulkShape(query, []);
    return {
      mediaType: writer.mediaType,
      filename: `homedex-bulk-lookup.${writer.extension}`,
      content: await services.liveFetching.bulkJobs.file(
        caller,
        params.job_id,
        ({ ownColumns, fileColumns }) =>
          bulkShape({ ...query, columns: query.columns ?? fileColumns }, ownColumns),
        payForRows(caller, services.charges),
      ),
    };
  },
});
