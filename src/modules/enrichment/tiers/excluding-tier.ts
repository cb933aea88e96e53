import { domainOfHost } from '../../../lib/domain-name.ts';
import { factsOf } from '../site-failure.ts';
import type { Tier, TierOutcome } from './tier.ts';

const excluded: TierOutcome = {
  kind: 'failed',
  failure: 'excluded',
  message: factsOf('excluded').sentence,
};

/** A tier that does not fetch excluded domains, and keeps nothing of a page that a redirect has led to on one of them. */
export const excluding = (tier: Tier, isExcluded: (domain: string) => boolean): Tier => ({
  name: tier.name,
  async fetch(request) {
    if (isExcluded(request.domain)) return excluded;
    const outcome = await tier.fetch(request);
    if (outcome.kind !== 'content') return outcome;
    const { domain, url } = outcome.found.page;
    const answered = domainOfHost(URL.parse(url)?.hostname ?? '');
    return isExcluded(domain) || (answered !== undefined && isExcluded(answered)) ? excluded : outcome;
  },
});
