import { businessNouns, compoundHeads, grammars, manufacturerNouns } from '../dictionaries/dictionaries.ts';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import { trades } from '../dictionaries/trades.ts';
import { type Language, languages } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';

/** The languages of each word for a trade. */
const tradeWords = new Map<string, Set<Language>>();
for (const { forms, isSubjectOnly } of trades)
  for (const language of isSubjectOnly === true ? [] : languages)
    for (const form of forms[language].map(foldWord))
      tradeWords.set(form, (tradeWords.get(form) ?? new Set()).add(language));

/** The same for goods and fields of business. */
const subjectWords = new Map<string, Set<Language>>();
for (const { isSubjectOnly, forms, subjects } of trades)
  for (const language of languages)
    for (const form of (isSubjectOnly === true ? forms[language] : subjects?.[language]) ?? [])
      subjectWords.set(foldWord(form), (subjectWords.get(foldWord(form)) ?? new Set()).add(language));

/** The languages in which this is a word for goods or a field of business. */
export const languagesOfSubject = ({ folded }: Token): ReadonlySet<Language> =>
  subjectWords.get(folded) ?? new Set();

/** Shorter ends of words are found in too many languages. */
const HEAD_LETTERS_MIN = 5;

/** The languages in which a word ends with one for companies, makers or traders: "meubelfabrikanten". */
export const languagesOfCompound = ({ folded }: Token): Language[] =>
  languages.filter((language) =>
    compoundHeads[language].some(
      (head) => head.length >= HEAD_LETTERS_MIN && folded.length > head.length + 2 && folded.endsWith(head),
    ),
  );

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

const wordsOf = (role: 'company' | 'shop' | 'of'): readonly string[] =>
  languages.flatMap((language) => foldWord(grammars[language][role]).split(/,\s*/));
const ofWords = new Set(wordsOf('of'));
const companyNouns = new Set([
  ...wordsOf('company'),
  ...wordsOf('shop'),
  ...businessNouns,
  ...manufacturerNouns,
]);

export const isOfWord = (folded: string): boolean => ofWords.has(folded);

/** Whether this is a word for companies, shops, makers, wholesalers or other traders, or for agencies and offices of any trade. */
export const isCompanyNoun = (folded: string): boolean =>
  companyNouns.has(folded) || findTradeByName(folded)?.name === 'wholesaler';
