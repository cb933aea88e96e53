import type { Price } from './prices.ts';

/** Rows of a file that may be looked up without an account. */
export const ANONYMOUS_BULK_ROWS = 100;

interface Offer {
  /** As a heading of a table. */
  readonly label: string;
  /** What callers without an account get; undefined: it needs an account. */
  readonly anonymous: string | undefined;
  /** What accounts pay: by the profile, or by the row. */
  readonly price: Price;
}

/**
 * THE table of who may do what, and at which price. The pricing page and the API documentation print it, and endpoints call
 * `requireAccount` by it, so that none of them can disagree. What is given without an account is bounded by the
 * anonymous rate, row by row, so that no one gets more by not signing in than an account gets by paying.
 */
export const offers = {
  search: {
    label: 'Searches, counts, filters and suggestions',
    anonymous: 'free, up to the rate limit',
    price: 'free',
  },
  profile: {
    label: 'A single profile, including live fetches',
    anonymous: 'free, up to the rate limit',
    price: 'domain_detail',
  },
  small_file: {
    label: `A file of up to ${ANONYMOUS_BULK_ROWS} rows, enriched immediately`,
    anonymous: 'free, up to the rate limit; each row counts as a request',
    price: 'domain_detail',
  },
  large_file: {
    label: `A file of more than ${ANONYMOUS_BULK_ROWS} rows`,
    anonymous: undefined,
    price: 'domain_detail',
  },
  job: { label: 'A bulk enrich job (async=true)', anonymous: undefined, price: 'domain_detail' },
  proxy: { label: 'Fetching a page through a proxy', anonymous: undefined, price: 'domain_detail' },
  saved_export: {
    label: 'An export of a list or of viewed companies',
    anonymous: undefined,
    price: 'export_row',
  },
} as const satisfies Record<string, Offer>;

export type OfferName = keyof typeof offers;
