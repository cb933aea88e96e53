import type { Charges, ViewServices } from '../../../access/index.ts';
import { routesOf } from '../../../http/route.ts';
import type { CrawlQueue } from '../../crawl-queue/index.ts';
import type { LiveFetching } from '../live-fetching.ts';

/** What the routes of this module need. */
export interface EnrichmentServices {
  readonly charges: Charges;
  readonly crawlQueue: CrawlQueue;
  readonly liveFetching: Pick<LiveFetching, 'enrichment' | 'bulkLookup' | 'bulkJobs' | 'rowReader' | 'icons'>;
  readonly workspace: ViewServices;
}

export const defineRoute = routesOf<EnrichmentServices>();
