import { mapLanguages, ownCountryWords } from '../dictionaries/dictionaries.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldPhrases } from '../text/fold.ts';
import { phraseLengthAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';

/** Where companies are that are like another one: in its country, or in others. */
export type OwnCountry = keyof (typeof ownCountryWords)[Language];

const phrases = mapLanguages((language) => ({
  other: foldPhrases(ownCountryWords[language].other),
  same: foldPhrases(ownCountryWords[language].same),
}));

/** Takes "not in the same country" out of a message. Which country that is, only the index knows. */
export function extractOwnCountry(
  tokens: readonly Token[],
  language: Language,
): { readonly tokens: readonly Token[]; readonly ownCountry: OwnCountry | undefined } {
  for (const ownCountry of ['other', 'same'] as const)
    for (const at of tokens.keys()) {
      const length = phraseLengthAt(tokens, phrases[language][ownCountry], at);
      if (length > 0) return { tokens: tokens.toSpliced(at, length), ownCountry };
    }
  return { tokens, ownCountry: undefined };
}

/** Whether words ask for companies like another one. */
export const namesLike = (tokens: readonly Token[], of: Language, lexicon: Lexicon): boolean =>
  tokens.some((_token, at) =>
    lexicon
      .matchesAt(tokens, at)
      .some(({ entries }) =>
        entries.some(
          ({ language, meaning }) => language === of && meaning.kind === 'role' && meaning.role === 'like',
        ),
      ),
  );
