import type { Readable } from 'node:stream';
import { type Caller, tiers } from '../../../callers/index.ts';
import type { CompanyStore } from '../../companies/index.ts';
import type { RowWriter } from '../../exports/index.ts';
import { bulkFile, type EndedRow, type PayForRows } from './bulk-file.ts';
import type { BulkRow } from './bulk-row.ts';
import { inOrder } from './in-order.ts';
import { Lanes } from './lanes.ts';
import { lookUpRow, type RowLookupNeeds } from './look-up-row.ts';

/** Domains fetched at a time for all files together. */
export const LANES = 40;
/** Rows that may have ended before the one that is next to be written. */
const AHEAD = 1_000;
const LANES_OF_A_FILE = 10;

/** Domains fetched at a time for one file: who has no account, or a free one, waits longer and gets the same. */
export const lanesOf = (caller: Caller): number =>
  caller.kind === 'operator'
    ? LANES
    : Math.min(LANES, LANES_OF_A_FILE * (caller.kind === 'account' ? tiers[caller.tier].placesFactor : 1));

export interface BulkLookup {
  /** The rows with their profiles as a file, in their order, looked up as fast as it is read. A reader who leaves stops what has not begun. */
  file(
    rows: readonly BulkRow[],
    options: { lanes: number; writer: RowWriter; pay: PayForRows; signal: AbortSignal },
  ): Readable;
}

export function createBulkLookup(
  companies: Pick<CompanyStore, 'findMany'>,
  needs: RowLookupNeeds,
): BulkLookup {
  return {
    file: (rows, { lanes, writer, pay, signal }) =>
      bulkFile(endedRows(rows, lanes, signal), companies, writer, pay),
  };

  async function* endedRows(
    rows: readonly BulkRow[],
    lanes: number,
    left: AbortSignal,
  ): AsyncGenerator<EndedRow> {
    const over = new AbortController();
    const signal = AbortSignal.any([left, over.signal]);
    const own = new Lanes(lanes);
    try {
      for await (const { item, result } of inOrder(rows, AHEAD, (row) => lookUpRow(row, own, needs, signal)))
        yield { row: item, end: result };
    } finally {
      over.abort(new Error('nobody reads the file any more'));
    }
  }
}
