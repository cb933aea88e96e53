/**
 * Work that waits in tables of the database and is shared out among processes: claims, leases, retries, fairness between tenants.
 * `createWorkQueue` runs a whole queue (mails, webhooks, bulk jobs); `createLeasedRows` only shares rows out, for work with a schedule of its own
 * (the crawl queue); `createLeaseWatch` only detects abandoned leases (row charges). Start with leased-rows.ts.
 */
export { createLeaseWatch, type LeaseWatch } from './lease-watch.ts';
export { createLeasedRows, type LeasedRows, type LeasedTable } from './leased-rows.ts';
export {
  createWorkQueue,
  type WorkBacklog,
  type WorkDescription,
  type WorkOutcome,
  type WorkQueue,
} from './work-queue.ts';
