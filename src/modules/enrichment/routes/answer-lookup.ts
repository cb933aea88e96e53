import type { AnyCall } from '../../../http/route.ts';
import { AppError } from '../../../platform/errors.ts';
import { recordProfileView } from '../../companies/index.ts';
import type { Enriched, EnrichOptions } from '../enrichment.ts';
import type { EnrichmentServices } from './define-route.ts';

interface Saving {
  readonly save: boolean;
  readonly from: string;
}

/** Returns the profile to a waiting caller, or a 404 with the reason. The profile is saved to the view history like any other. */
export async function answerLookup(
  { caller, services, signal }: AnyCall<EnrichmentServices>,
  domain: string,
  saving: Saving,
  options: Omit<EnrichOptions, 'signal' | 'urgency'>,
): Promise<Enriched> {
  const { enrichment } = services.liveFetching;
  const outcome = await enrichment.enrich(domain, { ...options, urgency: 'awaited', signal });
  if (outcome.kind === 'not_found') throw new AppError('not_found', outcome.sentence);
  const { viewHistory } = services.workspace;
  await recordProfileView(domain, outcome.enriched.profile, { caller, viewHistory, saving });
  return outcome.enriched;
}
