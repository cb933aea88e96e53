import { type Caller, payerOf } from '../../../access/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { LookalikeServices } from './define-route.ts';

/** How a seed that is not indexed is fetched: the same way as by `/lookup`. */
const LOOKUP = {
  waitMs: 1_500,
  force: false,
  anyAge: true,
  allowed: { browser: true, proxy: false },
  urgency: 'awaited',
} as const;

/**
 * Fetches and indexes those of the domains that are not indexed. Each costs as much as a look-up, charged when it has arrived; if one
 * fails, the call ends and that one costs nothing. Returns the credits that were charged.
 */
export async function fetchSeeds(
  domains: readonly string[],
  caller: Caller,
  { companies, charges, liveFetching }: LookalikeServices,
  signal: AbortSignal,
): Promise<number> {
  const known = await companies.findCards(domains);
  const payer = payerOf(caller);
  let credits = 0;
  for (const domain of domains.filter((one) => !known.has(one))) {
    if (payer) await charges.check(payer, 'domain_detail', domain);
    const outcome = await liveFetching.enrichment.enrich(domain, { ...LOOKUP, signal });
    if (outcome.kind === 'not_found') throw new AppError('not_found', outcome.sentence);
    if (payer) credits += await charges.settle(payer, 'domain_detail', domain, '/competitors');
  }
  return credits;
}
