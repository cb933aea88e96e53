import { type CrawlEntry, type CrawlTier, priorities } from './crawl-entry.ts';
import { type CrawlFailure, retryDelayMs } from './failures.ts';

export type TryOutcome =
  | {
      readonly kind: 'fetched';
      readonly tier: CrawlTier;
      readonly fetchedAtMs: number;
      /** Digest of the page's text, to detect a change. */
      readonly textDigest: string;
    }
  | { readonly kind: 'failed'; readonly failure: CrawlFailure; readonly detail: string }
  /** Another source, such as an ingest, has delivered a page in the meantime. */
  | { readonly kind: 'indexed' }
  /** Its network had no free slot; this does not count as an attempt. */
  | { readonly kind: 'postponed'; readonly byMs: number };

const DAY_MS = 86_400_000;
const REVISIT_DAYS = { usual: 365, least: 30, most: 365 };

/** The entry after an attempt: when it is due again, and what is known about it. A look-up for a caller does not queue the domain. */
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

/** The entry of a domain that is no longer in the index: it is fetched again like a new one. */
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

/** An indexed page and its status are kept; the domain is fetched again as long as it may recover. */
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

/** The interval is halved if the page has changed and doubled if it has not. */
function revisitDays({ text_digest: before, revisit_days: days }: CrawlEntry, textDigest: string): number {
  if (before === null) return REVISIT_DAYS.usual;
  const next = (days ?? REVISIT_DAYS.usual) * (before === textDigest ? 2 : 0.5);
  return Math.round(Math.min(REVISIT_DAYS.most, Math.max(REVISIT_DAYS.least, next)));
}
