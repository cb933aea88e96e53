/** How a row of a bulk look-up ended. */
export const rowStatuses = ['indexed', 'fetched', 'not_found', 'invalid', 'duplicate'] as const;
export type RowStatus = (typeof rowStatuses)[number];

/** A row as it was sent, and the domain in it: undefined where there is none. */
export interface BulkRow {
  /** The text in place of a domain; empty where there is one. */
  readonly given: string;
  readonly domain: string | undefined;
  /** The same domain is in an earlier row. */
  readonly isRepeated: boolean;
  /** The cells of the sender's own columns; none where they are not stored. */
  readonly own: readonly string[];
}

export interface RowEnd {
  readonly status: RowStatus;
  /** A sentence where there is no profile; else empty. */
  readonly error: string;
}

/** The columns of a row that no profile has. */
export const lookupColumns = ['lookup_status', 'lookup_error'] as const;

/** Of rows that need no look-up; undefined of the others. */
export function endWithoutLookup({ given, domain, isRepeated }: BulkRow): RowEnd | undefined {
  if (domain === undefined)
    return {
      status: 'invalid',
      error: given === '' ? 'the row contains no domain' : 'this is not a domain name',
    };
  return isRepeated ? { status: 'duplicate', error: 'duplicate of an earlier row' } : undefined;
}

export const hasProfile = ({ status }: RowEnd): boolean => status === 'indexed' || status === 'fetched';
