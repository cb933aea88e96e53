import { type EnglishWords, readEnglishWords, WORD_DIMENSIONS } from './english-words.ts';
import { type Glossary, readGlossary, type Translation } from './glossary.ts';
import { singular } from './singular.ts';

/** The meaning of one word of a page, in English. */
export interface WordMeaning {
  /** Undefined if no vector is known for the word. */
  readonly vector: Float32Array | undefined;
  /** How certain it is that the word is a concept, such as a trade or a product, and which one; from 0 to 1. */
  readonly certainty: number;
  /** The concept in English; undefined if the word is not one. */
  readonly concept: string | undefined;
  /** How certain it is that the word means this concept and not another of its meanings, from 0 to 1. */
  readonly clarity: number;
}

const FILES = new URL('model-files/', import.meta.url);
/** Weight of words of other languages that happen to be English words too: names, loanwords and false friends. */
const FOREIGN_WEIGHT = 0.3;
/** The probabilities of a word's meanings add up to less than one; a sum from this value on counts as certain. */
const SURE = 0.45;
const CACHED_WORDS_MAX = 100_000;
/** English words are listed by frequency; this many of them count as common. */
const COMMON_WORDS = 8_000;

/**
 * Glossaries are derived from names of several words. If nothing distinguishes their meanings, these share the probability equally
 * ("potable water" makes a tap "potable" as much as "water"), so a meaning that is barely ahead of another is ahead by chance.
 */
function isByChance(concept: string, meanings: Translation['meanings']): boolean {
  const probability = meanings.find(({ english }) => english === concept)?.probability ?? 0;
  return meanings.some((other) => other.english !== concept && probability < 1.5 * other.probability);
}

/** Maps words in any language to their meaning in English. A glossary is read with the first page of its language. */
export class WordMeanings {
  readonly #english: EnglishWords = readEnglishWords(FILES);
  readonly #glossaries = new Map<string, Glossary | undefined>();
  readonly #byConcept = new Map<string, ReadonlyMap<string, string>>();
  /** By language, then by word. */
  readonly #known = new Map<string, Map<string, WordMeaning>>();
  #knownCount = 0;

  of(language: string, word: string): WordMeaning {
    const known = this.#known.get(language)?.get(word);
    if (known) return known;
    const meaning = this.#find(language, word);
    // Cached because pages share most of their words; cleared as a whole, because tracking the use of each word is not worth it.
    if (this.#knownCount >= CACHED_WORDS_MAX) {
      this.#known.clear();
      this.#knownCount = 0;
    }
    const words = this.#known.get(language) ?? new Map<string, WordMeaning>();
    this.#known.set(language, words.set(word, meaning));
    this.#knownCount += 1;
    return meaning;
  }

  /** Whether an English word is among the most frequent ones. */
  isCommon(english: string): boolean {
    return (this.#english.indexOf(english) ?? COMMON_WORDS) < COMMON_WORDS;
  }

  /** Splits a run of a script without spaces into words. */
  cut(language: string, run: string): string[] {
    return this.#glossaryOf(language)?.cut(run) ?? [];
  }

  /** A language's words for some concepts, as far as its glossary has them. */
  wordsFor(language: string, concepts: readonly string[]): string[] {
    if (language === 'en') return [...concepts];
    let words = this.#byConcept.get(language);
    if (words === undefined) {
      words = this.#glossaryOf(language)?.byConcept() ?? new Map();
      this.#byConcept.set(language, words);
    }
    return concepts.flatMap((concept) => words.get(concept) ?? []);
  }

  #find(language: string, word: string): WordMeaning {
    const translation = this.#glossaryOf(language)?.find(word);
    const index = this.#english.indexOf(word);
    if (translation) {
      const meaning = this.#translated(translation, index);
      if (meaning) return meaning;
    }
    if (index === undefined) return { vector: undefined, certainty: 0, concept: undefined, clarity: 0 };
    const isEnglish = language === 'en' || this.#glossaryOf(language) === undefined;
    const isConcept = isEnglish && this.#english.informativenessAt(index) > 0;
    return {
      vector: this.#vectorOf([[index, isEnglish ? 1 : FOREIGN_WEIGHT]]),
      certainty: isConcept ? 1 : 0,
      concept: isConcept ? singular(word) : undefined,
      clarity: isConcept ? 1 : 0,
    };
  }

  #translated({ meanings, confidence }: Translation, own: number | undefined): WordMeaning | undefined {
    const weighed = meanings.flatMap(({ english, probability }) => {
      const index = this.#english.indexOf(english);
      const weight = index === undefined ? 0 : probability * this.#english.informativenessAt(index);
      return index === undefined || weight === 0 ? [] : [[index, weight] as const];
    });
    const sum = weighed.reduce((total, [, weight]) => total + weight, 0);
    const [best] = weighed;
    if (!best) return undefined;
    const certainty = confidence * Math.min(1, sum / SURE);
    const parts = weighed.map(([index, weight]) => [index, (certainty * weight) / sum] as const);
    return {
      vector: this.#vectorOf(own === undefined ? parts : [...parts, [own, (1 - certainty) * FOREIGN_WEIGHT]]),
      certainty,
      concept: singular(this.#english.wordAt(best[0])),
      clarity: isByChance(this.#english.wordAt(best[0]), meanings) ? 0 : (certainty * best[1]) / sum,
    };
  }

  #vectorOf(parts: readonly (readonly [index: number, times: number])[]): Float32Array {
    const vector = new Float32Array(WORD_DIMENSIONS);
    for (const [index, times] of parts) this.#english.addTo(vector, index, times);
    return vector;
  }

  #glossaryOf(language: string): Glossary | undefined {
    if (!this.#glossaries.has(language)) this.#glossaries.set(language, readGlossary(FILES, language));
    return this.#glossaries.get(language);
  }
}

let ofThread: WordMeanings | undefined;

/** The same for all readers of a thread: the tables take 0.2 s and some ten megabytes, and never change. */
export function wordMeanings(): WordMeanings {
  ofThread ??= new WordMeanings();
  return ofThread;
}
