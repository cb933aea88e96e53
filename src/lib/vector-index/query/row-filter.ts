import { RowBits } from '../files/row-bits.ts';
import type { Segment } from './segment.ts';

/** Keys that may or may not be answers. */
export interface KeyFilter {
  readonly allow: ReadonlySet<string> | undefined;
  readonly exclude: ReadonlySet<string> | undefined;
}

/** The rows of a segment that are no answers: dead ones, those excluded, those not allowed. */
export function skippedRows(segment: Segment, { allow, exclude }: KeyFilter, onKeys: () => void): RowBits {
  const { dead, facts } = segment;
  if (allow === undefined && exclude === undefined) return dead;
  const skipped = allow === undefined ? dead.copy(facts.rows) : RowBits.full(facts.rows);
  let seen = 0;
  const forRows = (keys: ReadonlySet<string>, use: (row: number) => void): void => {
    for (const key of keys) {
      if (seen++ % 256 === 0) onKeys();
      for (const row of segment.keys.rowsWithHash(Buffer.from(key))) use(row);
    }
  };
  if (allow !== undefined)
    forRows(allow, (row) => {
      if (!dead.has(row)) skipped.remove(row);
    });
  if (exclude !== undefined) forRows(exclude, (row) => skipped.add(row));
  return skipped;
}

export function isAllowed(key: string, { allow, exclude }: KeyFilter): boolean {
  return allow?.has(key) !== false && exclude?.has(key) !== true;
}
