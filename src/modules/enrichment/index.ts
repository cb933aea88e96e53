/**
 * Enrichment: a profile of any domain, whether it is indexed or not. Ways to a homepage are tiers (the site itself, Common Crawl,
 * a browser, a proxy), and the cascade decides by their failures which is tried next; what wins is read, stored and indexed.
 * The crawl queue and bulk look-ups go the same way in the background.
 * Start with cascade.ts, then enrichment.ts; live-fetching.ts puts the parts together.
 */
export type { BulkJobs } from './bulk/bulk-jobs.ts';
export type { BulkLookup } from './bulk/bulk-lookup.ts';
export type { RowReader } from './bulk/row-reader.ts';
export type { Enrichment } from './enrichment.ts';
export { createLiveFetching, type LiveFetching, type LiveFetchingOptions } from './live-fetching.ts';
export type { PageReader } from './reading/page-reader.ts';
