import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '../../platform/errors.ts';

/** The rows of an export, fixed before it starts: their domains in order, and a digest of everything that identifies them. */
export interface ExportPlan {
  readonly rows: number;
  readonly digest: string;
  batches(): Iterable<readonly string[]>;
}

export interface PlannedRow {
  readonly domain: string;
  /** What identifies the row in addition to the domain, for example the queries that found the company. */
  readonly identity: string;
}

const EXPORT_ROWS_MAX = 1_000_000;
const PLAN_BATCH = 200;

/**
 * Reads all rows of an export once and holds them as one string per batch, about 20 bytes per row. So what is sent is what was paid for,
 * whatever is saved or removed in the meantime.
 */
export async function planExport(
  kind: string,
  rowsAfter: (domain: string, limit: number) => Promise<readonly PlannedRow[]>,
  signal: AbortSignal,
): Promise<ExportPlan> {
  const digest = createHash('sha256').update(kind);
  const batches: string[] = [];
  let rows = 0;
  for (let after = ''; ; ) {
    const batch = await rowsAfter(after, PLAN_BATCH);
    const last = batch.at(-1);
    if (!last) break;
    for (const { domain, identity } of batch) digest.update(`\n${domain}\t${identity}`);
    batches.push(batch.map(({ domain }) => domain).join('\n'));
    rows += batch.length;
    if (rows > EXPORT_ROWS_MAX) throw tooLarge();
    after = last.domain;
    // The database answers within the same turn; yield so that other requests get theirs.
    await nextTurn();
    signal.throwIfAborted();
  }
  return {
    rows,
    digest: digest.digest('hex'),
    *batches() {
      for (const batch of batches) yield batch.split('\n');
    },
  };
}

const tooLarge = (): AppError =>
  new AppError(
    'invalid_input',
    `An export can contain at most ${EXPORT_ROWS_MAX.toLocaleString('en')} companies. Export one query at a time.`,
  );
