import type { TextWriter } from '../../lib/text-index/api.ts';
import { parseCheckpoint } from './pipeline/checkpoint.ts';

/** The crawl that was ingested last; empty when nothing was. */
export async function newestCrawlId(index: Pick<TextWriter, 'checkpoint'>): Promise<string> {
  return parseCheckpoint(await index.checkpoint()).newestCrawl ?? '';
}
