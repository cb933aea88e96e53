import type { Database } from '../../platform/database/index.ts';
import { type CheckpointedIndex, readCheckpoint } from './pipeline/checkpoint.ts';

/** The crawl that was ingested last; empty if there is none. */
export async function newestCrawlId(database: Database, index: CheckpointedIndex): Promise<string> {
  return (await readCheckpoint(database, index)).newestCrawl ?? '';
}
