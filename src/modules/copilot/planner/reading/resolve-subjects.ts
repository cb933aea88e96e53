import { businessNouns, manufacturerNouns, sectorNouns } from '../dictionaries/dictionaries.ts';
import { findSubjectByName, findTradeByName, SUBJECT_WORDS_MAX } from '../dictionaries/find-trade.ts';
import type { Role } from '../dictionaries/grammar.ts';
import type { Language } from '../lexicon/meaning.ts';
import { firstToken, hasRole, type Item, isUnknown, withRoles } from './item.ts';

const MANUFACTURER = 'business_model=manufacturer';
const WHOLESALER = 'business_model=wholesale';

/** How many words may stand between a noun and what it is about: "aziende nel settore della". */
const CONNECTING_MAX = 3;

/** Items that name goods or a field of business, from and to these places. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * "Translation companies", "hurtownie zabawek", "HR agencies": beside a word for companies, makers or traders, goods and fields of business
 * are what is searched for, even if their words have a role or another meaning elsewhere.
 */
export function resolveSubjects(items: readonly Item[], language: Language): readonly Item[] {
  const resolved = [...items];
  for (let at = 0; at < items.length; at += 1) {
    const noun = items[at];
    if (noun === undefined || !isNoun(noun) || isPair(items, at)) continue;
    const span = spanBefore(items, at) ?? spanAfter(items, at, language);
    if (span === undefined) continue;
    for (let place = span.from; place < span.to; place += 1)
      resolved[place] = { ...withRoles(items[place] as Item), content: undefined };
    const whole = { from: Math.min(span.from, at), to: Math.max(span.to, at + 1) };
    // Names of several words need nothing else: "film studios", "wine merchants".
    if (findTradeByName(textOf(items, whole)) === undefined) resolved[at] = asKind(noun);
  }
  return resolved;
}

const isWholesaler = (item: Item): boolean => findTradeByName(item.text)?.name === 'wholesaler';

const isManufacturer = (item: Item): boolean =>
  item.tokens.length === 1 && manufacturerNouns.has(firstToken(item).folded);

/** "Wholesalers or producers of chemicals" are read together. */
const isPair = (items: readonly Item[], at: number): boolean =>
  [-1, 1].some((step) => {
    const [between, other] = [items[at + step], items[at + 2 * step]];
    return (
      other !== undefined && hasRole(between, 'and', 'or') && (isWholesaler(other) || isManufacturer(other))
    );
  });

/** A word for companies, shops, makers or traders. */
const isNoun = (item: Item): boolean =>
  isManufacturer(item) ||
  (item.content === undefined &&
    (hasRole(item, 'company', 'shop') ||
      businessNouns.has(firstToken(item).folded) ||
      isSector(item) ||
      (isUnknown(item) && isWholesaler(item))));

function asKind(noun: Item): Item {
  if (isManufacturer(noun)) return asFeature(noun, MANUFACTURER);
  return isWholesaler(noun) ? asFeature(noun, WHOLESALER) : withRoles(noun, 'company');
}

const asFeature = (item: Item, name: string): Item => ({
  ...item,
  roles: new Set<Role>(),
  content: { kind: 'feature', name, isOnlyAfterSelling: false },
});

/** The goods directly before a noun. A further word before them belongs to them: "electric guitar makers". */
function spanBefore(items: readonly Item[], at: number): Span | undefined {
  for (let from = Math.max(0, at - SUBJECT_WORDS_MAX); from < at; from += 1) {
    if (items.slice(from + 1, at + 1).some(({ breakBefore }) => breakBefore !== '')) continue;
    const isWhole = items[from]?.breakBefore !== '' || !isPartOfName(items[from - 1]);
    if (isWhole && isSubject(items, { from, to: at }, isBusiness(items[at]))) return { from, to: at };
  }
  return undefined;
}

/** The goods behind a noun: "producers of glass", "empresas del sector de la energía", "firmy web". */
function spanAfter(items: readonly Item[], at: number, language: Language): Span | undefined {
  let from = at + 1;
  while (from - at <= CONNECTING_MAX && items[from]?.breakBefore === '' && connects(items[from], language))
    from += 1;
  const isDirect = from === at + 1;
  if ((isDirect && isHeadLast(language)) || items[from]?.breakBefore !== '') return undefined;
  for (let to = Math.min(items.length, from + SUBJECT_WORDS_MAX); to > from; to -= 1) {
    const isJoined = items.slice(from, to).every(({ breakBefore }) => breakBefore === '');
    const isWhole = items[to]?.breakBefore !== '' || !isPartOfName(items[to]);
    if (isJoined && isWhole && isSubject(items, { from, to }, isBusiness(items[at]))) return { from, to };
  }
  return undefined;
}

const isPartOfName = (item: Item | undefined): boolean =>
  item?.content?.kind === 'industry' ||
  (isUnknown(item) && !businessNouns.has(firstToken(item as Item).folded));

/** "Of", "in", articles, and words like "sector". */
const connects = (item: Item | undefined, language: Language): boolean =>
  item !== undefined &&
  item.content === undefined &&
  (hasRole(item, 'of', 'in', 'sells') ||
    (hasRole(item, 'filler') && findSubjectByName(item.text) === undefined) ||
    (!isHeadLast(language) && isSector(item)));

const isSector = (item: Item): boolean => sectorNouns.has(firstToken(item).folded);

const isHeadLast = (language: Language): boolean =>
  language === 'en' || language === 'de' || language === 'nl';

const textOf = (items: readonly Item[], { from, to }: Span): string =>
  items
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

function isSubject(items: readonly Item[], span: Span, isBusiness: boolean): boolean {
  const named = items.slice(span.from, span.to);
  const text = textOf(items, span);
  // Industries and technologies are conditions already.
  if (named.some(({ content }) => content?.kind === 'industry' || content?.kind === 'technology'))
    return false;
  if ([named[0], named.at(-1)].some(isFunctionWord)) return false;
  const isKnown = isBusiness ? (findSubjectByName(text) ?? otherTrade(text)) : findSubjectByName(text);
  if (isKnown === undefined) return false;
  // "French language companies", "companies in IT": a language, and a country.
  if (named.some((item) => hasRole(item, 'language')) && isTongue(items[span.from - 1], items[span.to]))
    return false;
  return !(named[0]?.content?.kind === 'country' && isPlaceHere(items, span.from));
}

/** Prepositions and articles, unless they are the name itself: "IT". */
const isFunctionWord = (item: Item | undefined): boolean =>
  item?.content === undefined &&
  hasRole(item, 'in', 'of', 'with', 'filler') &&
  findSubjectByName(item?.text ?? '') === undefined;

/** Agencies and traders of any trade are its companies: "pest control agencies". */
const isBusiness = (noun: Item | undefined): boolean =>
  noun !== undefined && !hasRole(noun, 'company', 'shop');

function otherTrade(text: string): object | undefined {
  const trade = findTradeByName(text);
  return trade?.isAmbiguous === true || trade?.name === 'wholesaler' ? undefined : trade;
}

const isTongue = (...items: readonly (Item | undefined)[]): boolean =>
  items.some((item) => item?.content?.kind === 'language' || item?.content?.kind === 'people');

/** A code of a country behind "in" is the country, unless another one is named: "bedrijven in IT in Nederland". */
const isPlaceHere = (items: readonly Item[], at: number): boolean =>
  hasRole(items[at - 1], 'in') &&
  !hasRole(items[at - 1], 'of') &&
  !items.some(({ content }, place) => place !== at && content?.kind === 'country');
