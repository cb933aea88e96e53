import type { Readable } from 'node:stream';
import { type Caller, tiers } from '../../../access/index.ts';
import type { CompanyStore } from '../../companies/index.ts';
import { type BulkFileShape, bulkFile, type EndedRow, type PayForRows } from './bulk-file.ts';
import type { BulkRow, RowEnd } from './bulk-row.ts';
import type { FairLimiter } from './fair-limiter.ts';
import { lookUpRow, type RowLookupDependencies } from './look-up-row.ts';

/**
 * Concurrent domains of all files together: being fetched, or waiting to be written with others. This is half of all concurrent fetches. A
 * silent server holds a slot for eight seconds, so with fewer slots dead servers would determine how long a file takes.
 */
export const BULK_SLOTS = 128;
/** How many rows may have finished before the one that is written next. */
const AHEAD = 1_000;
const TOO_LATE =
  'the site did not respond in time; try again, or use a job (needs an account), which waits longer';
const SLOTS_PER_FILE = 10;
const SLOTS_OF_OPERATOR = 40;

/** The weight of a file when several share the limiter; a single one takes all free slots. */
export const limiterWeightOf = (caller: Caller): number =>
  caller.kind === 'operator'
    ? SLOTS_OF_OPERATOR
    : SLOTS_PER_FILE * (caller.kind === 'account' ? tiers[caller.tier].concurrencyFactor : 1);

export interface BulkLookup {
  /**
   * The rows with their profiles as a file, in order, looked up as fast as it is read. If the reader leaves, it stops, including running
   * fetches that nobody else waits for.
   */
  file(rows: Iterable<BulkRow>, options: BulkLookupOptions): Readable;
}

export interface BulkLookupOptions {
  readonly limiter: number;
  readonly shape: BulkFileShape;
  readonly pay: PayForRows;
  readonly signal: AbortSignal;
  /** Rows that have not finished by then end as `not_found`, so that a caller does not hold a slot until the slowest site has answered. */
  readonly msMax?: number | undefined;
}

export interface BulkLookupDependencies extends RowLookupDependencies {
  readonly companies: Pick<CompanyStore, 'findMany'>;
  /** Shared by all files and jobs. */
  readonly limiter: FairLimiter;
}

export function createBulkLookup({
  companies,
  limiter: allThreads,
  ...needs
}: BulkLookupDependencies): BulkLookup {
  return {
    file: (rows, options) => bulkFile(endedRows(rows, options), companies, options.shape, options.pay),
  };

  async function* endedRows(
    rows: Iterable<BulkRow>,
    { limiter, signal: left, msMax }: BulkLookupOptions,
  ): AsyncGenerator<EndedRow> {
    const over = new AbortController();
    const late = new AbortController();
    const timer =
      msMax === undefined ? undefined : setTimeout(() => late.abort(new Error('too late')), msMax).unref();
    const signal = AbortSignal.any([left, over.signal, late.signal]);
    const own = allThreads.share(limiter);
    const lookUp = async (row: BulkRow): Promise<RowEnd> => {
      try {
        return await lookUpRow(row, own, needs, signal);
      } catch (error) {
        if (!late.signal.aborted || left.aborted || over.signal.aborted) throw error;
        return { status: 'not_found', error: TOO_LATE };
      }
    };
    try {
      for await (const { item, result } of inOrder(rows, AHEAD, lookUp)) yield { row: item, end: result };
    } finally {
      clearTimeout(timer);
      over.abort(new Error('the reader of the file has disconnected'));
    }
  }
}

/**
 * Processes items concurrently, at most `ahead` of them beyond the next one, and yields the results in the order of the items. Nothing
 * starts while no results are consumed.
 */
async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  ahead: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<{ readonly item: Item; readonly result: Result }> {
  const pending: { readonly item: Item; readonly result: Promise<Result> }[] = [];
  for (const item of items) {
    const result = work(item);
    // The error is handled when it is this item's turn.
    result.catch(() => undefined);
    pending.push({ item, result });
    if (pending.length <= ahead) continue;
    const first = pending.shift();
    if (first) yield { item: first.item, result: await first.result };
  }
  for (const { item, result } of pending) yield { item, result: await result };
}
