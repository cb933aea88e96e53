import type { FailureKind, PageKind } from '../crawling/index.ts';

/** What ends an attempt without a verdict about the site. */
type NotTheSitesFault = 'paced' | 'busy' | 'interrupted' | 'cancelled' | 'unavailable';

/** Every way in which a domain has no homepage to show. */
export type CrawlFailure =
  | Exclude<FailureKind, NotTheSitesFault>
  | Exclude<PageKind, 'content'>
  | 'unreadable';

interface Patience {
  /** After the first failure in a row, the second and so on; after the last one the domain fails. */
  readonly retryAfterMs: readonly number[];
  /** For how long callers get the stored failure without another attempt. */
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
  // Only waiting callers ignore a robots.txt, so for them it is no answer.
  robots_forbid: { retryAfterMs: [7 * DAY, 30 * DAY], negativeCacheMs: 0 },
  robots_unreadable: { ...outOfOrder, negativeCacheMs: 0 },
  // Answered anew each time, so that a domain taken off the block list is fetched at once.
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

/** When a domain that failed so often in a row is retried; undefined when it fails for good. */
export const retryDelayMs = (failure: CrawlFailure, failuresInARow: number): number | undefined =>
  patience[failure].retryAfterMs[failuresInARow - 1];

/** Whether a failure of that age is still the answer. */
export const isNegativeCached = (failure: CrawlFailure, ageMs: number): boolean =>
  ageMs >= 0 && ageMs < patience[failure].negativeCacheMs;
