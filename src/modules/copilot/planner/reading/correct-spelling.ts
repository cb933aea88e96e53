import { tradesInText } from '../../../extraction/business/trades-in-text.ts';
import { grammars, mapLanguages } from '../dictionaries/dictionaries.ts';
import { qualifierLengthAt } from '../dictionaries/qualifiers.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Language, languages } from '../lexicon/meaning.ts';
import { isOneTypoAway } from '../lexicon/spelling-index.ts';
import { withAccents } from '../place-names.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';
import { isUnableWord } from './extract-unable.ts';
import { isCustomerWord } from './merge-booking-phrase.ts';
import { splitEnclitics } from './split-enclitics.ts';
import { isCompanyNoun, isOfWord, isTradeName } from './trade-words.ts';

/** Shorter words are similar to too many others, so they are corrected only after a preposition of place. */
const LETTERS_MIN = 6;
/** A word of at least this length that is close to a trade name is corrected even if its stem classifies homepages. */
const LONG_LETTERS_MIN = 8;

/**
 * Corrects typos in words that no dictionary has. `text` keeps what the user wrote; the corrected name of a trade or place is in
 * `correctedName`, because it is used as text.
 */
export const correctSpelling = (
  tokens: readonly Token[],
  lexicon: Lexicon,
  { languageOf, knownWords }: { readonly languageOf: () => Language; readonly knownWords: readonly string[] },
): Token[] => {
  const corrections = new Map<string, string | undefined>();
  const correctionOf = (token: Token): string | undefined => {
    if (!corrections.has(token.folded))
      corrections.set(token.folded, correctionIn(token, lexicon, languageOf));
    return corrections.get(token.folded);
  };
  const phrases = new Set<number>();
  for (const at of tokens.keys())
    for (let offset = qualifierLengthAt(tokens, at) - 1; offset >= 0; offset -= 1) phrases.add(at + offset);
  return tokens.map((token, at) => {
    const isKnown =
      knownWords.includes(token.text) ||
      isUnableWord(token) ||
      isCustomerWord(token) ||
      phrases.has(at) ||
      // "Cercali" is no typo of "cereali".
      splitEnclitics([token], languageOf(), lexicon).length > 1;
    if (token.kind !== 'word' || token.legalForms !== undefined || isKnown) return token;
    const question = at === 0 ? correctQuestionWord(token, lexicon, languageOf) : undefined;
    if (question !== undefined)
      return {
        ...token,
        folded: question,
        correctedText: token.isCapitalised ? capitalise(question) : question,
      };
    const trade =
      token.folded.length >= LETTERS_MIN &&
      !isTradeName(token) &&
      (token.folded.length >= LONG_LETTERS_MIN || namesNoIndustry(token))
        ? lexicon.findTradeCorrection(token.folded, languageOf)
        : undefined;
    if (trade !== undefined) return { ...token, folded: foldWord(trade), correctedName: trade };
    const isPlace = isAfterPlaceWord(tokens, at, lexicon) && !isOfCompanies(tokens, at);
    const place = mayBePlace(tokens, at, isPlace) ? lexicon.findPlaceCorrection(token.folded) : undefined;
    if (place !== undefined)
      return { ...token, folded: place, correctedName: capitalise(withAccents(place)) };
    const feature = lexicon.findFeatureCorrection(token.folded);
    if (
      feature !== undefined &&
      !isTradeName(token) &&
      isAfterWith(tokens, at, lexicon) &&
      namesNoIndustry(token)
    )
      return { ...token, folded: feature, correctedText: feature };
    const meant = correctionOf(token) ?? correctJoined(tokens[at - 1], token, lexicon);
    return meant === undefined || !(token.folded.length >= LETTERS_MIN || isPlace)
      ? token
      : { ...token, folded: meant, correctedText: token.isCapitalised ? capitalise(meant) : meant };
  });
};

/** The word of the dictionaries that a word is a typo of, unless only other languages have it: "enviam" is Portuguese for "send". */
function correctionIn(token: Token, lexicon: Lexicon, languageOf: () => Language): string | undefined {
  const [meant, ...others] = lexicon.findCorrections(token.folded);
  if (meant === undefined) return undefined;
  const country = countryNamed(meant, token, lexicon);
  // Of one country, several forms may be near: "hiszpani" is Hiszpania or Hiszpanii.
  if (others.some((one) => country === undefined || countryNamed(one, token, lexicon) !== country))
    return undefined;
  const entries = lexicon.matchesAt([{ ...token, folded: meant }], 0).flatMap((match) => match.entries);
  // Names are the same in every language; only for other words the message's own one has to be known.
  const isOfMessage =
    entries.some(({ language, meaning }) => language === undefined || meaning.kind !== 'role') ||
    entries.some(({ language }) => language === languageOf());
  return isOfMessage ? meant : undefined;
}

/** The countries that a word is the name of; undefined if it is none. */
const countryNamed = (word: string, token: Token, lexicon: Lexicon): string | undefined =>
  lexicon
    .matchesAt([{ ...token, folded: word }], 0)
    .flatMap(({ entries }) =>
      entries.flatMap(({ meaning }) => (meaning.kind === 'country' ? [meaning.codes.join()] : [])),
    )[0];

/** The part of a hyphenated word that the whole is a typo of: "e-comerce", as "ecomerce" would be. */
function correctJoined(before: Token | undefined, token: Token, lexicon: Lexicon): string | undefined {
  if (!token.isJoined || before?.kind !== 'word') return undefined;
  const [whole, ...others] = lexicon.findCorrections(`${before.folded}${token.folded}`);
  return others.length === 0 && whole?.startsWith(before.folded) === true
    ? whole.slice(before.folded.length)
    : undefined;
}

/** Shorter question words are similar to too many other words. */
const QUESTION_LETTERS_MIN = 5;
const questionWords = mapLanguages((language) =>
  foldWord(grammars[language].which)
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word.length >= QUESTION_LETTERS_MIN && !/\s/.test(word)),
);

/** The question word that an unknown word at the start of a message is a typo of: "wich companies". */
function correctQuestionWord(token: Token, lexicon: Lexicon, languageOf: () => Language): string | undefined {
  const isNear = (word: string): boolean => isOneTypoAway(token.folded, word);
  if (!languages.some((language) => questionWords[language].some(isNear))) return undefined;
  if (lexicon.matchesAt([token], 0).length > 0 || isTradeName(token) || !namesNoIndustry(token))
    return undefined;
  return questionWords[languageOf()].find(isNear);
}

/**
 * Whether a word may be a misspelled city: after a preposition of place, if names are written like that in this message, or after a trade,
 * if it is long and typical of no line of business.
 */
function mayBePlace(tokens: readonly Token[], at: number, isAfterPreposition: boolean): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || !token) return false;
  const isWrittenAsName = token.isCapitalised || tokens.every(({ isCapitalised }) => !isCapitalised);
  if (isAfterPreposition) return isWrittenAsName;
  return (
    isWrittenAsName &&
    token.folded.length >= LONG_LETTERS_MIN &&
    token.breakBefore === '' &&
    isTradeName(before) &&
    namesNoIndustry(token)
  );
}

const capitalise = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Words that classify homepages are not typos. */
const namesNoIndustry = ({ text }: Token): boolean => Object.keys(tradesInText(text).industries).length === 0;

/** Whether "with" or "without" precedes a word, with or without an article. */
const isAfterWith = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean =>
  [1, 2].some((words) =>
    at < words
      ? false
      : lexicon
          .matchesAt(tokens.slice(at - words, at), 0)
          .some(
            ({ entries, length }) =>
              (length === words || words === 2) &&
              entries.some(
                ({ meaning }) =>
                  meaning.kind === 'role' && (meaning.role === 'with' || meaning.role === 'without'),
              ),
          ),
  );

const isAfterPlaceWord = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean =>
  at > 0 &&
  lexicon
    .matchesAt(tokens.slice(at - 1, at), 0)
    .some(({ entries }) =>
      entries.some(
        ({ meaning }) => meaning.kind === 'role' && (meaning.role === 'in' || meaning.role === 'outside'),
      ),
    );

/** "Proveedores de jabón": behind a word for companies or traders, "de" is "of" and no place follows, unless it is written like one. */
const isOfCompanies = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.isCapitalised === false &&
  isOfWord(tokens[at - 1]?.folded ?? '') &&
  isCompanyNoun(tokens[at - 2]?.folded ?? '');
