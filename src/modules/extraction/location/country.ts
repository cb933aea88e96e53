import { pagePieces } from '../contacts/page-pieces.ts';
import { readPhoneNumber } from '../contacts/phone-number.ts';
import type { Heuristic } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { englishCountryName } from './country-names.ts';
import { figureLines } from './frame-text.ts';
import type { Vote, Voter } from './vote.ts';
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

/** Cheap and reliable voters; if they leave no doubt, the others do not run. */
const FIRST_VOTERS: readonly Voter[] = [
  domainSuffixVote,
  structuredAddressVote,
  declaredLocaleVote,
  languageHomeVote,
];
const MORE_VOTERS: readonly Voter[] = [
  phonePrefixVote,
  companyIdentifierVote,
  addressShapeVote,
  placeNameVote,
  currencyVote,
  linkedDomainVote,
];

/** A lead the remaining voters could not plausibly make up. */
const LEAD_SURE = 5;
/** Below this there is too little evidence, and an unknown country is better than an invented one. */
const WEIGHT_MIN = 0.95;

interface CountryTotal {
  weight: number;
  readonly evidence: string[];
}

/** The country with the most evidence. */
export const findCountry: Heuristic = (page, settled) => {
  const totals = new Map<string, CountryTotal>();
  for (const voter of FIRST_VOTERS) count(voter(page, settled), totals);
  if (lead(totals) < LEAD_SURE) for (const voter of MORE_VOTERS) count(voter(page, settled), totals);
  const [winner] = [...totals].sort((a, b) => b[1].weight - a[1].weight);
  if (winner === undefined || winner[1].weight < WEIGHT_MIN) return [];
  const [country, { evidence }] = winner;
  if (isOneName(evidence) && !hasPhoneOf(country, page)) return [];
  const name = englishCountryName(country);
  return [
    { column: 'country', value: country, evidence: [...new Set(evidence)].join(', ') },
    ...(name === null ? [] : [{ column: 'country_name' as const, value: name, evidence: 'country' }]),
  ];
};

/** A name alone never decides, except a town in the title: perfumes, universities, stories and lists of countries are full of names. */
function isOneName(evidence: readonly string[]): boolean {
  return new Set(evidence).size === 1 && /^(?:country named|place named in frame)/.test(evidence[0] ?? '');
}

const NUMBERS_MAX = 10;

/** Whether a phone number on the page, dialled from within the country, is one of its numbers. */
function hasPhoneOf(country: string, page: ParsedPage): boolean {
  const dialled = pagePieces(page).dialled.map(({ rawHref }) => rawHref.replace(/^\w+:/, ''));
  const written = figureLines(page).match(/[\d(][\d\s().-]{6,16}\d/g) ?? [];
  return [...dialled, ...written]
    .slice(0, NUMBERS_MAX)
    .some((number) => readPhoneNumber(number, country) !== null);
}

function count(votes: readonly Vote[], totals: Map<string, CountryTotal>): void {
  for (const { country, weight, evidence } of votes) {
    const entry = totals.get(country) ?? { weight: 0, evidence: [] };
    entry.weight += weight;
    entry.evidence.push(evidence);
    totals.set(country, entry);
  }
}

function lead(totals: ReadonlyMap<string, CountryTotal>): number {
  const [first = 0, second = 0] = [...totals.values()].map(({ weight }) => weight).sort((a, b) => b - a);
  return first - second;
}
