import { z } from 'zod';
import type { TextSearch, TextWriter } from '../../../lib/text-index/api.ts';
import { findCheckpoint } from '../../../platform/checkpoint.ts';
import type { Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { type IngestCounts, ingestCountsSchema } from './ingest-counts.ts';

/** The progress of the ingests into an index, stored in the SQL database. It may be behind the documents, never ahead of them. */
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
  /** The generation of the index that holds everything recorded here. */
  generation: z.int().optional(),
});

export type Checkpoint = z.infer<typeof checkpointSchema>;

export type CheckpointedIndex = Pick<TextSearch, 'identity' | 'generation'> & Pick<TextWriter, 'checkpoint'>;

/**
 * Earlier versions stored the checkpoint in the index. This value replaces it there, so that they report that the index is of another
 * version.
 */
export const CHECKPOINT_MOVED = JSON.stringify({ version: 2, kept_in: 'the SQL database' });

/** Named by the index instead of its folder, because another index in the same folder has read nothing. */
export const checkpointName = (index: CheckpointedIndex): string => `ingest into ${index.identity()}`;

/** The checkpoint of the ingests into an index; for an index written by an earlier version, the one in the index. */
export async function readCheckpoint(database: Database, index: CheckpointedIndex): Promise<Checkpoint> {
  const saved = await findCheckpoint(database, checkpointName(index));
  if (saved === undefined) return checkpointInIndex(await index.checkpoint());
  const checkpoint = parseCheckpoint(saved);
  // An index restored to an earlier state lacks what was read since. It is read again, and the archive keeps what it has.
  if ((checkpoint.generation ?? 0) > (await index.generation())) return { ...checkpoint, runs: {} };
  return checkpoint;
}

/** If the index says that its checkpoint has moved and there is none, the database was lost and nothing is known. */
const checkpointInIndex = (text: string | undefined): Checkpoint =>
  text === undefined || text === CHECKPOINT_MOVED
    ? { version: 1, runs: {}, steps: {} }
    : parseCheckpoint(text);

const RUNS_MAX = 64;

function parseCheckpoint(text: string): Checkpoint {
  const parsed = checkpointSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new AppError('conflict', 'The index was written by another version of this program.', {
    cause: parsed.error,
  });
}

/** The checkpoint with the progress of one run updated; the oldest runs are dropped so that it stays small. */
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

/** The checkpoint as if a run had never started. */
export function withoutRun(checkpoint: Checkpoint, identity: string): Checkpoint {
  const { [identity]: _, ...runs } = checkpoint.runs;
  return { ...checkpoint, runs };
}
