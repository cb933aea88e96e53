import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/index.ts';

/** The tier that fetched a page, as the API names it. */
export const crawlTiers = ['live_http', 'crawl_wet', 'browser', 'proxy'] as const;
export type CrawlTier = (typeof crawlTiers)[number];

export type CrawlStatus = 'waiting' | 'fetched' | 'failed';

/** A domain in the queue, as it is stored. */
export interface CrawlEntry extends Selectable<Tables['crawl_entry']> {
  status: CrawlStatus;
}

/** Lower numbers are fetched first. */
export const priorities = {
  /** Somebody is waiting for it, for instance at the command line. */
  awaited: 0,
  imported: 1,
  /** Already indexed, and due to be fetched again. */
  revisit: 2,
} as const;

export type Priority = (typeof priorities)[keyof typeof priorities];

export const newEntry = (domain: string, source: string, now: number): CrawlEntry => ({
  domain,
  source,
  added_at: now,
  priority: priorities.imported,
  status: 'waiting',
  is_indexed: 0,
  due_at: now,
  leased_until: null,
  leased_by: null,
  attempts: 0,
  outcome: null,
  outcome_at: null,
  detail: null,
  tier: null,
  fetched_at: null,
  text_digest: null,
  revisit_days: null,
});
