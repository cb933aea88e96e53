import type { Database } from '../../platform/database/index.ts';
import { type CheckpointedIndex, readCheckpoint } from './pipeline/checkpoint.ts';

/** The crawl that was ingested last; empty when nothing was. */
export async function newestCrawlId(database: Database, index: CheckpointedIndex): Promise<string> {
  return (await readCheckpoint(database, index)).newestCrawl ?? '';
}
