import { z } from 'zod';
import { rowStatuses } from '../bulk/bulk-row.ts';
import { jobParameter } from './bulk-job.ts';
import { defineRoute } from './define-route.ts';

const ROWS_MAX = 250;

export const getJobRows = defineRoute({
  method: 'GET',
  path: '/jobs/{job_id}/rows',
  tag: 'Exports',
  summary: 'Rows of a bulk job with your own columns and how each ended, without profiles; free',
  access: 'token',
  bucket: 'guard',
  params: jobParameter,
  query: z.object({
    limit: z.int().min(1).max(ROWS_MAX).default(50),
    offset: z.int().min(0).max(100_000).default(0),
  }),
  answer: z
    .object({
      own_columns: z.array(z.string()),
      rows: z.array(
        z.object({
          own: z.array(z.string()).describe('Cells of your own columns.'),
          domain: z.string().nullable().describe('Null where the row has none.'),
          lookup_status: z.enum(rowStatuses).nullable().describe('Null until the row is done.'),
          lookup_error: z.string(),
        }),
      ),
    })
    .meta({ id: 'BulkJobRows' }),
  failures: ['not_found'],
  handler: async ({ params: { job_id }, query, caller, services }) => {
    const { bulkJobs } = services.liveFetching;
    const { ownColumns } = await bulkJobs.get(caller, job_id);
    const rows = await bulkJobs.rows(caller, job_id, query);
    return {
      own_columns: [...ownColumns],
      rows: rows.map(({ row, end }) => ({
        own: [...row.own],
        domain: row.domain ?? null,
        lookup_status: end?.status ?? null,
        lookup_error: end?.error ?? '',
      })),
    };
  },
});
