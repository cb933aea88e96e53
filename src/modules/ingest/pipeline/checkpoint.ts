import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { type IngestCounts, ingestCountsSchema } from './ingest-counts.ts';

/** What the index's last commit knows about ingests: kept in the same transaction as the documents. */
const checkpointSchema = z.object({
  version: z.literal(1),
  /** By source identity, the latest last. */
  runs: z.record(
    z.string(),
    z.object({ position: z.string().optional(), finished: z.boolean(), counts: ingestCountsSchema }),
  ),
  /** By step name. */
  steps: z.record(z.string(), z.string()),
  /** The crawl of the page that was kept last. */
  newestCrawl: z.string().optional(),
});

export type Checkpoint = z.infer<typeof checkpointSchema>;

const RUNS_MAX = 64;

export function parseCheckpoint(text: string | undefined): Checkpoint {
  if (text === undefined) return { version: 1, runs: {}, steps: {} };
  const parsed = checkpointSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new AppError('conflict', 'The index was written by another version of this program.', {
    cause: parsed.error,
  });
}

/** The checkpoint with one run moved on; the oldest runs are forgotten so that it stays small. */
export function withRun(
  checkpoint: Checkpoint,
  identity: string,
  run: { readonly position: string | undefined; readonly finished: boolean; readonly counts: IngestCounts },
): Checkpoint {
  const others = Object.entries(checkpoint.runs).filter(([other]) => other !== identity);
  const { position, finished, counts } = run;
  const moved = { ...(position !== undefined && { position }), finished, counts: structuredClone(counts) };
  return {
    ...checkpoint,
    runs: Object.fromEntries([...others, [identity, moved] as const].slice(-RUNS_MAX)),
  };
}
