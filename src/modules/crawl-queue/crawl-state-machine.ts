import { type CrawlEntry, type CrawlTier, priorities } from './crawl-entry.ts';
import { type CrawlFailure, retryDelayMs } from './failures.ts';

/** How an attempt at a domain ended. */
export type TryOutcome =
  | {
      readonly kind: 'fetched';
      readonly tier: CrawlTier;
      readonly fetchedAtMs: number;
      /** Digest of the page's text, to detect a change. */
      readonly textDigest: string;
    }
  | { readonly kind: 'failed'; readonly failure: CrawlFailure; readonly detail: string }
  /** Another source has brought a page meanwhile, an ingest for instance. */
  | { readonly kind: 'indexed' }
  /** Its network had no free slot: not an attempt. */
  | { readonly kind: 'postponed'; readonly byMs: number };

const DAY_MS = 86_400_000;
const REVISIT_DAYS = { usual: 365, least: 30, most: 365 };

/** The entry after an attempt: when it is due again, and what is known of it. A lookup for a caller adds nothing to the queue. */
export function nextCrawlState(entry: CrawlEntry, outcome: TryOutcome, now: number): CrawlEntry {
  const free = { ...entry, leased_until: null, leased_by: null };
  switch (outcome.kind) {
    case 'postponed':
      return { ...free, due_at: now + outcome.byMs };
    case 'indexed':
      return { ...free, ...fetchedAgain(entry, now), outcome: 'indexed' };
    case 'fetched': {
      const days = revisitDays(entry, outcome.textDigest);
      return {
        ...free,
        ...fetchedAgain({ ...entry, revisit_days: days }, now),
        tier: outcome.tier,
        outcome: 'fetched',
        fetched_at: outcome.fetchedAtMs,
        text_digest: outcome.textDigest,
        revisit_days: days,
      };
    }
    case 'failed':
      return { ...free, ...failedAgain(entry, outcome.failure, now), detail: outcome.detail };
  }
}

/** The index had it and has it no more: it is to be fetched like a new one. */
export const lostFromIndex = (entry: CrawlEntry, now: number): CrawlEntry => ({
  ...entry,
  status: 'waiting',
  is_indexed: 0,
  tier: null,
  due_at: entry.leased_until === null ? now : null,
});

function fetchedAgain(entry: CrawlEntry, now: number): Partial<CrawlEntry> {
  return {
    status: 'fetched',
    is_indexed: 1,
    priority: priorities.revisit,
    due_at: now + (entry.revisit_days ?? REVISIT_DAYS.usual) * DAY_MS,
    attempts: 0,
    outcome_at: now,
    detail: null,
  };
}

/** An indexed page stays, and with it the status; it is fetched again while it may recover. */
function failedAgain(entry: CrawlEntry, failure: CrawlFailure, now: number): Partial<CrawlEntry> {
  const attempts = entry.attempts + 1;
  const delayMs = retryDelayMs(failure, attempts);
  const isQueued = entry.due_at !== null || entry.leased_until !== null;
  return {
    attempts,
    outcome: failure,
    outcome_at: now,
    due_at: delayMs === undefined || !isQueued ? null : now + delayMs,
    status: entry.status === 'fetched' || (delayMs !== undefined && isQueued) ? entry.status : 'failed',
  };
}

/** A page that changed is fetched again after half the time, one that did not after twice the time. */
function revisitDays({ text_digest: before, revisit_days: days }: CrawlEntry, textDigest: string): number {
  if (before === null) return REVISIT_DAYS.usual;
  const next = (days ?? REVISIT_DAYS.usual) * (before === textDigest ? 2 : 0.5);
  return Math.round(Math.min(REVISIT_DAYS.most, Math.max(REVISIT_DAYS.least, next)));
}
