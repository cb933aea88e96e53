/**
 * The crawl queue: every requested domain, when it is to be fetched next, and how the last attempt ended. One
 * table, changed in batches, so that a process that dies loses nothing and several can work at once.
 * Start with crawl-queue.ts; crawl-state-machine.ts decides what follows an attempt, failures.ts is the table of verdicts.
 */

export { type CrawlEntry, type CrawlTier, priorities } from './crawl-entry.ts';
export { type CrawlQueue, createCrawlQueue, type SettledTry } from './crawl-queue.ts';
export type { TryOutcome } from './crawl-state-machine.ts';
export { createDomainImport, type DomainImport } from './domain-import.ts';
export { type CrawlFailure, isCrawlFailure, isNegativeCached } from './failures.ts';
export { createKnownDomains, type KnownDomains } from './known-domains.ts';
export { controlQueue, type QueueAction } from './queue-control.ts';
export type { QueueState } from './queue-state.ts';
export { createUnindexedDomains } from './unindexed-domains.ts';
