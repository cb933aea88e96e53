import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Token } from '../text/token.ts';

/** Shorter words are near to too many others, so that they are taken for a slip only after a word of place. */
const LETTERS_MIN = 6;

/** Words that no dictionary has, read as the one they are a slip of; what was written stays in `text`. */
export const correctSpelling = (tokens: readonly Token[], lexicon: Lexicon): Token[] =>
  tokens.map((token, at) => {
    if (token.kind !== 'word') return token;
    const meant = lexicon.findMeant(token.folded);
    return meant === undefined ||
      !(token.folded.length >= LETTERS_MIN || isAfterPlaceWord(tokens, at, lexicon))
      ? token
      : { ...token, folded: meant };
  });

const isAfterPlaceWord = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean =>
  at > 0 &&
  lexicon
    .matchesAt(tokens.slice(at - 1, at), 0)
    .some(({ entries }) =>
      entries.some(
        ({ meaning }) => meaning.kind === 'role' && (meaning.role === 'in' || meaning.role === 'outside'),
      ),
    );
