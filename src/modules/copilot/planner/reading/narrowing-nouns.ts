import { businessNouns, vaguePurposes } from '../dictionaries/dictionaries.ts';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import { foldWord } from '../text/fold.ts';
import { firstToken, type Item, isUnknown } from './item.ts';

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

/** "IT startups" are IT companies, but no homepage says that its company is a startup. */
export const isUnstatedKind = (item: Item): boolean =>
  !item.content &&
  !isUnknown(item) &&
  businessNouns.has(firstToken(item).folded) &&
  vaguePurposes.has(firstToken(item).folded);
