import type { FailureKind, PageKind } from '../crawling/index.ts';

/** Failures that end an attempt but say nothing about the site. */
type NotTheSitesFault = 'paced' | 'busy' | 'interrupted' | 'cancelled' | 'unavailable';

/** Every reason why a domain has no usable homepage. */
export type CrawlFailure =
  | Exclude<FailureKind, NotTheSitesFault>
  | Exclude<PageKind, 'content'>
  | 'unreadable';

interface Patience {
  /** Delays after the first, second, … consecutive failure; one failure more and the domain is marked as failed. */
  readonly retryAfterMs: readonly number[];
  /** For how long callers get the stored failure instead of a new attempt. */
  readonly negativeCacheMs: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const outOfOrder: Patience = {
  retryAfterMs: [10 * MINUTE, HOUR, 6 * HOUR, DAY, 3 * DAY],
  negativeCacheMs: 2 * MINUTE,
};
const needsBrowser: Patience = { retryAfterMs: [6 * HOUR], negativeCacheMs: 10 * MINUTE };
const noSite: Patience = { retryAfterMs: [30 * DAY, 30 * DAY, 30 * DAY], negativeCacheMs: DAY };
const noPage: Patience = { retryAfterMs: [7 * DAY, 30 * DAY], negativeCacheMs: HOUR };

const patience: Readonly<Record<CrawlFailure, Patience>> = {
  no_such_name: { retryAfterMs: [DAY, 7 * DAY], negativeCacheMs: 10 * MINUTE },
  name_failed: outOfOrder,
  not_public: noPage,
  connection_refused: outOfOrder,
  unreachable: outOfOrder,
  connection_lost: outOfOrder,
  tls_failed: outOfOrder,
  timed_out: outOfOrder,
  not_http: noPage,
  not_html: noPage,
  too_much: noPage,
  redirects: { retryAfterMs: [DAY, 7 * DAY], negativeCacheMs: 10 * MINUTE },
  // Look-ups for waiting callers ignore robots.txt, so this failure is never the answer to them.
  robots_forbid: { retryAfterMs: [7 * DAY, 30 * DAY], negativeCacheMs: 0 },
  robots_unreadable: { ...outOfOrder, negativeCacheMs: 0 },
  // Checked again each time, so that a domain taken off the block list is fetched at once.
  excluded: { retryAfterMs: [30 * DAY], negativeCacheMs: 0 },
  bot_wall: needsBrowser,
  consent_wall: needsBrowser,
  shell: needsBrowser,
  empty: { retryAfterMs: [DAY, 7 * DAY], negativeCacheMs: HOUR },
  parked: noSite,
  default_page: noSite,
  construction: noSite,
  error_page: { retryAfterMs: [DAY, 7 * DAY, 30 * DAY], negativeCacheMs: HOUR },
  unreadable: { retryAfterMs: [7 * DAY], negativeCacheMs: 10 * MINUTE },
};

export const isCrawlFailure = (name: string | null): name is CrawlFailure =>
  name !== null && Object.hasOwn(patience, name);

/** When a domain with this many consecutive failures is retried; undefined if it has failed for good. */
export const retryDelayMs = (failure: CrawlFailure, failuresInARow: number): number | undefined =>
  patience[failure].retryAfterMs[failuresInARow - 1];

/** Whether a stored failure of this age is still returned. */
export const isNegativeCached = (failure: CrawlFailure, ageMs: number): boolean =>
  ageMs >= 0 && ageMs < patience[failure].negativeCacheMs;
