import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Enrichment } from '../enrichment.ts';
import type { BulkRow, RowEnd } from './bulk-row.ts';
import { endWithoutLookup } from './bulk-row.ts';
import type { LimiterShare } from './fair-limiter.ts';

export interface RowLookupDependencies {
  readonly enrichment: Pick<Enrichment, 'enrich'>;
  readonly database: Database;
  readonly logger: Pick<Logger, 'warn'>;
}

/** How long a row waits for a slot in its network: a thousand rows of one network take four minutes. */
const PACED_MS_MAX = 15 * 60_000;
/** How long it waits for this service: if overloaded, it would otherwise never finish with a silent server. */
const BUSY_MS_MAX = 90_000;
const FIRST_WAIT_MS = 1_000;
const WAIT_MS_MAX = 10_000;
/** How often a look-up that fails for internal reasons is tried; then its row ends, so that it does not delay others. */
const ATTEMPTS_MAX = 4;
const RETRY_MS = 200;
const TOO_EARLY: ReadonlySet<string> = new Set(['saturated', 'unavailable']);
const FAILED = 'internal error; send the row again later';

/**
 * Looks up one row in the background: others go first, robots.txt is checked, and neither browser nor proxy is used. Throws only if the
 * signal aborts.
 */
export async function lookUpRow(
  row: BulkRow,
  limiter: LimiterShare,
  { enrichment, database, logger }: RowLookupDependencies,
  signal: AbortSignal,
): Promise<RowEnd> {
  const end = endWithoutLookup(row);
  const { domain } = row;
  if (end || domain === undefined) return end ?? { status: 'invalid', error: '' };
  const began = performance.now();
  let waitMs = FIRST_WAIT_MS;
  for (let failures = 0; ; ) {
    try {
      return await limiter.run(() => lookUp(domain, enrichment, signal), signal);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      // Its network, or this service, has no capacity at the moment. Others can use its slot while it waits.
      const tooEarly = error instanceof AppError && TOO_EARLY.has(error.code) ? error : undefined;
      const isOutage = tooEarly?.code !== 'saturated' && !(await isReachable(database));
      if (isOutage || tooEarly) {
        if (!isOutage && tooEarly && performance.now() - began > patienceMsOf(tooEarly))
          return { status: 'not_found', error: tooEarly.message };
        // Spread the retries over time.
        await delay(waitMs * (0.5 + Math.random()), undefined, { signal });
        waitMs = Math.min(WAIT_MS_MAX, waitMs * 1.5);
        continue;
      }
      failures += 1;
      if (failures === ATTEMPTS_MAX) {
        logger.warn({ err: error, domain }, 'a row of a bulk job failed');
        return { status: 'not_found', error: FAILED };
      }
      await delay(RETRY_MS * failures ** 2, undefined, { signal });
    }
  }
}

const patienceMsOf = ({ details }: AppError): number =>
  details.failure === 'paced' ? PACED_MS_MAX : BUSY_MS_MAX;

/** While the database is unreachable every look-up fails; that does not count against the row, however long it lasts. */
async function isReachable(database: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(database);
    return true;
  } catch {
    return false;
  }
}

async function lookUp(
  domain: string,
  enrichment: Pick<Enrichment, 'enrich'>,
  signal: AbortSignal,
): Promise<RowEnd> {
  const outcome = await enrichment.enrich(domain, {
    waitMs: 15_000,
    force: false,
    allowed: { browser: false, proxy: false },
    urgency: 'background',
    anyAge: true,
    signal,
  });
  if (outcome.kind === 'not_found') return { status: 'not_found', error: outcome.sentence };
  return { status: outcome.enriched.source === 'cached' ? 'indexed' : 'fetched', error: '' };
}
