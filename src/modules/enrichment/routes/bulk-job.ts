import { z } from 'zod';
import type { BulkJob } from '../bulk/bulk-jobs.ts';
import { rowStatuses } from '../bulk/bulk-row.ts';

export const BulkJobAnswer = z
  .object({
    id: z.string(),
    state: z.enum(['running', 'finished', 'cancelled']),
    rows: z.int(),
    rows_done: z.int(),
    by_status: z.record(z.enum(rowStatuses), z.int()).describe('Rows done, by their lookup_status.'),
    created_at: z.string(),
    finished_at: z.string().nullable(),
    download_url: z.string().nullable().describe('Where the file is, once the job has ended.'),
  })
  .meta({ id: 'BulkJob' });

export const jobParameter = z.object({
  job_id: z.string().max(64).describe('As POST /bulk-lookup gave it.'),
});

export const presentJob = (job: BulkJob): z.input<typeof BulkJobAnswer> => ({
  id: job.id,
  state: job.state,
  rows: job.rowCount,
  rows_done: job.rowsDone,
  by_status: Object.fromEntries(rowStatuses.map((status) => [status, job.tally[status] ?? 0])) as Record<
    (typeof rowStatuses)[number],
    number
  >,
  created_at: new Date(job.createdAt).toISOString(),
  finished_at: job.finishedAt === undefined ? null : new Date(job.finishedAt).toISOString(),
  download_url: job.state === 'running' ? null : `/jobs/${job.id}/download`,
});
