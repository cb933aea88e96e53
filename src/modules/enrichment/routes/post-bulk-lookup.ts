import { Readable } from 'node:stream';
import { z } from 'zod';
import { rowWriter } from '../../exports/index.ts';
import { lanesOf } from '../bulk/bulk-lookup.ts';
import { bulkColumns, bulkFormat, bulkMediaTypes } from './bulk-format.ts';
import { presentJob } from './bulk-job.ts';
import { defineRoute } from './define-route.ts';
import { checkRowsArePayable, payForRows } from './pay-for-rows.ts';

export const postBulkLookup = defineRoute({
  method: 'POST',
  path: '/bulk-lookup',
  tag: 'Exports',
  summary: 'Profiles of up to 100,000 domains as a file, those that are not indexed fetched now',
  description:
    'Rows come back in the order sent, as they are ready: the 178 columns, `lookup_status` (indexed, fetched, not_found, invalid, duplicate) and `lookup_error`. ' +
    'Every profile costs what `/domain/{domain}` costs, when it is written; other rows cost nothing. Who could not pay for all rows is told so before any work (402). ' +
    'With `async=true` the answer is a job (JSON), which goes on without a connection: `GET /jobs/{job_id}` tells its progress, `/jobs/{job_id}/download` gives the file.',
  access: 'anyone',
  bucket: 'tier',
  upload: {
    fileBytesMax: 32_000_000,
    description: 'CSV with a header naming domain, website or url, or one domain a line.',
  },
  query: z.object({
    async: z.boolean().default(false).describe('Answer with a job at once.'),
    ...bulkFormat,
  }),
  answer: { kind: 'download', mediaTypes: [...bulkMediaTypes, 'application/json'] },
  failures: ['too_many_at_once', 'insufficient_credits'],
  handler: async ({ file, query, caller, services, signal }) => {
    const { rowReader, bulkJobs, bulkLookup } = services.liveFetching;
    const rows = await rowReader.read(file.bytes);
    await checkRowsArePayable(caller, rows, services.charges);
    if (query.async) {
      const job = await bulkJobs.create(caller, rows);
      return {
        mediaType: 'application/json; charset=utf-8',
        content: Readable.from([Buffer.from(JSON.stringify(presentJob(job)))]),
      };
    }
    const writer = rowWriter({ ...query, columns: query.columns ?? bulkColumns.usual });
    return {
      mediaType: writer.mediaType,
      filename: `homedex-bulk-lookup.${writer.extension}`,
      content: bulkLookup.file(rows, {
        lanes: lanesOf(caller),
        writer,
        pay: payForRows(caller, services.charges),
        signal,
      }),
    };
  },
});
