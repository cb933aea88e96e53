import { findTradeByName } from '../dictionaries/find-trade.ts';
import { trades } from '../dictionaries/trades.ts';
import { type Language, languages } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';

/** The languages of each word for a trade. */
const tradeWords = new Map<string, Set<Language>>();
for (const { forms } of trades)
  for (const language of languages)
    for (const form of forms[language].map(foldWord))
      tradeWords.set(form, (tradeWords.get(form) ?? new Set()).add(language));

const exactTradeWords = new Set(
  trades.flatMap(({ forms }) =>
    languages.flatMap((language) => forms[language].map((form) => `${language} ${form.toLowerCase()}`)),
  ),
);

/** The languages in which this is a word for a trade: as it is written, or else without its accents. */
export function languagesOfTrade({ text, folded }: Token): ReadonlySet<Language> | undefined {
  const exact = [...(tradeWords.get(folded) ?? [])].filter((language) =>
    exactTradeWords.has(`${language} ${text.toLowerCase()}`),
  );
  return exact.length > 0 ? new Set(exact) : tradeWords.get(folded);
}

/**
 * The languages that have a trade name of several words starting here: "dental practices". With accents, it belongs to those that write it
 * so: "energía solar" is not Portuguese.
 */
export function languagesOfPhrase(tokens: readonly Token[], at: number): ReadonlySet<Language> {
  for (const length of [3, 2]) {
    const phrase = tokens.slice(at, at + length);
    const found =
      phrase.length === length ? tradeWords.get(phrase.map(({ folded }) => folded).join(' ')) : undefined;
    if (!found) continue;
    const written = phrase.map(({ text }) => text.toLowerCase()).join(' ');
    return /\P{ASCII}/u.test(written)
      ? new Set([...found].filter((language) => exactTradeWords.has(`${language} ${written}`)))
      : found;
  }
  return new Set();
}

const unsupportedTradeNames = new Set(
  trades.flatMap(({ forms }) =>
    Object.entries(forms).flatMap(([language, names]) =>
      (languages as readonly string[]).includes(language) ? [] : names.map((name) => foldWord(name)),
    ),
  ),
);
/** The words of trade names of several words: "auto" of "officina auto". */
const partsOfNames = new Set([...tradeWords.keys()].flatMap((name) => name.split(' ')));
/** Whether only languages without answers have this name of a trade. */
export const isUnsupportedTradeName = ({ folded }: Token): boolean =>
  unsupportedTradeNames.has(folded) && !partsOfNames.has(folded);

export const isTradeName = ({ folded }: Token): boolean =>
  tradeWords.has(folded) || findTradeByName(folded) !== undefined;
