export const rowStatuses = ['indexed', 'fetched', 'not_found', 'invalid', 'duplicate'] as const;
export type RowStatus = (typeof rowStatuses)[number];

/** A row as it was sent, and the domain in it; undefined if there is none. */
export interface BulkRow {
  /** The text instead of a domain; empty if there is a domain. */
  readonly given: string;
  readonly domain: string | undefined;
  /** Whether an earlier row has the same domain. */
  readonly isRepeated: boolean;
  /** The cells of the sender's own columns; empty if they are not stored. */
  readonly own: readonly string[];
}

export interface RowEnd {
  readonly status: RowStatus;
  /** Why there is no profile, as a sentence; empty if there is one. */
  readonly error: string;
}

/** The columns of a row that are not part of a profile. */
export const lookupColumns = ['lookup_status', 'lookup_error'] as const;

/** The end of a row that needs no look-up; undefined for all others. */
export function endWithoutLookup({ given, domain, isRepeated }: BulkRow): RowEnd | undefined {
  if (domain === undefined)
    return {
      status: 'invalid',
      error: given === '' ? 'the row contains no domain' : 'this is not a domain name',
    };
  return isRepeated ? { status: 'duplicate', error: 'duplicate of an earlier row' } : undefined;
}

export const hasProfile = ({ status }: RowEnd): boolean => status === 'indexed' || status === 'fetched';
