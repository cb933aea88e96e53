import { tradesInText } from '../../../extraction/business/trades-in-text.ts';
import { mapLanguages, openingWords } from '../dictionaries/dictionaries.ts';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import { isQualifier } from '../dictionaries/qualifiers.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';
import { firstToken, hasRole, type Item, isUnknown } from './item.ts';
import { isCompanyNoun } from './trade-words.ts';

/** Words of a message that may be a city or region that no list has: "plumbers in Kirkcaldy". The index decides. */
export interface PlaceCandidate {
  readonly text: string;
  /** Whether it can be nothing but a place: a name behind a trade and a preposition, which no page of the index has. */
  readonly isOnlyPlace: boolean;
  /** Whether only its position speaks for a name, as in German, where all nouns are capitalised. */
  readonly mayBeNoun: boolean;
}

export const days = mapLanguages(
  (language): ReadonlySet<string> =>
    new Set(
      foldWord(openingWords[language].days)
        .split(',')
        .map((day) => day.trim()),
    ),
);

/** More are not asked about. */
const CANDIDATES_MAX = 2;
const WORDS_MAX = 5;
const LETTERS_MIN = 3;
/** Words that connect the parts of a name in lower case: "Peschiera del Garda", "Newcastle upon Tyne", "San Sebastián de los Reyes". */
const PARTICLES = new Set(
  'de la le les los las el del della dei di do da dos das du des d l sur sous lès upon am an der im ob op aan den nad pod'.split(
    ' ',
  ),
);

export function findPlaceCandidates(
  items: readonly Item[],
  message: string,
  language: Language,
): PlaceCandidate[] {
  const isAllLowerCase = items.every(({ tokens }) => tokens.every(({ isCapitalised }) => !isCapitalised));
  const found: PlaceCandidate[] = [];
  for (let at = 1; at < items.length && found.length < CANDIDATES_MAX; at += 1) {
    const before = items[at - 1];
    const isAfterPreposition =
      before?.content === undefined && hasRole(before, 'in', 'outside', 'near') && !followsOf(items, at);
    const isAfterTrade = isTradeItem(before) && items[at]?.breakBefore === '';
    if (!isAfterPreposition && !isAfterTrade) continue;
    const length = nameLength(items, at, isAllLowerCase);
    const named = items.slice(at, at + length);
    const text = message.slice(named[0]?.start, named.at(-1)?.end);
    if (length === 0 || text.length < LETTERS_MIN || namesTrade(text)) continue;
    // "Op zondag bezorgen".
    if (named[0] && days[language].has(firstToken(named[0]).folded)) continue;
    const mayBeNoun = language === 'de' || isAllLowerCase || !isAfterPreposition;
    const isOfCompanies =
      namesTradeBefore(items, at - 1, message) ||
      (!mayBeNoun && items.slice(0, at - 1).some((item) => hasRole(item, 'company', 'shop')));
    const isNoun = language === 'de' && GERMAN_NOUN.test(text);
    // "Z umawianiem online": in Polish, "with" and "from" are one word.
    const isWith = hasRole(before, 'with') && named[0] !== undefined && !firstToken(named[0]).isCapitalised;
    // "Formaggi di capra": behind "of", a word in lower case is what something is made of.
    const isOf = hasRole(before, 'of') && named[0] !== undefined && !firstToken(named[0]).isCapitalised;
    const isOnlyPlace = isAfterPreposition && isOfCompanies && !isNoun && !isWith && !isOf;
    found.push({ text, isOnlyPlace, mayBeNoun });
    at += length;
  }
  return found;
}

/** "Empresas de impresoras", "agences d'imprimantes": behind a word for companies, "de" is "of", unless a name is written behind it. */
const followsOf = (items: readonly Item[], at: number): boolean => {
  const [noun, before, item] = [items[at - 2], items[at - 1], items[at]];
  return (
    noun !== undefined &&
    item !== undefined &&
    !firstToken(item).isCapitalised &&
    hasRole(before, 'of') &&
    isCompanyNoun(firstToken(noun).folded)
  );
};

/** The number of items that form one name from here on; 0 if none does. */
function nameLength(items: readonly Item[], at: number, isAllLowerCase: boolean): number {
  const isName = (item: Item | undefined): boolean =>
    item !== undefined &&
    (item.content === undefined || item.isJoined) &&
    firstToken(item).kind === 'word' &&
    !isQualifier(firstToken(item)) &&
    ((isAllLowerCase && isUnknown(item)) || firstToken(item).isCapitalised || item.isJoined);
  const particlesFrom = (from: number): number => {
    let length = 0;
    while (items[from + length]?.breakBefore === '' && isParticle(items[from + length])) length += 1;
    return length;
  };
  // "San Sebastián de los Reyes" is longer than the name that the list has.
  let end = items[at]?.content?.kind === 'place' && particlesFrom(at + 1) > 0 ? at + 1 : at;
  while (end - at < WORDS_MAX && (end === at || items[end]?.breakBefore === '')) {
    const particles = end > at && !isAllLowerCase ? particlesFrom(end) : 0;
    if (isName(items[end])) end += 1;
    else if (particles > 0 && isName(items[end + particles])) end += particles + 1;
    else break;
  }
  return items.slice(at, end).some(isUnknown) ? end - at : 0;
}

/** "Saint-Germain-en-Laye": between hyphens, any word is part of the name. */
const isParticle = (item: Item | undefined): boolean =>
  item?.content === undefined &&
  item?.tokens.every(({ text, isJoined }) => isJoined || PARTICLES.has(text)) === true;

const isTradeItem = (item: Item | undefined): boolean =>
  item !== undefined &&
  (item.content?.kind === 'industry' || (isUnknown(item) && findTradeByName(item.text) !== undefined));

/** The longest name of a trade that is looked for before a preposition. */
const TRADE_WORDS_MAX = 3;

/** Whether a trade is named before an item: "estate agents in …". */
const namesTradeBefore = (items: readonly Item[], end: number, message: string): boolean =>
  items
    .slice(0, end)
    .some(
      (item, at) =>
        isTradeItem(item) ||
        items
          .slice(at + 1, Math.min(end, at + TRADE_WORDS_MAX))
          .some((last) => findTradeByName(message.slice(item.start, last.end)) !== undefined),
    );

/** Whether a text is the name of a trade, or all of its words are typical of a line of business: "Bad Vilbel" sells no bathrooms. */
const namesTrade = (text: string): boolean =>
  findTradeByName(text) !== undefined ||
  text.split(/[\s'’-]+/).every((word) => Object.keys(tradesInText(word).industries).length > 0);

/** Endings of German nouns that no town has: "in Familienbesitz", "in Handarbeit". */
const GERMAN_NOUN =
  /(?:ung|heit|keit|schaft|tät|tion|besitz|arbeit|form|qualität|nähe|art|weise|betrieb|bereich|branche|größe|führung|bau)$/u;

/** The number of tokens from here on that are one of these places; 0 if none is. */
export function knownPlaceLength(tokens: readonly Token[], at: number, places: readonly string[]): number {
  return places.reduce((longest, place) => {
    const words = place.split(/[\s'’-]+/).map((word) => foldWord(word));
    const isHere = words.every((word, offset) => foldWord(tokens[at + offset]?.text ?? '') === word);
    return isHere ? Math.max(longest, words.length) : longest;
  }, 0);
}
