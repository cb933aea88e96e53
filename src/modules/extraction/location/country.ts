import type { Heuristic } from '../heuristic.ts';
import { englishCountryName } from './country-names.ts';
import type { Voter } from './vote.ts';
import { addressShapeVote } from './votes/address-shapes.ts';
import { companyIdentifierVote } from './votes/company-identifiers.ts';
import { currencyVote } from './votes/currency.ts';
import { declaredLocaleVote } from './votes/declared-locale.ts';
import { domainSuffixVote } from './votes/domain-suffix.ts';
import { languageHomeVote } from './votes/language-home.ts';
import { linkedDomainVote } from './votes/linked-domains.ts';
import { phonePrefixVote } from './votes/phone-prefixes.ts';
import { placeNameVote } from './votes/place-names.ts';
import { structuredAddressVote } from './votes/structured-address.ts';

const VOTERS: readonly Voter[] = [
  domainSuffixVote,
  structuredAddressVote,
  phonePrefixVote,
  companyIdentifierVote,
  addressShapeVote,
  placeNameVote,
  declaredLocaleVote,
  languageHomeVote,
  currencyVote,
  linkedDomainVote,
];

/** Below this the page has said too little; an unknown country is better than an invented one. */
const WEIGHT_MIN = 0.95;

/** The country most of the evidence speaks for. */
export const findCountry: Heuristic = (page, settled) => {
  const tally = new Map<string, { weight: number; evidence: string[] }>();
  for (const voter of VOTERS) {
    for (const { country, weight, evidence } of voter(page, settled)) {
      const entry = tally.get(country) ?? { weight: 0, evidence: [] };
      entry.weight += weight;
      entry.evidence.push(evidence);
      tally.set(country, entry);
    }
  }
  const [winner] = [...tally].sort((a, b) => b[1].weight - a[1].weight);
  if (winner === undefined || winner[1].weight < WEIGHT_MIN) return [];
  const [country, { evidence }] = winner;
  const name = englishCountryName(country);
  return [
    { column: 'country', value: country, evidence: [...new Set(evidence)].join(', ') },
    ...(name === null ? [] : [{ column: 'country_name' as const, value: name, evidence: 'country' }]),
  ];
};
