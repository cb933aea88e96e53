import { type PhoneMention, phoneMentions } from '../../contacts/phone-mentions.ts';
import { callingCountry, isNorthAmericanShape, readPhoneNumber } from '../../contacts/phone-number.ts';
import type { Vote, Voter } from '../vote.ts';

/**
 * Country codes that the page itself writes, and the countries of North American numbers, which share one code and one format. Offices in
 * several countries share one vote, so that a list of branches does not outweigh the other evidence.
 */
export const phonePrefixVote: Voter = (page) => {
  const written = new Map<string, number>();
  const american = new Map<string, number>();
  const seen = new Set<string>();
  for (const mention of phoneMentions(page)) {
    const [first = ''] = mention.written;
    if (seen.has(first)) continue;
    if (seen.add(first).size > MENTIONS_MAX) break;
    const country = callingCountry(first);
    if (country !== null && !SHARED.has(country)) increase(written, country);
    else if (country !== null) increase(written, readPhoneNumber(first, null)?.country ?? null);
    else if (isAmericanMention(mention) && american.size < 2)
      increase(american, readPhoneNumber(first, null)?.country ?? 'US');
  }
  return [
    ...shared(written, PREFIX_WEIGHT, 'phone prefix'),
    ...shared(american, SHAPE_WEIGHT, 'North American phone'),
  ];
};

const MENTIONS_MAX = 6;
const PREFIX_WEIGHT = 3.5;
const SHAPE_WEIGHT = 2;
/** Codes that several countries share, which only the whole number distinguishes. */
const SHARED = new Set(['US', 'RU']);

/** A bare number in running text counts only with a label or brackets. */
function isAmericanMention({ written, source, label }: PhoneMention): boolean {
  const [first = ''] = written;
  const stated = source !== 'text' || label !== null || first.includes('(');
  return stated && isNorthAmericanShape(first, first.replace(/\D/g, ''));
}

function increase(counts: Map<string, number>, country: string | null): void {
  if (country !== null) counts.set(country, (counts.get(country) ?? 0) + 1);
}

function shared(counts: ReadonlyMap<string, number>, weight: number, evidence: string): Vote[] {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].map(([country, count]) => ({ country, weight: (weight * count) / total, evidence }));
}
