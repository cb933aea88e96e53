const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface FailureRule {
  /** After the first failure in a row, the second and so on; after the last one the domain is given up. */
  readonly retryAfterMs: readonly number[];
  /** For how long a caller is told of it without another try. */
  readonly believedMs: number;
  /** Said of a domain: "example.com …". */
  readonly sentence: string;
}

const unreliable = [10 * MINUTE, HOUR, 6 * HOUR, DAY, 3 * DAY];

/** Every way in which a domain has no homepage to show, what is done about it, and how people are told. */
const failures = {
  no_dns: {
    retryAfterMs: [DAY, 7 * DAY],
    believedMs: 10 * MINUTE,
    sentence: 'has no address: its name does not resolve',
  },
  unreachable: {
    retryAfterMs: unreliable,
    believedMs: 2 * MINUTE,
    sentence: 'cannot be reached: no server answers in time',
  },
  not_public: {
    retryAfterMs: [7 * DAY],
    believedMs: 10 * MINUTE,
    sentence: 'does not lead to a public address, and only those are fetched',
  },
  server_error: {
    retryAfterMs: unreliable,
    believedMs: 2 * MINUTE,
    sentence: 'answers with an error of its server',
  },
  error_page: {
    retryAfterMs: [DAY, 7 * DAY, 30 * DAY],
    believedMs: HOUR,
    sentence: 'shows an error page instead of a homepage',
  },
  wall: {
    retryAfterMs: [6 * HOUR],
    believedMs: 10 * MINUTE,
    sentence: 'shows visitors like this service a wall against robots',
  },
  shell: {
    retryAfterMs: [6 * HOUR],
    believedMs: 10 * MINUTE,
    sentence: 'shows nothing without running its scripts',
  },
  consent: {
    retryAfterMs: [6 * HOUR],
    believedMs: 10 * MINUTE,
    sentence: 'shows only a request for consent',
  },
  parked: {
    retryAfterMs: [30 * DAY, 30 * DAY, 30 * DAY],
    believedMs: DAY,
    sentence: 'is parked or for sale and has no homepage',
  },
  placeholder: {
    retryAfterMs: [30 * DAY, 30 * DAY, 30 * DAY],
    believedMs: DAY,
    sentence: 'shows the empty page of its server or says that it is under construction',
  },
  not_html: {
    retryAfterMs: [7 * DAY, 30 * DAY],
    believedMs: HOUR,
    sentence: 'answers with something that is no HTML page',
  },
  empty: {
    retryAfterMs: [DAY, 7 * DAY],
    believedMs: HOUR,
    sentence: 'has a homepage without any text',
  },
  too_large: {
    retryAfterMs: [30 * DAY],
    believedMs: HOUR,
    sentence: 'has a homepage that is too large to read',
  },
  robots: {
    retryAfterMs: [7 * DAY, 30 * DAY],
    believedMs: 0,
    sentence: 'asks crawlers not to fetch its homepage (robots.txt)',
  },
  unreadable: {
    retryAfterMs: [7 * DAY],
    believedMs: 10 * MINUTE,
    sentence: 'has a homepage that could not be read',
  },
} as const satisfies Readonly<Record<string, FailureRule>>;

export type CrawlFailure = keyof typeof failures;

/** When a domain that failed so often in a row is tried again; undefined when it is given up. */
export function retryDelayMs(failure: CrawlFailure, failuresInARow: number): number | undefined {
  const delays: readonly number[] = failures[failure].retryAfterMs;
  return delays[failuresInARow - 1];
}
