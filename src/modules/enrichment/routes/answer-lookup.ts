import { z } from 'zod';
import type { AnyCall } from '../../../http/route.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Enriched, EnrichOptions } from '../enrichment.ts';
import type { EnrichmentServices } from './define-route.ts';

/** The same as for a profile that is read from the index. */
export const savingParameters = {
  save: z
    .boolean()
    .default(true)
    .describe('false: nothing is saved to your viewed companies (`/auth/my-companies`).'),
  from: z
    .string()
    .max(200)
    .default('')
    .describe('The query that led here; the company is saved under it. Empty: under its domain.'),
};

interface Saving {
  readonly save: boolean;
  readonly from: string;
}

/** Returns the profile to a waiting caller, or a 404 with the reason. The profile is saved to the view history like any other. */
export async function answerLookup(
  { caller, services, signal }: AnyCall<EnrichmentServices>,
  domain: string,
  { save, from }: Saving,
  options: Omit<EnrichOptions, 'signal' | 'urgency'>,
): Promise<Enriched> {
  const { enrichment } = services.liveFetching;
  const outcome = await enrichment.enrich(domain, { ...options, urgency: 'awaited', signal });
  if (outcome.kind === 'not_found') throw new AppError('not_found', outcome.sentence);
  const { profile } = outcome.enriched;
  if (caller.kind === 'account' && save)
    await services.workspace.viewHistory.record({
      accountId: caller.accountId,
      query: from.trim() || domain,
      kind: 'profile',
      companies: () => [
        {
          domain,
          title: profile.title ?? '',
          company_name: profile.company_name ?? '',
          industry: profile.industry ?? '',
          country: profile.country ?? '',
        },
      ],
    });
  return outcome.enriched;
}
