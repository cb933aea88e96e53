import { businessNouns } from '../dictionaries/dictionaries.ts';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import { foldWord } from '../text/fold.ts';

/** "Solar installers" are no plumbers, although installers alone are: without such a noun directly beside the name of another trade. */
export function withoutNarrowedNoun(text: string): string {
  const words = text.split(/\s+/);
  if (words.length < 2) return text;
  const isNoun = (word: string): boolean => businessNouns.has(foldWord(word));
  const isOtherTrade = (word: string | undefined, own: object): boolean => {
    const other = word === undefined || isNoun(word) ? undefined : findTradeByName(word);
    return other !== undefined && other !== own;
  };
  return words
    .filter((word, at) => {
      const own = isNoun(word) ? findTradeByName(word) : undefined;
      return own === undefined || ![words[at - 1], words[at + 1]].some((one) => isOtherTrade(one, own));
    })
    .join(' ');
}
