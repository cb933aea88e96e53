import { inSpan } from '../../../platform/tracing/index.ts';
import type { Tier, TierOutcome } from './tier.ts';

/** A tier whose attempts are counted, and are spans of the request that waits for them. */
export const observed = (tier: Tier, onFetched: (tier: string, outcome: string) => void): Tier => ({
  name: tier.name,
  fetch(request) {
    const { domain, urgency } = request;
    const attributes = { 'homedex.domain': domain, 'homedex.urgency': urgency };
    return inSpan(`fetch ${tier.name}`, attributes, () => tier.fetch(request), describe).then((outcome) => {
      onFetched(tier.name, nameOf(outcome));
      return outcome;
    });
  },
});

const describe = (outcome: TierOutcome) => ({ 'homedex.outcome': nameOf(outcome) });

const nameOf = (outcome: TierOutcome): string => (outcome.kind === 'failed' ? outcome.failure : outcome.kind);
