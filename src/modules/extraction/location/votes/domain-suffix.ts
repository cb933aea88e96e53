import { countryCode } from '../country-names.ts';
import type { Voter } from '../vote.ts';

/** A national suffix is the strongest single sign, unless it is used worldwide as a word. */
export const domainSuffixVote: Voter = (page, settled) => {
  const suffix = page.address.domain.slice(page.address.domain.lastIndexOf('.') + 1).toLowerCase();
  if (AMERICAN.has(suffix)) return [{ country: 'US', weight: 4, evidence: `.${suffix}` }];
  const country =
    suffix === 'su' ? 'RU' : suffix.length === 2 ? countryCode(suffix) : IDN_SUFFIXES.get(suffix);
  if (country === null || country === undefined) return [];
  const languages = WORLDWIDE.get(suffix);
  if (languages === undefined) return [{ country, weight: 5, evidence: `.${suffix}` }];
  return languages.includes(settled.language ?? '')
    ? [{ country, weight: 2.5, evidence: `.${suffix} and language` }]
    : [];
};

const AMERICAN = new Set(['gov', 'mil', 'edu']);

const IDN_SUFFIXES = new Map([
  ['xn--p1ai', 'RU'],
  ['xn--90ais', 'BY'],
  ['xn--j1amh', 'UA'],
  ['xn--90a3ac', 'RS'],
  ['xn--qxam', 'GR'],
  ['xn--90ae', 'BG'],
]);

/** Suffixes sold worldwide, with the languages in which they do mean the country. */
const WORLDWIDE: ReadonlyMap<string, readonly string[]> = new Map([
  ['io', []],
  ['co', ['es']],
  ['me', ['sr', 'hr', 'bs']],
  ['tv', []],
  ['ai', []],
  ['cc', []],
  ['ws', []],
  ['tk', []],
  ['ml', []],
  ['ga', []],
  ['cf', []],
  ['gq', []],
  ['to', []],
  ['fm', []],
  ['am', ['hy']],
  ['gg', []],
  ['ly', ['ar']],
  ['sh', []],
  ['ac', []],
  ['st', []],
  ['nu', []],
  ['la', ['lo']],
  ['vc', []],
  ['gs', []],
  ['ms', []],
  ['sc', []],
  ['bz', []],
  ['mn', ['mn']],
  ['pw', []],
  ['cm', ['fr']],
  ['as', []],
  ['im', []],
  ['li', ['de']],
  ['vg', []],
  ['tc', []],
  ['cx', []],
  ['dj', ['fr']],
  ['mu', []],
  ['pn', []],
  ['so', ['so']],
  ['sx', []],
  ['ki', []],
]);
