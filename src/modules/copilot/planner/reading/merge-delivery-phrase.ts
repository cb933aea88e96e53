import { clauseWords, deliveryWords, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldPhrases, foldWord } from '../text/fold.ts';
import { isPhraseAt, phraseLengthAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';

const phrases = mapLanguages((language) => {
  const { verbs, home, abroad, free, noun, abroadNoun } = deliveryWords[language];
  return {
    verbs: foldPhrases(verbs),
    places: [
      ...foldPhrases(home).map((phrase) => ({ phrase, noun })),
      ...foldPhrases(abroad).map((phrase) => ({ phrase, noun: abroadNoun })),
    ],
    free: foldPhrases(free),
    noun,
  };
});

/**
 * "That deliver", "die nach Hause liefern", "qui livrent à l'étranger": the verb has no object that could be searched for and its place is
 * none, so both become the noun, which pages use.
 */
export function mergeDeliveryPhrase(tokens: readonly Token[], language: Language): readonly Token[] {
  const { verbs, places, free, noun } = phrases[language];
  // At the start of a message, "deliver" is an order or a question about one company.
  for (let at = 1; at < tokens.length; at += 1) {
    const ofFree = phraseLengthAt(tokens, free, at);
    if (ofFree > 0) {
      const written = tokens.slice(at, at + ofFree).map(({ text }) => text);
      return replace(tokens, { start: at, end: at + ofFree }, written.join(' '));
    }
    const length = phraseLengthAt(tokens, verbs, at);
    if (length === 0) continue;
    const end = at + length;
    const after = places.find(({ phrase }) => isContinued(tokens[end]) && isPhraseAt(tokens, phrase, end));
    const before = places.find(({ phrase }) => isPhraseAt(tokens, phrase, at - phrase.length));
    if (after) return replace(tokens, { start: at, end: end + after.phrase.length }, after.noun);
    if (before && isContinued(tokens[at]))
      return replace(tokens, { start: at - before.phrase.length, end }, before.noun);
    const isWholeClause =
      clauseWords[language].has(tokens[at - 1]?.folded ?? '') && !isContinued(tokens[end]);
    if (isWholeClause) return replace(tokens, { start: at, end }, noun);
  }
  return tokens;
}

const isContinued = (token: Token | undefined): boolean => token?.breakBefore === '';

function replace(
  tokens: readonly Token[],
  { start, end }: { readonly start: number; readonly end: number },
  text: string,
): readonly Token[] {
  const [first, last] = [tokens[start], tokens[end - 1]];
  if (!first || !last) return tokens;
  return tokens.toSpliced(start, end - start, {
    ...first,
    text,
    searchedText: text,
    folded: foldWord(text),
    isCapitalised: false,
    // A service that companies offer is no trade: "free shipping".
    isTradeModifier: true,
    end: last.end,
  });
}
