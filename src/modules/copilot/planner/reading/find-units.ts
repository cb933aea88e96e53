import { isColumn } from '../dictionaries/dictionaries.ts';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import type { Language } from '../lexicon/meaning.ts';
import { isInTradeName } from './is-in-trade-name.ts';
import { firstToken, hasRole, type Item, isUnknown } from './item.ts';
import { isLanguageName, isOfferedLanguage } from './language-or-nationality.ts';
import { OPENING_HOURS } from './merge-opening-phrase.ts';
import type { Unit } from './unit.ts';

/** Groups the items of a message into units: words that belong together become one. */
export function findUnits(items: readonly Item[], message: string, language: Language): Unit[] {
  const units: Unit[] = [];
  let at = 0;
  while (at < items.length) {
    const length = searchWordsLength(items, at, language);
    if (length > 0) {
      const taken = items.slice(at, at + length);
      const text = textOf(taken, message);
      units.push({
        kind: 'words',
        text,
        items: taken,
        isShopOnly: taken.every((item) => hasRole(item, 'shop', 'of')),
      });
      at += length;
    } else {
      units.push(unitOf(items, at));
      at += 1;
    }
  }
  return units;
}

/** The original text, without the parts that were taken out, and with typos in trade names corrected. */
function textOf(items: readonly Item[], message: string): string {
  let text = '';
  let end: number | undefined;
  for (const token of items.flatMap(({ tokens }) => tokens)) {
    const between = end === undefined ? '' : message.slice(end, token.start);
    text +=
      (/[\p{L}\p{N}]/u.test(between) || (between === '' && end !== undefined) ? ' ' : between) +
      (token.searchedText ?? token.correctedName ?? message.slice(token.start, token.end));
    end = token.end;
  }
  return text;
}

function unitOf(items: readonly Item[], at: number): Unit {
  const item = items[at];
  if (!item) throw new Error('there is an item at every place');
  const token = firstToken(item);
  const { content } = item;
  const text = token.searchedText ?? token.correctedName ?? item.text;
  const whole = { text, items: [item] };
  if (token.kind === 'quoted') return { kind: 'phrase', ...whole, text: token.text };
  if (token.kind === 'ending') return { kind: 'filter', param: 'tld', values: [token.folded], ...whole };
  if (!content)
    return token.kind === 'domain'
      ? { kind: 'domain', domain: token.folded, ...whole }
      : { kind: 'grammar', ...whole };
  switch (content.kind) {
    case 'technology':
      return { kind: 'filter', param: 'technology', values: [content.name], ...whole };
    case 'industry':
      return { kind: 'filter', param: 'industry', values: [content.name], ...whole };
    case 'feature':
      return {
        kind: 'filter',
        param: isColumn(content.name) ? 'column' : 'has',
        values: [content.name],
        ...whole,
      };
    case 'language':
      return {
        kind: 'filter',
        param: 'language',
        values: [content.code],
        isOffered: isOfferedLanguage(items, at),
        ...whole,
      };
    case 'country':
      return { kind: 'filter', param: 'country', values: content.codes, ...whole };
    case 'people':
      return content.language !== undefined && isLanguageName(items, at)
        ? {
            kind: 'filter',
            param: 'language',
            values: [content.language],
            isOffered: isOfferedLanguage(items, at),
            ...whole,
          }
        : { kind: 'filter', param: 'country', values: content.codes, ...whole };
    case 'place':
      return {
        kind: 'filter',
        param: 'place',
        values: [content.name ?? text.replaceAll('-', ' ')],
        ...whole,
      };
  }
}

/** The number of items from here on that form one group of search words; 0 if none starts here. */
function searchWordsLength(items: readonly Item[], at: number, language: Language): number {
  if (!isSearchWord(items, at, language)) return 0;
  let end = at + 1;
  for (;;) {
    const item = items[end];
    if (item?.breakBefore !== '') break;
    if (
      isSearchWord(items, end, language) ||
      (item.isJoined && item.content === undefined && !hasRole(item, 'company'))
    ) {
      end += 1;
      continue;
    }
    const joined = connectorLength(items, end, language);
    if (joined === 0) break;
    end += joined;
  }
  return end - at;
}

/**
 * The length of a connector and the word after it: "of coffee", "de la mer". An unknown capitalised word after it is a place, except in
 * German, where all nouns are capitalised.
 */
function connectorLength(items: readonly Item[], at: number, language: Language): number {
  if (!hasRole(items[at], 'of')) return 0;
  const next = hasRole(items[at + 1], 'filler') && !isSearchWord(items, at + 1, language) ? at + 2 : at + 1;
  const item = items[next];
  if (item?.breakBefore !== '' || !(isUnknown(item) || isTradeWord(item) || isPlainNoun(item))) return 0;
  if (item.content?.kind === 'feature' && hasRole(items[at], 'with')) return 0;
  if (language !== 'de' && firstToken(item).isCapitalised && isUnknown(item)) return 0;
  return next - at + 1;
}

/** Nouns like "shop", "language" and "word" that have a grammatical role, except where they are the subject themselves. */
const isPlainNoun = (item: Item | undefined): boolean =>
  hasRole(item, 'shop', 'language', 'word', 'title', 'domains') &&
  !hasRole(item, 'in', 'filler', 'says', 'uses', 'of');

const isTradeWord = (item: Item | undefined): boolean =>
  item?.content?.kind === 'industry' ||
  (item?.content?.kind === 'feature' && item.tokens[0]?.legalForms === undefined);

/** Whether an item is a word to search for: an unknown word, a shop, or an industry or feature that an unknown word narrows. */
function isSearchWord(items: readonly Item[], at: number, language: Language): boolean {
  const item = items[at];
  if (!item) return false;
  if (isUnknown(item)) return true;
  if (hasRole(item, 'shop') && !item.content) return true;
  // A French "domaine" can be a vineyard, and a language school is a school.
  if (
    hasRole(item, 'domains', 'language') &&
    item.tokens.length === 1 &&
    !hasRole(item, 'in', 'filler', 'uses') &&
    isUnknown(items[at + 1])
  )
    return (
      items[at + 1]?.breakBefore === '' &&
      !hasRole(items[at - 1], 'language') &&
      items[at - 1]?.content === undefined
    );
  // A joke is off topic, but a joke shop is not.
  if (
    hasRole(item, 'offTopic') &&
    item.tokens.length === 1 &&
    isUnknown(items[at + 1]) &&
    items[at + 1]?.breakBefore === ''
  )
    return at > 0 && !items.slice(0, at).some((one) => hasRole(one, 'offTopic'));
  if (!isTradeWord(item)) return false;
  if (isManufacturer(item)) return isInTradeName(items, at);
  const before = items[at - 1];
  const after = items[at + 1];
  const isFeature = item.content?.kind === 'feature';
  // "Dentists open on Saturday".
  if (isFeature && firstToken(item).folded === OPENING_HOURS) return false;
  if (item.content?.kind === 'feature' && item.content.name === 'ecommerce')
    // An online shop for pet food is an online shop; an e-commerce agency is not.
    return (
      isHeadLast(language) &&
      isUnknown(after) &&
      after?.breakBefore === '' &&
      !hasRole(before, 'with', 'without', 'only', 'and', 'or')
    );
  if (isFeature && hasRole(before, 'with', 'without', 'only', 'and', 'or', 'uses')) return false;
  // "Adres e-mail Maplegate" ends with a company name. In German, capital letters are no evidence, because all nouns have them.
  if (
    isFeature &&
    language !== 'de' &&
    isUnknown(after) &&
    after !== undefined &&
    firstToken(after).isCapitalised
  )
    return false;
  // "E-mail addresses of pharmacies" names a feature and the trade of the companies.
  if (isFeature && hasRole(after, 'of') && isTradeItem(items[at + 2])) return false;
  const isNarrowedBefore = item.breakBefore === '' && (isUnknown(before) || isNarrowingOf(items, at));
  const isNarrowedAfter =
    after?.breakBefore === '' && (isUnknown(after) || isNarrowedByNext(items, at, language));
  return isNarrowedBefore || isNarrowedAfter;
}

/** Whether an item means the makers or wholesalers of what is next to it: "furniture makers", "producenci okien". */
const isManufacturer = (item: Item | undefined): boolean =>
  item?.content?.kind === 'feature' && /^business_model=(?:manufacturer|wholesale)\b/.test(item.content.name);

const isTradeItem = (item: Item | undefined): boolean =>
  item?.content?.kind === 'industry' || (isUnknown(item) && findTradeByName(item?.text ?? '') !== undefined);

/** Whether a language puts the noun after the words that narrow it. */
const isHeadLast = (language: Language): boolean =>
  language === 'en' || language === 'de' || language === 'nl';

/** Whether this word specifies an unknown word before it: "agency of software". */
function isNarrowingOf(items: readonly Item[], at: number): boolean {
  return hasRole(items[at - 1], 'of') && !hasRole(items[at - 1], 'with') && isUnknown(items[at - 2]);
}

/** "software for dentists", "restaurant software". */
function isNarrowedByNext(items: readonly Item[], at: number, language: Language): boolean {
  const after = items[at + 1];
  if (items[at]?.content?.kind === 'industry' && after?.content?.kind === 'industry') return true;
  const length = connectorLength(items, at + 1, language);
  return length > 0 && isUnknown(items[at + length]);
}
