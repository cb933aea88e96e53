import { facilities } from '../dictionaries/dictionaries.ts';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';

/** Whether a word of a later message is something that the companies of the list may have: "and a sauna?" */
export const isFacility = (text: string, language: Language): boolean =>
  facilities[language].has(foldWord(text));

/** Whether a word of a later message names a trade, and nothing that the companies of the list may have. */
export const namesOtherTrade = (text: string, language: Language): boolean =>
  findTradeByName(text) !== undefined && !isFacility(text, language);
