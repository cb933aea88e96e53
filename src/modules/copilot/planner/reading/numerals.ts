import { grammars, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';

/** The values of the words in the `numbers` lists of the grammars, in their order. */
export const NUMBER_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 50, 100, 12];
/** A number in digits, and a plus sign after it. */
export const NUMBER = /^(\d{1,7})(\+?)$/;

/** Number words of one word. "One" is mostly an article. */
const values = mapLanguages(
  (language): ReadonlyMap<string, number> =>
    new Map(
      foldWord(grammars[language].numbers)
        .split(',')
        .flatMap((list, at) =>
          list.split('|').map((word): [string, number] => [word.trim(), NUMBER_VALUES[at] ?? 0]),
        )
        .filter(([word, value]) => value > 1 && !word.includes(' ')),
    ),
);

/** The number at each place, in digits: "20", "20+", "twenty". "Two hundred" is none of them. */
export function numeralsIn(tokens: readonly Token[], language: Language): (string | undefined)[] {
  const named = tokens.map(({ kind, folded }) =>
    kind === 'word' ? values[language].get(folded) : undefined,
  );
  return tokens.map(({ kind, folded }, at) => {
    if ((kind === 'number' || kind === 'word') && NUMBER.test(folded)) return folded;
    const value = named[at];
    return value === undefined || named[at - 1] !== undefined || named[at + 1] !== undefined
      ? undefined
      : String(value);
  });
}
