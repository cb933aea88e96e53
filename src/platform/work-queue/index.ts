/**
 * Work that waits in tables of the database and is distributed among processes: claims, leases, retries, fairness between tenants.
 * `createWorkQueue` runs a whole queue (mails, webhooks, bulk jobs); `createLeasedRows` only distributes rows, for work with its own
 * schedule (the crawl queue); `createLeaseWatch` only detects abandoned leases (row charges). Start with leased-rows.ts.
 */
export { createLeaseWatch, type LeaseWatch } from './lease-watch.ts';
export { createLeasedRows, type LeasedRows, type LeasedTable, usualColumns } from './leased-rows.ts';
export {
  createWorkQueue,
  type WorkBacklog,
  type WorkDescription,
  type WorkOutcome,
  type WorkQueue,
} from './work-queue.ts';
