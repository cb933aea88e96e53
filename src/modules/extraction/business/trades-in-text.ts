import { findPhrases } from './matching/find-phrases.ts';
import type { Phrase } from './matching/phrase.ts';
import { industries } from './taxonomy.ts';

/** The trades that a text mentions, by the words that homepages are classified by, in any language. */
export interface TradesInText {
  /** Shares of the industries that the words are evidence for; they add up to 1, unless there are none. */
  readonly industries: Readonly<Record<string, number>>;
  /** The same for sub-industries, written `Industry > Sub-industry`. */
  readonly subIndustries: Readonly<Record<string, number>>;
  /** Languages that list the words, most words first. */
  readonly languages: readonly string[];
  /** How many of the words each language lists; a word that several languages list is divided among them. */
  readonly languageWords: Readonly<Record<string, number>>;
}

/**
 * Longer words mean much the same in several languages; shorter ones only look alike, for example "in", which is Vietnamese for printing.
 */
const SHARED_CHARACTERS_MIN = 5;

/** `languages` are those that the text may be in; undefined means any. */
export function tradesInText(text: string, languages?: readonly string[]): TradesInText {
  const byIndustry = new Map<string, number>();
  const bySub = new Map<string, number>();
  const byLanguage = new Map<string, number>();
  const add = (weights: Map<string, number>, name: string, weight: number): void =>
    void weights.set(name, (weights.get(name) ?? 0) + weight);
  const isRead = ({ text: word, languages: listed }: Phrase): boolean =>
    languages === undefined ||
    word.length >= SHARED_CHARACTERS_MIN ||
    listed.has('intl') ||
    languages.some((language) => listed.has(language));
  for (const { phrase, strength } of findPhrases(text)) {
    if (!isRead(phrase)) continue;
    for (const language of phrase.languages)
      if (language !== 'intl') add(byLanguage, language, 1 / phrase.languages.size);
    for (const { industry, subIndustry, weight } of phrase.postings) {
      const found = industries[industry];
      if (found === undefined) continue;
      add(byIndustry, found.name, weight * strength);
      const sub = found.subIndustries[subIndustry];
      if (sub !== undefined) add(bySub, `${found.name} > ${sub.name}`, weight * strength);
    }
  }
  return {
    industries: sharesOf(byIndustry),
    subIndustries: sharesOf(bySub),
    languages: [...byLanguage].sort(([, a], [, b]) => b - a).map(([language]) => language),
    languageWords: Object.fromEntries(byLanguage),
  };
}

function sharesOf(weights: ReadonlyMap<string, number>): Record<string, number> {
  const sum = weights.values().reduce((total, weight) => total + weight, 0);
  return Object.fromEntries([...weights].map(([name, weight]) => [name, weight / sum]));
}
