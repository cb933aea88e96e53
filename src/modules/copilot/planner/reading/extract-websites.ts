import { grammars, mapLanguages, websiteWords } from '../dictionaries/dictionaries.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldPhrases } from '../text/fold.ts';
import { phraseLengthAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';

const phrases = mapLanguages((language) => {
  const { without, not, in: inside } = grammars[language];
  const { names, around } = websiteWords[language];
  return {
    negations: foldPhrases(`${without}, ${not}`),
    names: foldPhrases(names),
    around: foldPhrases(around),
    inside: foldPhrases(inside),
  };
});

/** Takes "without a website" out of a message: every company of the index has one. "Without a page in English" is another condition. */
export function extractWebsites(
  tokens: readonly Token[],
  message: string,
  { language, lexicon }: { readonly language: Language; readonly lexicon: Lexicon },
): { readonly text: string; readonly tokens: readonly Token[] } {
  const { negations, names, around, inside } = phrases[language];
  const lengthAt = (of: readonly (readonly string[])[], at: number): number => phraseLengthAt(tokens, of, at);
  const skip = (from: number): number => {
    let at = from;
    while (lengthAt(around, at) > 0 && tokens[at]?.breakBefore === '') at += lengthAt(around, at);
    return at;
  };
  for (const start of tokens.keys()) {
    const negation = lengthAt(negations, start);
    if (negation === 0) continue;
    // In "die keine Website haben" the verb comes last.
    const name = lengthAt(names, start + negation) > 0 ? start + negation : skip(start + negation);
    const length = lengthAt(names, name);
    if (length === 0 || tokens[name]?.breakBefore !== '') continue;
    const end = skip(name + length);
    if (!endsCondition(end)) continue;
    const first = tokens[start];
    const last = tokens[end - 1];
    return {
      text: message.slice(first?.start, last?.end),
      tokens: [...tokens.slice(0, start), ...tokens.slice(end)],
    };
  }
  return { text: '', tokens };

  function endsCondition(at: number): boolean {
    const token = tokens[at];
    if (token === undefined || token.breakBefore !== '') return true;
    const length = lengthAt(inside, at);
    return (
      length > 0 &&
      tokens[at + length] !== undefined &&
      lexicon
        .matchesAt(tokens, at + length)
        .some(({ entries }) =>
          entries.some(({ meaning }) => meaning.kind === 'country' || meaning.kind === 'place'),
        )
    );
  }
}
