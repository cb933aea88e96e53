import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Token } from '../text/token.ts';
import { hasRole, type Item } from './item.ts';

/** The place that another one is compared with: "Lisboa com o". */
export const placeBefore = (before: readonly Item[]): Item | undefined => {
  const joint = before.findLastIndex(
    (item) => !hasRole(item, 'filler') || hasRole(item, 'with', 'and', 'or', 'than'),
  );
  return hasRole(before[joint], 'with', 'and', 'or', 'than') ? before[joint - 1] : undefined;
};

/** Whether the name of a city or region starts here, with or without an article. */
export const isPlaceNameAt = (lexicon: Lexicon, tokens: readonly Token[], at: number): boolean =>
  tokens[at] !== undefined &&
  lexicon
    .matchesAt(tokens, at)
    .some(({ entries, length }) =>
      entries.some(
        ({ meaning }) =>
          (meaning.kind === 'place' && tokens[at]?.isCapitalised === true) ||
          (meaning.kind === 'role' &&
            meaning.role === 'filler' &&
            length === 1 &&
            tokens[at + 1]?.isCapitalised === true &&
            isPlaceNameAt(lexicon, tokens, at + 1)),
      ),
    );
