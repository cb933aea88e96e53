/**
 * Enrichment: a profile of any domain, whether or not it is indexed. The ways to get a homepage are tiers (the site itself, Common Crawl, a
 * browser, a proxy); the cascade decides by their failures which is tried next. The page that wins is read, stored and indexed. The crawl
 * queue and bulk look-ups use the same path in the background.
 * Start with cascade.ts, then enrichment.ts; live-fetching.ts puts the parts together.
 */
export type { BulkJobs } from './bulk/bulk-jobs.ts';
export type { BulkLookup } from './bulk/bulk-lookup.ts';
export type { RowReader } from './bulk/row-reader.ts';
export type { Enrichment } from './enrichment.ts';
export { createLiveFetching, type LiveFetching, type LiveFetchingOptions } from './live-fetching.ts';
export type { PageReader } from './reading/page-reader.ts';
