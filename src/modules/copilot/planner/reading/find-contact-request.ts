import { contactingWords, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldPhrases } from '../text/fold.ts';
import { isPhraseAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';

const phrases = mapLanguages((language) => {
  const { verbs, withPronoun, people, around } = contactingWords[language];
  return [
    ...foldPhrases(withPronoun).map((words) => ({ words, isVerb: true, isPeople: true })),
    ...foldPhrases(people).map((words) => ({ words, isVerb: false, isPeople: true })),
    ...foldPhrases(verbs).map((words) => ({ words, isVerb: true, isPeople: false })),
    ...foldPhrases(around).map((words) => ({ words, isVerb: false, isPeople: false })),
  ].sort((one, other) => other.words.length - one.words.length);
});

/** "Can you call them for me?": nothing but a verb, the companies, and words around them. "Call centres" has others. */
export function asksToContact(tokens: readonly Token[], language: Language): boolean {
  let [hasVerb, hasPeople] = [false, false];
  for (let at = 0; at < tokens.length; ) {
    const found = phrases[language].filter(({ words }) => isPhraseAt(tokens, words, at));
    const length = found[0]?.words.length ?? 0;
    if (length === 0) return false;
    const longest = found.filter(({ words }) => words.length === length);
    hasVerb ||= longest.some(({ isVerb }) => isVerb);
    hasPeople ||= longest.some(({ isPeople }) => isPeople);
    at += length;
  }
  return hasVerb && hasPeople;
}
