import { z } from 'zod';
import type { BulkJob } from '../bulk/bulk-jobs.ts';
import { type RowStatus, rowStatuses } from '../bulk/bulk-row.ts';

type Counts = Record<RowStatus, z.ZodInt>;

export const BulkJobAnswer = z
  .object({
    id: z.string(),
    filename: z.string().describe('Name of the uploaded file; empty if it had none.'),
    state: z.enum(['running', 'finished', 'cancelled']),
    rows: z.int(),
    rows_done: z.int(),
    by_status: z
      .object(Object.fromEntries(rowStatuses.map((status) => [status, z.int()])) as Counts)
      .describe('Finished rows by lookup_status.'),
    unreadable_rows: z
      .int()
      .describe('Rows with unclosed quotes (read as plain lines) and lines that are too long.'),
    own_columns: z.array(z.string()).describe('Columns of your file at the start of the result.'),
    columns: z
      .array(z.string())
      .describe('Columns that the download writes after yours unless it names others; empty: all.'),
    created_at: z.string(),
    finished_at: z.string().nullable(),
    download_url: z.string().nullable().describe('Where to download the file once the job has finished.'),
  })
  .meta({ id: 'BulkJob' });

export const jobParameter = z.object({
  job_id: z.string().max(64).describe('As returned by POST /bulk-lookup.'),
});

export const presentJob = (job: BulkJob): z.input<typeof BulkJobAnswer> => ({
  id: job.id,
  filename: job.filename,
  state: job.state,
  rows: job.rowCount,
  rows_done: job.rowsDone,
  by_status: Object.fromEntries(rowStatuses.map((status) => [status, job.rowCounts[status] ?? 0])) as Record<
    RowStatus,
    number
  >,
  unreadable_rows: job.unreadableRows,
  own_columns: [...job.ownColumns],
  columns: [...(job.fileColumns ?? [])],
  created_at: new Date(job.createdAt).toISOString(),
  finished_at: job.finishedAt === undefined ? null : new Date(job.finishedAt).toISOString(),
  download_url: job.state === 'running' ? null : `/jobs/${job.id}/download`,
});
