import { foldText } from '../../lib/text-analysis/index.ts';
import type { CompanyProfile } from '../companies/index.ts';
import type { DescribedConcept } from '../lookalikes/index.ts';
import type { MeaningReasons } from '../search/index.ts';

interface Subject {
  readonly concepts: readonly DescribedConcept[];
  readonly industries: Readonly<Record<string, number>>;
}

const KEYWORDS_MAX = 5;
const SENTENCES_MAX = 300;
const TEXT_CHARACTERS_MAX = 6_000;
const SENTENCE_CHARACTERS = { min: 12, max: 240 };
/** Forms of a word differ by an ending of at most this many letters. */
const ENDING_MAX = 3;
/** Words of at least this length are recognised by their beginning. */
const STEM_MIN = 5;
/** If an industry has a smaller share, the description is not about it. */
const INDUSTRY_SHARE_MIN = 0.15;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Explains why a page fits a subject. Create one explainer per subject and call it for every page shown. */
export function createExplainer({
  concepts,
  industries,
}: Subject): (profile: CompanyProfile) => MeaningReasons {
  let patterns: readonly { concept: DescribedConcept; find: ReturnType<typeof finderOf> }[] | undefined;
  return (profile) => {
    patterns ??= concepts.map((concept) => ({ concept, find: finderOf(concept) }));
    const { language, industry } = profile;
    const shared = new Map<DescribedConcept, string>();
    let best = { text: '', score: 0 };
    for (const sentence of sentencesOf(profile)) {
      let score = 0;
      for (const { concept, find } of patterns) {
        const word = find(sentence, language);
        if (word === undefined) continue;
        score += concept.weight;
        if (!shared.has(concept)) shared.set(concept, word);
      }
      if (score > best.score && sentence.length >= SENTENCE_CHARACTERS.min) best = { text: sentence, score };
    }
    return {
      shared_keywords: [...shared]
        .slice(0, KEYWORDS_MAX)
        .map(([{ word }, found]) => (isSameWord(word, found) ? found : `${word} ≈ ${found}`)),
      industry: industry !== null && (industries[industry] ?? 0) >= INDUSTRY_SHARE_MIN,
      sentence: cut(best.text),
    };
  };
}

/** Finds a concept in a sentence of a language and returns the word as it is written there. */
function finderOf({ word, concept, words }: DescribedConcept) {
  const shared = patternOf([word, concept]);
  // Compiled with the first page of a language: a concept has eight names, and most pages shown are in one or two languages.
  const byLanguage = new Map<string, RegExp | undefined>();
  const patternIn = (language: string): RegExp | undefined => {
    if (!byLanguage.has(language)) {
      const text = words[language];
      byLanguage.set(language, text === undefined ? undefined : patternOf([text]));
    }
    return byLanguage.get(language);
  };
  return (sentence: string, language: string | null): string | undefined =>
    (patternIn(language ?? '')?.exec(sentence) ?? shared.exec(sentence))?.[0];
}

function patternOf(words: readonly string[]): RegExp {
  const alternatives = words.map((word) => {
    const literal = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    if (unspaced.test(word)) return literal;
    const stem = word.length > STEM_MIN ? word.slice(0, Math.max(STEM_MIN, word.length - 2)) : word;
    const beginning = stem.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    const ending = word.length > STEM_MIN ? `\\p{L}{0,${ENDING_MAX + 2}}` : 's?';
    return `(?<![\\p{L}\\p{M}])${beginning}${ending}(?![\\p{L}\\p{M}])`;
  });
  return new RegExp(alternatives.join('|'), 'iu');
}

const isSameWord = (one: string, other: string): boolean =>
  foldText(one).slice(0, STEM_MIN) === foldText(other).slice(0, STEM_MIN);

function sentencesOf({ title, meta_description, h1, h2, h3, body_text }: CompanyProfile): string[] {
  const texts = [meta_description, title, ...h1, ...h2, ...h3, body_text?.slice(0, TEXT_CHARACTERS_MAX)];
  return texts
    .flatMap((text) => (text ?? '').split(/\n|(?<=[.!?。！？])\s+/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .slice(0, SENTENCES_MAX);
}

function cut(sentence: string): string {
  if (sentence.length <= SENTENCE_CHARACTERS.max) return sentence;
  return `${sentence.slice(0, SENTENCE_CHARACTERS.max).replace(/\s+\S*$/u, '')}…`;
}
