import type { Price } from './prices.ts';

/** Maximum number of rows in a file that is looked up without an account. */
export const ANONYMOUS_BULK_ROWS = 100;

interface Offer {
  /** The heading of its row in tables. */
  readonly label: string;
  /** What callers without an account get, or undefined if an account is required. */
  readonly anonymous: string | undefined;
  /** The price for accounts, per profile or per row. */
  readonly price: Price;
}

/**
 * The single table of who may do what, and at which price. The pricing page and the API documentation print it, and endpoints call
 * `requireAccount` by it, so that they cannot disagree. Everything offered without an account is bounded by the anonymous rate limit, row
 * by row, so that nobody gets more by not signing in than an account gets by paying.
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
  job: { label: 'A bulk look-up job (async=true)', anonymous: undefined, price: 'domain_detail' },
  proxy: { label: 'Fetching a page through a proxy', anonymous: undefined, price: 'domain_detail' },
  saved_export: {
    label: 'An export of a list or of viewed companies',
    anonymous: undefined,
    price: 'export_row',
  },
} as const satisfies Record<string, Offer>;

export type OfferName = keyof typeof offers;
