import { phoneMentions } from '../../contacts/phone-mentions.ts';
import { isNorthAmericanShape, readPhoneNumber } from '../../contacts/phone-number.ts';
import type { Vote, Voter } from '../vote.ts';

/**
 * Country codes the page itself writes; the North American shape speaks for the United States.
 * Offices in several countries share one vote, so that a list of branches does not drown the other evidence.
 */
export const phonePrefixVote: Voter = (page) => {
  const counts = new Map<string, number>();
  let american = 0;
  const seen = new Set<string>();
  for (const { written, source, label } of phoneMentions(page)) {
    const [first = ''] = written;
    if (seen.has(first)) continue;
    if (seen.add(first).size > MENTIONS_MAX) break;
    if (INTERNATIONAL.test(first)) {
      const country = readPhoneNumber(first, null)?.country ?? null;
      if (country !== null) counts.set(country, (counts.get(country) ?? 0) + 1);
    } else if ((source !== 'text' || label !== null || first.includes('(')) && isAmerican(first))
      american += 1;
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const votes: Vote[] = [...counts].map(([country, count]) => ({
    country,
    weight: (PREFIX_WEIGHT * count) / total,
    evidence: 'phone prefix',
  }));
  if (american > 0) votes.push({ country: 'US', weight: 2, evidence: 'North American phone' });
  return votes;
};

const MENTIONS_MAX = 6;
const PREFIX_WEIGHT = 3.5;
const INTERNATIONAL = /^\s*\(?(?:\+|00[1-9])/;

function isAmerican(written: string): boolean {
  return isNorthAmericanShape(written, written.replace(/\D/g, '')) && readPhoneNumber(written, null) !== null;
}
