import { tradesInText } from '../../extraction/business/trades-in-text.ts';
import type { PageReading } from './page-reading.ts';
import { singular } from './singular.ts';
import { rarityIn, type Statistics } from './statistics.ts';
import type { WordMeanings } from './word-meanings.ts';

/** A concept that a page is about. */
export interface Term {
  /** What is compared: the concept in English, or the word itself if it is not a concept. */
  readonly concept: string;
  /** As the page writes it. */
  readonly word: string;
  /** How much it counts: how rare it is in its language, and how certain its meaning. */
  readonly weight: number;
  /** How certain it is that the word means this concept and not another of its meanings, from 0 to 1. */
  readonly clarity: number;
  /** Among the most frequent words of English, which fit any company. */
  readonly isCommon: boolean;
}

const TERMS_MAX = 30;
export const ALL_TERMS_MAX = 150;
const COUNT_MAX = 12;
const CERTAINTY_MIN = 0.3;
const RARITY_MIN = 0.7;
/** Weight of words that are not concepts; most are names. */
const OTHER_WORDS = 0.5;
/** The industry counts as much as one very rare concept, because it summarises the whole page. */
const INDUSTRY_WEIGHT = 6;

/** The sites that pages link to and the software they run on are unrelated to what a company does, whatever else the words may mean. */
const platforms = new Set(
  'facebook instagram twitter youtube linkedin tiktok pinterest whatsapp telegram snapchat vimeo xing vkontakte google maps android iphone wordpress shopify wix paypal visa mastercard klarna cookie cookies javascript browser newsletter'.split(
    ' ',
  ),
);

/** What the page is about, strongest first, with its industry, if known, at the end. */
export function pageTerms(
  reading: PageReading,
  statistics: Statistics,
  meanings: WordMeanings,
  termsMax = TERMS_MAX,
): Term[] {
  const found = new Map<string, Term & { readonly strength: number }>();
  const rarity = rarityIn(statistics, reading.language);
  for (const [word, count] of reading.words) {
    const rare = rarity(word);
    if (rare < RARITY_MIN || platforms.has(word)) continue;
    const meaning = meanings.of(reading.language, word);
    const isConcept = meaning.concept !== undefined && meaning.certainty >= CERTAINTY_MIN;
    const weight = rare * (isConcept ? meaning.certainty : OTHER_WORDS);
    const concept = isConcept ? (meaning.concept ?? word) : word;
    const strength = Math.sqrt(Math.min(count, COUNT_MAX)) * weight;
    const known = found.get(concept);
    if (!known || known.strength < strength)
      found.set(concept, {
        concept,
        word,
        weight,
        clarity: isConcept ? meaning.clarity : 0,
        isCommon: meanings.isCommon(concept),
        strength,
      });
  }
  const strongest = [...found.values()]
    .sort((a, b) => b.strength - a.strength || (a.concept < b.concept ? -1 : 1))
    .slice(0, termsMax)
    .map(({ strength: _strength, ...term }) => term);
  return reading.industry === null ? strongest : [...strongest, industryTerm(reading.industry)];
}

const INDUSTRY_PREFIX = 'industry:';

const industryTerm = (industry: string): Term => ({
  concept: `${INDUSTRY_PREFIX}${industry}`,
  word: industry,
  weight: INDUSTRY_WEIGHT,
  clarity: 0,
  isCommon: false,
});

export const isIndustry = ({ concept }: Term): boolean => concept.startsWith(INDUSTRY_PREFIX);

/** Weighted Jaccard similarity of two pages' terms: the weight of what they share, divided by the weight of everything that either has. */
export function termOverlap(one: readonly Term[], other: readonly Term[]): number {
  const weights = new Map(one.map(({ concept, weight }) => [concept, weight]));
  let shared = 0;
  let all = 0;
  for (const { weight } of one) all += weight;
  for (const { concept, weight } of other) {
    const same = weights.get(concept);
    if (same === undefined) all += weight;
    else {
      shared += Math.min(same, weight);
      all += Math.max(same, weight) - same;
    }
  }
  return all === 0 ? 0 : shared / all;
}

/** Two different words are shown as one concept only from this clarity; below it, a reader would see words that have nothing in common. */
const SHOWN_CLARITY_MIN = 0.9;
const TRADE_CLARITY_MIN = 0.6;
/** Certain matches go before those that rank a little higher on both pages. */
const UNCLEAR_RANKS = 40;
/** Words that rank lower on both pages do not explain why they are similar. */
const RANKS_MAX = 160;
/** Fragments like "me" and "com", which have a meaning in a dictionary but none to a reader. */
const isFragment = (word: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{1,3}$/u.test(word);

/** Words that every website has, whatever its company does: how to reach it, how to use the pages, praise. In English, like concepts. */
const websiteWords = new Set(
  `about accessibility account address advice archive arrival article based basket benefit best big blog brand built business button cart
  case category check city click client company complete contact content copyright cost country current customer date day download email
  enquiry exclusive expert faq favorite feature feedback file find focus follow footer form free header high home hour
  image impact impressum improvement individual info information international internet issue item leader link list live local location
  login logo mail main member menu message mode monday more name navigation new news now number occasion offer
  official online open opening order organization original page part partner password people person phone rank plan
  platform policy popular post price privacy product professional profile program project provider public quality question
  quick range read regular request reserve resource result review right sale satisfaction saturday search section select send service set share
  shop shopping show site sitemap skip small smart social solution special start stay step store story street style submit subscribe
  sunday support system team technology telephone term test text theme time title today top trust type under united update user value version
  view visit web website week weekend welcome work working world year zone
  banner carousel gallery portal portfolio slider template testimonial widget`.split(/\s+/),
);

const isWebsiteWord = ({ concept, word }: Term): boolean =>
  websiteWords.has(concept) || websiteWords.has(word) || websiteWords.has(singular(word));

/** Words of the common trade are shown however frequent they are: "insurance", "hotel". */
const isOfTrade = ({ word }: Term, industry: string | null): boolean =>
  industry !== null && industry in tradesInText(word).industries;

/**
 * The words that two pages have in common, strongest first. If they are written differently, both are shown: "tandlæge ≈ dentist".
 * `industry` is the one that both pages have, if any.
 */
export function sharedWords(
  one: readonly Term[],
  other: readonly Term[],
  industry: string | null,
  limit: number,
): string[] {
  const others = new Map(other.map((term, rank) => [term.concept, { ...term, rank }]));
  return one
    .flatMap((term, rank) => {
      const same = others.get(term.concept);
      if (!same || isIndustry(term) || rank + same.rank > RANKS_MAX) return [];
      if ([term, same].some((either) => isFragment(either.word) || isWebsiteWord(either))) return [];
      const isOneWord = singular(term.word) === singular(same.word);
      const isTrade = isOfTrade(term, industry) && (isOneWord || isOfTrade(same, industry));
      const clarity = isOneWord ? 1 : Math.min(term.clarity, same.clarity);
      if (clarity < (isTrade ? TRADE_CLARITY_MIN : SHOWN_CLARITY_MIN)) return [];
      // Frequent words fit any company; words that no dictionary has are mostly function words of their language.
      if (!isTrade && (term.isCommon || term.clarity === 0)) return [];
      const text = isOneWord ? term.word : `${term.word} ≈ ${same.word}`;
      return [{ text, ranks: rank + same.rank + UNCLEAR_RANKS * (1 - clarity) }];
    })
    .sort((a, b) => a.ranks - b.ranks)
    .slice(0, limit)
    .map(({ text }) => text);
}
