import { fold } from '../matching/folded-text.ts';
import type { Posting } from '../matching/phrase.ts';
import { type Industry, readIndustries, type Words } from './read-industries.ts';
import { readTradeNames, readTradeWords, readTraditional, readWordFiles } from './read-trade-words.ts';

export interface Listing {
  readonly languages: Set<string>;
  readonly postings: Posting[];
}

const weights = { decisive: 4, plain: 2, hint: 0.7, tradeName: 1.5 } as const;

/** Labelled sets whose pages the authors of the lists in this folder had seen. */
const listsWrittenFrom: readonly string[] = ['homepages', 'homepages-2'];

/** Every word of the taxonomy with its meaning and languages, without lists written from the given labelled set. */
export function industryListings(withoutSet: string | null): Map<string, Listing> {
  const listings = new Map<string, Listing>();
  const industries = readIndustries();
  if (withoutSet === null || !listsWrittenFrom.includes(withoutSet)) addLists(listings, industries);
  addWordFiles(listings, industries, withoutSet);
  addTraditional(listings);
  const stems = stemsByStart(listings);
  const own = Array.from(
    listings,
    ([text, listing]) => [text, shared(withStems(text, listing, listings, stems))] as const,
  );
  const names = Array.from(
    tradeNameListings(industries, listings, stems),
    ([text, listing]) => [text, shared(listing)] as const,
  );
  return new Map([...own, ...names]);
}

/** Whether any list was written from a set, so that the lists have seen its pages. */
export function isKnownToLists(set: string): boolean {
  return (
    listsWrittenFrom.includes(set) ||
    readWordFiles(readIndustries()).some(({ writtenFrom }) => writtenFrom.includes(set))
  );
}

function addLists(listings: Map<string, Listing>, industries: readonly Industry[]): void {
  for (const [industry, { words, subIndustries }] of industries.entries()) {
    addWords(listings, words, industry, -1);
    for (const [subIndustry, { words: subWords }] of subIndustries.entries()) {
      addWords(listings, subWords, industry, subIndustry);
    }
  }
  for (const { industry, subIndustry, entry } of readTradeWords(industries))
    addWords(listings, entry, industry, subIndustry);
}

function addWords(target: Map<string, Listing>, words: Words, industry: number, subIndustry: number): void {
  for (const [language, list] of Object.entries(words)) {
    for (const marked of list.split(',')) {
      const { text, weight, identityOnly } = parseMarked(marked.trim());
      if (text === '') continue;
      const { languages, postings } = target.get(text) ?? { languages: new Set<string>(), postings: [] };
      languages.add(language);
      const earlier = postings.findIndex(
        (posting) => posting.industry === industry && posting.subIndustry === subIndustry,
      );
      const posting = { industry, subIndustry, weight, identityOnly };
      if (earlier < 0) postings.push(posting);
      else if ((postings[earlier]?.weight ?? 0) < weight) postings[earlier] = posting;
      target.set(text, { languages, postings });
    }
  }
}

/** Words in the files fill gaps in the lists above; if a list already has a word, the file only adds its language. */
function addWordFiles(
  listings: Map<string, Listing>,
  industries: readonly Industry[],
  withoutSet: string | null,
): void {
  const listed = new Map(listings);
  const stems = stemsByStart(listed);
  for (const { language, writtenFrom, words } of readWordFiles(industries)) {
    if (withoutSet !== null && writtenFrom.includes(withoutSet)) continue;
    for (const { industry, subIndustry, entry } of words) {
      const has = ({ postings }: Listing) => postings.some((posting) => posting.industry === industry);
      const isNew = (marked: string) => {
        const { text } = parseMarked(marked);
        const known = listed.get(text);
        if (known !== undefined && has(known)) known.languages.add(language);
        const isCovered = stemsOf(text, stems).some((stem) => stem.languages.has(language) && has(stem));
        return known === undefined && !isCovered;
      };
      addWords(listings, { [language]: entry.filter(isNew).join(',') }, industry, subIndustry);
    }
  }
}

/**
 * Chinese words are listed in simplified characters, but Taiwan and Hong Kong write traditional ones. A spelling that is already listed
 * keeps its meaning.
 */
function addTraditional(listings: Map<string, Listing>): void {
  const traditional = readTraditional();
  for (const [text, { languages, postings }] of [...listings]) {
    if (!languages.has('zh')) continue;
    for (const spelling of spellings(text, traditional)) {
      const known = listings.get(spelling);
      if (known !== undefined) known.languages.add('zh');
      else listings.set(spelling, { languages: new Set(['zh']), postings: [...postings] });
    }
  }
}

function spellings(text: string, traditional: ReadonlyMap<string, readonly string[]>): string[] {
  let written = [''];
  for (const character of text) {
    const options = traditional.get(character) ?? [character];
    written = written.flatMap((start) => options.map((option) => start + option)).slice(0, spellingsMax);
  }
  return written;
}

const spellingsMax = 8;

/** Trade names from other projects. They fill gaps in our lists and add languages in which one of our words is also used. */
function tradeNameListings(
  industries: readonly Industry[],
  ours: ReadonlyMap<string, Listing>,
  stems: Stems,
): Map<string, Listing> {
  const listings = new Map<string, Listing>();
  for (const { industry, subIndustry, entry: byLanguage } of readTradeNames(industries)) {
    const named = { industry, subIndustry, weight: weights.tradeName, identityOnly: false };
    for (const [language, list] of Object.entries(byLanguage))
      for (const written of list.split(',')) {
        const text = foldPattern(written);
        if (ours.has(text) || text.length < tradeNameSizeMin) continue;
        const known = stemsOf(text, stems);
        const postings = known.length === 0 ? [named] : known.flatMap((stem) => stem.postings);
        // A word that our stems assign to another industry stays there.
        if (!postings.some((posting) => posting.industry === industry)) continue;
        const listing = listings.get(text) ?? { languages: new Set<string>(), postings: [] };
        listing.languages.add(language);
        for (const posting of postings)
          if (!listing.postings.some((other) => samePlace(other, posting))) listing.postings.push(posting);
        listings.set(text, listing);
      }
  }
  return listings;
}

function samePlace(left: Posting, right: Posting): boolean {
  return left.industry === right.industry && left.subIndustry === right.subIndustry;
}

const tradeNameSizeMin = 3;

function parseMarked(marked: string): { text: string; weight: number; identityOnly: boolean } {
  const marks = /^[!~@]*/.exec(marked)?.[0] ?? '';
  const weight = marks.includes('!') ? weights.decisive : marks.includes('~') ? weights.hint : weights.plain;
  return { text: foldPattern(marked.slice(marks.length)), weight, identityOnly: marks.includes('@') };
}

/** A word that several industries share is weaker evidence for each. */
function shared({ languages, postings }: Listing): Listing {
  const claimants = new Set(postings.map((posting) => posting.industry)).size;
  if (claimants <= 1) return { languages, postings };
  const part = 1 / Math.sqrt(claimants);
  return { languages, postings: postings.map((posting) => ({ ...posting, weight: posting.weight * part })) };
}

/**
 * A phrase is worth at least as much as its words and its stem alone ("logiciel de caisse" no less than "logiciel*"), and also belongs to
 * the languages of its stem.
 */
function withStems(
  text: string,
  listing: Listing,
  listings: ReadonlyMap<string, Listing>,
  stems: Stems,
): Listing {
  const own = stemsOf(text, stems);
  const words = text.split(' ');
  const parts = [...own];
  if (words.length > 1) {
    for (const word of words) {
      const whole = listings.get(word);
      parts.push(...(whole === undefined ? [] : [whole]), ...stemsOf(word, stems));
    }
  }
  if (parts.length === 0) return listing;
  const postings = listing.postings.map((posting) => {
    let { weight } = posting;
    for (const part of parts.flatMap((each) => each.postings)) {
      if (part.industry === posting.industry && !part.identityOnly) weight = Math.max(weight, part.weight);
    }
    return { ...posting, weight };
  });
  return { languages: new Set([listing, ...own].flatMap(({ languages }) => [...languages])), postings };
}

/** Listings that end with a star, stored without it, by their first letters. */
type Stems = ReadonlyMap<string, readonly (readonly [string, Listing])[]>;

const stemStart = 3;

function stemsByStart(listings: ReadonlyMap<string, Listing>): Stems {
  const stems = new Map<string, [string, Listing][]>();
  for (const [text, listing] of listings) {
    if (!text.endsWith('*')) continue;
    const start = text.slice(0, stemStart);
    const sharing = stems.get(start) ?? [];
    sharing.push([text.slice(0, -1), listing]);
    stems.set(start, sharing);
  }
  return stems;
}

function stemsOf(text: string, stems: Stems): Listing[] {
  const sharing = stems.get(text.slice(0, stemStart)) ?? [];
  return sharing.filter(([stem]) => text.startsWith(stem)).map(([, listing]) => listing);
}

/** Splits a comma-separated list into folded phrases. */
export function splitList(text: string): string[] {
  return text.split(',').map((item) => foldPattern(item.trim()));
}

/** Folds the text between the stars. */
export function foldPattern(pattern: string): string {
  if (!pattern.includes('*')) return pattern.startsWith(' ') ? ` ${fold(pattern)}` : fold(pattern);
  return pattern
    .split('*')
    .map((part) => {
      const folded = fold(part);
      return part.startsWith(' ') ? ` ${folded}` : folded;
    })
    .join('*');
}
