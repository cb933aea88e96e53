import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../../../platform/errors.ts';
import type { Enrichment } from '../enrichment.ts';
import type { BulkRow, RowEnd } from './bulk-row.ts';
import { endWithoutLookup } from './bulk-row.ts';
import type { Lanes } from './lanes.ts';

export interface RowLookupNeeds {
  readonly enrichment: Pick<Enrichment, 'enrich'>;
  /** Of all files together. */
  readonly lanes: Lanes;
}

const BUSY_TRIES_MAX = 60;
const BUSY_MS = 1_000;

/** Looks one row up, in the background: others go first, robots.txt is asked, and no browser or proxy is. */
export async function lookUpRow(
  row: BulkRow,
  own: Lanes,
  { enrichment, lanes }: RowLookupNeeds,
  signal: AbortSignal,
): Promise<RowEnd> {
  const end = endWithoutLookup(row);
  const { domain } = row;
  if (end || domain === undefined) return end ?? { status: 'invalid', error: '' };
  return own.run(() => lanes.run(() => fetchPatiently(domain, enrichment, signal)));
}

async function fetchPatiently(
  domain: string,
  enrichment: Pick<Enrichment, 'enrich'>,
  signal: AbortSignal,
): Promise<RowEnd> {
  for (let tries = 1; ; tries++) {
    signal.throwIfAborted();
    try {
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
    } catch (error) {
      // Its network, or this service, has no room just now.
      if (!(error instanceof AppError && error.code === 'saturated')) throw error;
      if (tries === BUSY_TRIES_MAX) return { status: 'not_found', error: error.message };
      await delay(BUSY_MS, undefined, { signal });
    }
  }
}
