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
  /** Further steps for every page, besides indexing and archiving it. */
  readonly steps: readonly IngestStep[];
  readonly signal: AbortSignal;
  readonly onProgress: (progress: { readonly kept: number; readonly sites: number }) => void;
}

/**
 * Whether to fill an index with the demo: nothing was ever written to it, or its checkpoint shows that an earlier fill was interrupted. An
 * operator who has started an ingest does not want demo companies among the results.
 */
export async function wantsDemo(database: Database, index: TextSearch & TextWriter): Promise<boolean> {
  const { readCheckpoint } = await import('../ingest/index.ts');
  const runs = Object.entries((await readCheckpoint(database, index)).runs);
  if (runs.length === 0) return (await index.generation()) === 0;
  return runs.every(([identity, { finished }]) => identity.startsWith(DEMO_IDENTITY) && !finished);
}

/**
 * Fills an index with the demo corpus through the real pipeline: WARC files are generated, read, extracted and indexed. If interrupted, the
 * next call generates the same files again and continues.
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
  // Loaded here so that writing a corpus does not load the pipeline.
  const { PageArchive, createExtractPool, runIngest, warcFilesSource } = await import('../ingest/index.ts');
  const paths = dataFolder(dataDir);
  const directory = join(paths.work, 'demo');
  // The threads load the extractor while the corpus is being written.
  const extraction = createExtractPool({ workers, pagesExpected: sites });
  try {
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
      extraction,
      signal,
      onProgress: ({ counts }) => onProgress({ kept: counts.kept, sites: sites + earlierSites }),
    });
    // The truth file stays, for checking results; the pages are in the archive by now.
    for (const file of warcFiles) await rm(file, { force: true });
  } finally {
    await extraction.close();
  }
}
