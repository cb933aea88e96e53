import { routesOf } from '../../../http/route.ts';
import type { IndexInfo } from '../../company-index/index.ts';
import type { CrawlQueue } from '../crawl-queue.ts';
import type { DomainImport } from '../domain-import.ts';
import type { KnownDomains } from '../known-domains.ts';

/** What the routes of this module need. */
interface CrawlQueueServices {
  readonly crawlQueue: CrawlQueue;
  readonly domainImport: DomainImport;
  readonly indexInfo: IndexInfo;
  readonly knownDomains: KnownDomains;
}

export const defineRoute = routesOf<CrawlQueueServices>();
