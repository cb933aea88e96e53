import type { Finding, Heuristic, Settled } from '../heuristic.ts';
import type { FoundPhrase } from './matching/context-reader.ts';
import { readPage } from './page-reading.ts';

/** Industries whose customers are nearly always of one kind. */
const usualBuyers: Readonly<Record<string, 'b2b' | 'b2c'>> = {
  'E-commerce & Retail': 'b2c',
  'Restaurants & Catering': 'b2c',
  'Beauty & Wellness': 'b2c',
  'Travel & Hospitality': 'b2c',
  'Pets & Veterinary': 'b2c',
  'Health & Medical': 'b2c',
  'Gambling & Betting': 'b2c',
  Adult: 'b2c',
  'Marketing & Media': 'b2b',
  'Manufacturing & Industrial': 'b2b',
  'Chemicals & Materials': 'b2b',
  'Electronics & Electrical Equipment': 'b2b',
  'Recruitment & HR': 'b2b',
  'Sports & Fitness': 'b2c',
};

/** Makers whose products are bought for homes as often as for factories, so their industry says nothing about the buyers. */
const withEitherBuyer = new Set(['Textile, Wood, Glass & Furniture Makers']);

/** Public bodies, charities and the press have no customers of either kind. */
const withoutBuyers = new Set([
  'Government',
  'Nonprofit & Associations',
  'Religion & Spirituality',
  'News & Publishing',
]);

/** Industries that decide alone: restaurants serve people, not companies. */
const plainBuyers = new Set([
  'Restaurants & Catering',
  'Beauty & Wellness',
  'Pets & Veterinary',
  'Travel & Hospitality',
  'Gambling & Betting',
  'Adult',
  'Manufacturing & Industrial',
  'Chemicals & Materials',
  'Electronics & Electrical Equipment',
  'Marketing & Media',
]);

const scoreMin = 2;
/** Both kinds are served if the rarer one is addressed at least a third as often. */
const bothFactor = 3;
const usualScore = 1;
const plainScore = 2;
const shopScore = 1;
const identityScore = 2;

/**
 * Whom the company sells to, by how the page addresses its buyers. The industry tips the scales, and decides alone only if its buyers are
 * nearly always of one kind.
 */
export const b2bOrB2c: Heuristic = (page, settled) => {
  if (settled.industry !== null && withoutBuyers.has(settled.industry)) return [];
  const scores = { b2b: 0, b2c: 0 };
  const reasons = new Set<string>();
  const met = new Set<number>();
  let isStated = false;
  // Zones are ordered by weight, and a word counts in the first zone that contains it.
  for (const { found, isIdentity, name } of readPage(page)) {
    for (const phrase of found) {
      const buyers = buyersOf(phrase);
      if (buyers === null || met.has(phrase.phrase.id)) continue;
      met.add(phrase.phrase.id);
      scores[buyers] += isIdentity ? identityScore : 1;
      isStated ||= phrase.phrase.audience === null;
      reasons.add(`${phrase.phrase.text} (${name})`);
    }
  }
  // "For weddings and companies": one kind of customer among several says little about all of them. Software pages state whom the software
  // is for.
  if (reasons.size === 1 && !isStated && settled.industry !== 'Software & IT')
    return withIndustry(settled, { b2b: 0, b2c: 0 }, new Set());
  return withIndustry(settled, scores, reasons);
};

function withIndustry(
  settled: Settled,
  scores: { b2b: number; b2c: number },
  reasons: Set<string>,
): readonly Finding[] {
  if (settled.has_ecommerce === true) {
    scores.b2c += shopScore;
    reasons.add('a shop on the page');
  }
  const isOpen = settled.sub_industry !== null && withEitherBuyer.has(settled.sub_industry);
  const usual = settled.industry === null || isOpen ? undefined : usualBuyers[settled.industry];
  if (usual !== undefined) {
    const isPlain = settled.industry !== null && plainBuyers.has(settled.industry);
    if (isPlain) reasons.add(`industry ${settled.industry}`);
    if (isPlain) scores[usual] += plainScore;
    else if (reasons.size > 0) scores[usual] += usualScore;
  }
  const value = verdict(scores);
  return value === null
    ? []
    : [{ column: 'b2b_or_b2c', value, evidence: [...reasons].slice(0, 5).join(', ') }];
}

function buyersOf({ phrase, isAddressed }: FoundPhrase): 'b2b' | 'b2c' | null {
  const { signals, audience } = phrase;
  if (audience !== null && (isAddressed || audience.isWhole))
    return audience.kind === 'people' ? 'b2c' : 'b2b';
  if (signals.includes('b2b') || signals.includes('wholesale')) return 'b2b';
  return signals.includes('b2c') || signals.includes('cart') ? 'b2c' : null;
}

function verdict({ b2b, b2c }: { b2b: number; b2c: number }): string | null {
  if (Math.max(b2b, b2c) < scoreMin) return null;
  if (Math.min(b2b, b2c) >= scoreMin && Math.min(b2b, b2c) * bothFactor >= Math.max(b2b, b2c)) return 'both';
  return b2b > b2c ? 'b2b' : 'b2c';
}
