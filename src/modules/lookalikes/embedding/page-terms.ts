import type { PageReading } from './page-reading.ts';
import { rarity, type Statistics } from './statistics.ts';
import type { WordMeanings } from './word-meanings.ts';

/** Something a page is about. */
export interface Term {
  /** What is compared: the concept in English, or the word itself where it is none. */
  readonly concept: string;
  /** As the page writes it. */
  readonly word: string;
  /** How rare it is in its language, by which it counts. */
  readonly rarity: number;
}

const TERMS_MAX = 30;
const COUNT_MAX = 12;
const CERTAINTY_MIN = 0.3;
const RARITY_MIN = 0.7;

/** What the page is about, strongest first. */
export function pageTerms(reading: PageReading, statistics: Statistics, meanings: WordMeanings): Term[] {
  const { language } = reading;
  const found = new Map<string, Term & { readonly strength: number }>();
  for (const [word, count] of reading.words) {
    const rare = rarity(statistics, language, word);
    if (rare < RARITY_MIN) continue;
    const { concept, certainty } = meanings.of(language, word);
    const isConcept = concept !== undefined && certainty >= CERTAINTY_MIN;
    const term = {
      concept: isConcept ? concept : word,
      word,
      rarity: Math.round(rare * 1000) / 1000,
      strength: Math.sqrt(Math.min(count, COUNT_MAX)) * rare * (isConcept ? certainty : OTHER_WORDS),
    };
    const known = found.get(term.concept);
    if (!known || known.strength < term.strength) found.set(term.concept, term);
  }
  return [...found.values()]
    .sort((a, b) => b.strength - a.strength || (a.concept < b.concept ? -1 : 1))
    .slice(0, TERMS_MAX)
    .map(({ concept, word, rarity: rare }) => ({ concept, word, rarity: rare }));
}

/** Words that are no concepts are mostly names; they count so much. */
const OTHER_WORDS = 0.5;

/** Weighted Jaccard of two pages' terms: what they share by its rarity, over all that either has. */
export function termOverlap(one: readonly Term[], other: readonly Term[]): number {
  const rarities = new Map(one.map(({ concept, rarity }) => [concept, rarity]));
  let shared = 0;
  let all = 0;
  for (const { rarity } of one) all += rarity;
  for (const { concept, rarity } of other) {
    const same = rarities.get(concept);
    if (same === undefined) all += rarity;
    else {
      shared += Math.min(same, rarity);
      all += Math.max(same, rarity) - same;
    }
  }
  return all === 0 ? 0 : shared / all;
}

/** The words that two pages have in common, strongest first; where they are written differently, both: "tandlæge ≈ dentist". */
export function sharedWords(one: readonly Term[], other: readonly Term[], limit: number): string[] {
  const others = new Map(other.map((term, place) => [term.concept, { ...term, place }]));
  return one
    .flatMap(({ concept, word }, place) => {
      const same = others.get(concept);
      return same ? [{ text: word === same.word ? word : `${word} ≈ ${same.word}`, places: place + same.place }] : [];
    })
    .sort((a, b) => a.places - b.places)
    .slice(0, limit)
    .map(({ text }) => text);
}
