import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextSearch, TextWriter } from '../../lib/text-index/api.ts';
import type { Database } from '../../platform/database/index.ts';
import { dataFolder } from '../data-folder/index.ts';
import type { IngestStep } from '../ingest/index.ts';
import { writeDemoCorpus } from './write-demo-corpus.ts';

const DEMO_SEED = 1;
const DEMO_IDENTITY = 'demo:';

export interface DemoFill {
  readonly index: TextSearch & TextWriter;
  readonly database: Database;
  readonly dataDir: string;
  readonly sites: number;
  readonly workers: number;
  /** What is done with every page apart from indexing and archiving it. */
  readonly steps: readonly IngestStep[];
  readonly signal: AbortSignal;
  readonly onProgress: (progress: { readonly kept: number; readonly sites: number }) => void;
}

/**
 * Whether an index is to be filled with the demo: nothing was ever written to it, or an earlier fill was interrupted, which
 * its checkpoint shows. An operator who has begun an ingest wants no demo beside it.
 */
export async function wantsDemo(database: Database, index: TextSearch & TextWriter): Promise<boolean> {
  const { readCheckpoint } = await import('../ingest/index.ts');
  const runs = Object.entries((await readCheckpoint(database, index)).runs);
  if (runs.length === 0) return (await index.generation()) === 0;
  return runs.every(([identity, { finished }]) => identity.startsWith(DEMO_IDENTITY) && !finished);
}

/**
 * Fills an index with the demo corpus through the real pipeline: generated as WARC files, read, extracted, indexed.
 * Interrupted, the next call makes the same files again and continues.
 */
export async function fillWithDemo({
  index,
  database,
  dataDir,
  sites,
  workers,
  steps,
  signal,
  onProgress,
}: DemoFill): Promise<void> {
  // Loaded here, so that writing a corpus does not load the pipeline.
  const { PageArchive, runIngest, warcFilesSource } = await import('../ingest/index.ts');
  const paths = dataFolder(dataDir);
  const directory = join(paths.work, 'demo');
  const { warcFiles, earlierSites } = await writeDemoCorpus({
    directory,
    sites,
    seed: DEMO_SEED,
    signal,
    hasEarlierCrawl: true,
  });
  await runIngest({
    index,
    database,
    source: await warcFilesSource(warcFiles, { identity: `${DEMO_IDENTITY}${DEMO_SEED}:${sites}` }),
    steps: [new PageArchive({ directory: paths.pages }), ...steps],
    workers,
    signal,
    onProgress: ({ counts }) => onProgress({ kept: counts.kept, sites: sites + earlierSites }),
  });
  // The truth file stays, for checking answers; the pages are in the archive by now.
  for (const file of warcFiles) await rm(file, { force: true });
}
