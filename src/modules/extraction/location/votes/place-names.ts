import { isLowerLetter } from '../../language/letters.ts';
import { countriesByName } from '../country-names.ts';
import { frameText } from '../frame-text.ts';
import { PLACES } from '../places.ts';
import type { Vote, Voter } from '../vote.ts';

/**
 * Countries, regions and large cities named in the title, the description and the page's header or footer; a list of many countries is not
 * evidence.
 */
export const placeNameVote: Voter = (page) => {
  const headline = `${page.title ?? ''}\n${page.metas.get('description')?.[0] ?? ''}\n${page.metas.get('keywords')?.[0]?.slice(0, 200) ?? ''}`;
  const frame = frameText(page);
  return [
    ...votesIn(headline, 1.8, 'title or description'),
    ...votesIn(frame, 1.2, 'frame'),
    ...shared(countriesOfAddresses(frame), ADDRESS_WEIGHT, 'end of an address'),
  ];
};

const ADDRESS_WEIGHT = 1;

/** "12 Mill Lane / Kvarnby, Sweden": the country after a town, in a line with a number or below one. */
function countriesOfAddresses(frame: string): Set<string> {
  const found = new Set<string>();
  let hadNumber = false;
  for (const line of frame.split('\n')) {
    const hasNumber = /\d/.test(line);
    if (hasNumber || hadNumber) {
      const name = TOWN_AND_COUNTRY.exec(line)?.[1]?.toLowerCase();
      const country = name === undefined ? undefined : countriesByName().get(name);
      if (country !== undefined) found.add(country);
    }
    hadNumber = hasNumber && line.length <= ADDRESS_LINE_MAX;
  }
  return found;
}

const ADDRESS_LINE_MAX = 120;
const TOWN_AND_COUNTRY =
  /^.{0,100}?\p{Lu}[\p{L}'’-]{1,40},? *[\d -]{0,10}, *(\p{Lu}[\p{L} .'’-]{2,30}?)\.?$/u;

const COUNTRIES_MAX = 3;

function votesIn(text: string, weight: number, where: string): Vote[] {
  const named = new Set<string>();
  const placed = new Set<string>();
  const lower = text.toLowerCase();
  const { length } = lower;
  let start = 0;
  for (let index = 0; index <= length; index += 1) {
    // Never reads past the end, because that deoptimises the loop.
    if (index < length && isLowerLetter(lower.charCodeAt(index))) continue;
    if (index - start >= WORD_MIN && mayBeginName(lower, start)) {
      for (const { name, country, isCountry } of NAMES_BY_FIRST_WORD.get(lower.slice(start, index)) ?? NONE) {
        const end = start + name.length;
        if (lower.startsWith(name, start) && (end >= length || !isLowerLetter(lower.charCodeAt(end))))
          (isCountry ? named : placed).add(country);
      }
    }
    start = index + 1;
  }
  return [
    ...shared(named, weight, `country named in ${where}`),
    ...shared(placed, weight, `place named in ${where}`),
  ];
}

const WORD_MIN = 3;

/** Indexed by a hash of the first three letters: most words of a text start no name, and need not be extracted to find that out. */
const beginnings = new Uint8Array(1 << 14);

function mayBeginName(text: string, start: number): boolean {
  return beginnings[beginningOf(text, start)] === 1;
}

function beginningOf(text: string, start: number): number {
  const mixed = text.charCodeAt(start) * 961 + text.charCodeAt(start + 1) * 31 + text.charCodeAt(start + 2);
  return mixed & (beginnings.length - 1);
}

const NONE: readonly PlaceName[] = [];

function shared(countries: ReadonlySet<string>, weight: number, evidence: string): Vote[] {
  if (countries.size > COUNTRIES_MAX) return [];
  return [...countries].map((country) => ({ country, weight: weight / countries.size, evidence }));
}

interface PlaceName {
  readonly name: string;
  readonly country: string;
  readonly isCountry: boolean;
}

/** Found by their first word of three letters or more, so that a text costs one lookup per word. */
const NAMES_BY_FIRST_WORD: ReadonlyMap<string, readonly PlaceName[]> = indexNames();

function indexNames(): Map<string, PlaceName[]> {
  const index = new Map<string, PlaceName[]>();
  const add = (name: string, country: string, isCountry: boolean): void => {
    let end = 0;
    while (isLowerLetter(name.charCodeAt(end))) end += 1;
    const first = name.slice(0, end);
    if (end < WORD_MIN) return;
    index.set(first, [...(index.get(first) ?? []), { name, country, isCountry }]);
    beginnings[beginningOf(first, 0)] = 1;
  };
  for (const [name, country] of countriesByName()) add(name, country, true);
  for (const [name, country] of PLACES) add(name, country, false);
  return index;
}
