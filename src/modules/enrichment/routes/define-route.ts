import type { CallerMemory, Charges } from '../../../callers/index.ts';
import { routesOf } from '../../../http/route.ts';
import type { CrawlQueue } from '../../crawl-queue/index.ts';
import type { LiveFetching } from '../live-fetching.ts';

/** What the routes of this module need. */
export interface EnrichmentServices {
  readonly charges: Charges;
  readonly crawlQueue: CrawlQueue;
  readonly liveFetching: Pick<LiveFetching, 'enrichment' | 'bulkLookup' | 'bulkJobs' | 'rowReader'>;
  readonly shelf: CallerMemory;
}

export const defineRoute = routesOf<EnrichmentServices>();
