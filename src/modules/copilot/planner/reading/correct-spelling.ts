import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Token } from '../text/token.ts';

/** Words that no dictionary has, read as the one they are a slip of; what was written stays in `text`. */
export const correctSpelling = (tokens: readonly Token[], lexicon: Lexicon): Token[] =>
  tokens.map((token) => {
    const meant = token.kind === 'word' ? lexicon.findMeant(token.folded) : undefined;
    return meant === undefined ? token : { ...token, folded: meant };
  });
