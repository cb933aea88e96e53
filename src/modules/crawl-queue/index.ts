/**
 * The crawl queue: every requested domain, when to fetch it next, and how the last attempt ended. It is one table, changed in batches, so
 * that nothing is lost when a process dies and several processes can work at once.
 * Start with crawl-queue.ts; crawl-state-machine.ts decides what follows an attempt, failures.ts has the retry delays of every failure.
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
