import { readPage } from './page-reading.ts';
import { withIndustries, wordsVector } from './page-vector.ts';
import type { PageText } from './page-words.ts';
import { rarityIn, type Statistics } from './statistics.ts';
import type { WordMeanings } from './word-meanings.ts';

/** What a person's description is about. */
export interface TextDescription {
  /** The language, among the given ones, that knows its words best. */
  readonly language: string;
  /** Most informative first. */
  readonly concepts: readonly DescribedConcept[];
}

export interface DescribedConcept {
  /** As it was written. */
  readonly word: string;
  /** In English; the word itself if it is not a known concept. */
  readonly concept: string;
  /** How rare the word is in its language, and how certain its meaning. */
  readonly weight: number;
  /** The names of the concept, by language. */
  readonly words: Readonly<Record<string, string>>;
}

const CONCEPTS_MAX = 12;
const CERTAINTY_MIN = 0.3;
/** Only rarer words are informative. */
const RARITY_MIN = 0.7;
/** Weight of names and of words that no glossary has. */
const OTHER_WORDS = 0.7;
/** How much better another language must fit to replace a likelier one. */
const SWITCH_LANGUAGE_FACTOR = 1.2;

/** A description has no title, so all its words count the same. */
const asPage = (text: string, language: string): PageText => ({
  title: null,
  meta_description: null,
  h1: [],
  h2: [],
  h3: [],
  body_text: text,
  language,
  industry: null,
});

/** Parses a description. `languages` are those it may be written in, likeliest first; `into` are those its concepts are translated to. */
export function describeText(
  text: string,
  languages: readonly string[],
  into: readonly string[],
  statistics: Statistics,
  meanings: WordMeanings,
): TextDescription {
  const language = bestLanguage(text, languages, meanings);
  const rarity = rarityIn(statistics, language);
  const found = new Map<string, Omit<DescribedConcept, 'words'>>();
  for (const word of readPage(asPage(text, language), meanings).words.keys()) {
    const rare = rarity(word);
    if (rare < RARITY_MIN) continue;
    const meaning = meanings.of(language, word);
    const isConcept = meaning.concept !== undefined && meaning.certainty >= CERTAINTY_MIN;
    const concept = isConcept ? (meaning.concept ?? word) : word;
    const weight = rare * (isConcept ? meaning.certainty : OTHER_WORDS);
    if ((found.get(concept)?.weight ?? 0) < weight) found.set(concept, { word, concept, weight });
  }
  const concepts = [...found.values()]
    .sort((a, b) => b.weight - a.weight || (a.concept < b.concept ? -1 : 1))
    .slice(0, CONCEPTS_MAX);
  const others = into.filter((other) => other !== language);
  return {
    language,
    concepts: concepts.map((one) => ({
      ...one,
      words: Object.fromEntries(
        others.flatMap((other) => {
          const [word] = meanings.wordsFor(other, [one.concept]);
          return word === undefined ? [] : [[other, word]];
        }),
      ),
    })),
  };
}

/** The vector of a description in the space of pages; undefined if none of its words is known. */
export function descriptionVector(
  text: string,
  language: string,
  statistics: Statistics,
  meanings: WordMeanings,
): Float32Array | undefined {
  return withIndustries(descriptionWords(text, language, statistics, meanings), new Map());
}

/** The vector of the words alone. The language's mean is not subtracted: a description does not contain what all pages share. */
export const descriptionWords = (
  text: string,
  language: string,
  statistics: Statistics,
  meanings: WordMeanings,
): Float32Array | undefined =>
  wordsVector(readPage(asPage(text, language), meanings), statistics, meanings, 1);

function bestLanguage(text: string, languages: readonly string[], meanings: WordMeanings): string {
  let best = { language: languages[0] ?? 'en', known: 0 };
  for (const language of languages) {
    const known = knownShare(text, language, meanings);
    if (known > best.known * SWITCH_LANGUAGE_FACTOR) best = { language, known };
  }
  return best.language;
}

function knownShare(text: string, language: string, meanings: WordMeanings): number {
  const words = [...readPage(asPage(text, language), meanings).words.keys()];
  const known = words.reduce((sum, word) => sum + meanings.of(language, word).certainty, 0);
  return words.length === 0 ? 0 : known / words.length;
}
