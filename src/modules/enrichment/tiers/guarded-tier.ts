import { domainOfHost } from '../../../lib/domain-name.ts';
import { inSpan } from '../../../platform/tracing/index.ts';
import { factsOf } from '../site-failure.ts';
import type { Tier, TierOutcome } from './tier.ts';

interface Guards {
  readonly isExcluded: (domain: string) => boolean;
  /** Called after every attempt. */
  readonly onFetched: (tier: string, outcome: string) => void;
}

const excluded: TierOutcome = {
  kind: 'failed',
  failure: 'excluded',
  message: factsOf('excluded').sentence,
};

/**
 * A tier that does not fetch excluded domains and discards a page if a redirect led to one of them. Its attempts are counted, and traced as
 * spans of the request that waits for them.
 */
export const guarded = (tier: Tier, { isExcluded, onFetched }: Guards): Tier => ({
  name: tier.name,
  async fetch(request) {
    const { domain, urgency } = request;
    if (isExcluded(domain)) return excluded;
    const span = {
      name: `fetch ${tier.name}`,
      kind: 'client' as const,
      attributes: { 'server.address': domain, 'homedex.urgency': urgency },
    };
    const outcome = await inSpan(span, () => tier.fetch(request), describe);
    onFetched(tier.name, nameOf(outcome));
    if (outcome.kind !== 'content') return outcome;
    const { page } = outcome.found;
    const answered = domainOfHost(URL.parse(page.url)?.hostname ?? '');
    const isReachedExcluded = isExcluded(page.domain) || (answered !== undefined && isExcluded(answered));
    return isReachedExcluded ? excluded : outcome;
  },
});

const describe = (outcome: TierOutcome) => ({
  'homedex.outcome': nameOf(outcome),
  ...(outcome.kind === 'failed' && { 'error.type': outcome.failure }),
});

const nameOf = (outcome: TierOutcome): string => (outcome.kind === 'failed' ? outcome.failure : outcome.kind);
