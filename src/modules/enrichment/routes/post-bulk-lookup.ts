import { Readable } from 'node:stream';
import { z } from 'zod';
import { ANONYMOUS_BULK_ROWS } from '../../../access/index.ts';
import { requireAccount } from '../../../http/require-account.ts';
import { limiterWeightOf } from '../bulk/bulk-lookup.ts';
import { bulkFormat, bulkMediaTypes, bulkShape } from './bulk-format.ts';
import { BulkJobAnswer, presentJob } from './bulk-job.ts';
import { defineRoute } from './define-route.ts';
import { checkRowsArePayable, payForRows } from './pay-for-rows.ts';
import { bulkUpload, domainColumnParameter, readRows } from './read-rows.ts';

/** Rows whose site has not answered by then end as `not_found`. */
const ANONYMOUS_FILE_MS_MAX = 5 * 60_000;

export const postBulkLookup = defineRoute({
  method: 'POST',
  path: '/bulk-lookup',
  tag: 'Exports',
  summary: 'Get profiles of up to 100,000 domains as a file; missing ones are fetched live',
  description:
    'Rows are returned in the order sent: your own columns, the 178 columns, `lookup_status` (indexed, fetched, not_found, invalid, duplicate) and `lookup_error`. ' +
    'Each profile costs the same as `/domain/{domain}` when it is written; other rows are free. If you cannot pay for all rows, the answer is an immediate 402. ' +
    `Without an account a file has up to ${ANONYMOUS_BULK_ROWS} rows, each of which counts as a request: rows beyond the rate limit delay your next request. ` +
    'An `Idempotency-Key` has no effect here: a file that is sent twice is looked up twice. ' +
    'With `async=true`, which needs an account, the response is a job (JSON) that runs in the background: `GET /jobs/{job_id}` shows its progress, `/jobs/{job_id}/download` returns the file, with the `columns` named here unless it names others. ' +
    '`X-Rows`, `X-Rows-Invalid`, `X-Rows-Duplicate` and `X-Rows-Unreadable` describe how the file was read.',
  access: 'anyone',
  bucket: 'tier',
  rowPrice: 'domain_detail',
  fetchesFromOutside: true,
  upload: bulkUpload,
  query: z.object({
    async: z.boolean().default(false).describe('Return a job immediately; needs an account.'),
    ...domainColumnParameter,
    ...bulkFormat,
  }),
  answer: { kind: 'download', mediaTypes: [...bulkMediaTypes, 'application/json'], json: BulkJobAnswer },
  failures: ['too_many_at_once', 'insufficient_credits', 'saturated', 'unavailable'],
  handler: async ({ file, query, caller, services, signal, setHeader, countRows }) => {
    const { rowReader, bulkJobs, bulkLookup } = services.liveFetching;
    if (query.async) requireAccount(caller, 'job');
    const read = await readRows(caller, file, rowReader, query);
    try {
      await checkRowsArePayable(caller, read, services.charges);
      await countRows(read.summary.rows);
      if (query.async) {
        requireAccount(caller, 'job');
        const job = presentJob(await bulkJobs.create(caller, read, file.filename, query.columns));
        read.release();
        return {
          mediaType: 'application/json; charset=utf-8',
          content: Readable.from([Buffer.from(JSON.stringify(job))]),
        };
      }
      const { rows, invalid, duplicates, unreadable, columns } = read.summary;
      setHeader('x-rows', String(rows));
      setHeader('x-rows-invalid', String(invalid));
      setHeader('x-rows-duplicate', String(duplicates));
      setHeader('x-rows-unreadable', String(unreadable));
      const shape = bulkShape(query, columns);
      const content = bulkLookup.file(read.rows(), {
        limiter: limiterWeightOf(caller),
        shape,
        pay: payForRows(caller, services.charges),
        signal,
        msMax: caller.kind === 'anonymous' ? ANONYMOUS_FILE_MS_MAX : undefined,
      });
      content.once('close', read.release);
      return {
        mediaType: shape.writer.mediaType,
        filename: `homedex-bulk-lookup.${shape.writer.extension}`,
        content,
      };
    } catch (error) {
      read.release();
      throw error;
    }
  },
});
