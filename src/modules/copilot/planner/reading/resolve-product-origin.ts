import { businessNouns } from '../dictionaries/dictionaries.ts';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import type { Role } from '../dictionaries/grammar.ts';
import type { Language } from '../lexicon/meaning.ts';
import { firstToken, hasRole, type Item, isUnknown, withRoles } from './item.ts';
import { isLanguageName } from './language-or-nationality.ts';

/**
 * "Restaurants with Italian food", "a shop for French wine", "language schools that offer Spanish courses": the adjective says what the
 * companies offer, not where they are, so it is a word to search for. So it is if the message says where they are, and that is elsewhere:
 * "Italian restaurants in London".
 */
export const resolveProductOrigin = (items: readonly Item[], language: Language): readonly Item[] =>
  items.map((item, at) => {
    if (!isOrigin(item, language)) return item;
    if (isCourse(item) || isTaught(items, at) || isOfProduct(items, at, language)) return asWord(item);
    if (item.content?.kind !== 'people' || !isElsewhere(items, at)) return item;
    return hasRole(items[at - 1], 'company') || hasRole(items[at + 1], 'company')
      ? { ...withRoles(item, 'unsupported'), content: undefined }
      : asWord(item);
  });

const asWord = (item: Item): Item => ({ ...item, roles: new Set<Role>(), content: undefined });

/** In Polish, "polską" is an adjective and "Polską" the country. */
const isOrigin = (item: Item, language: Language): boolean =>
  item.content?.kind === 'people' ||
  item.content?.kind === 'language' ||
  (item.content?.kind === 'country' && language === 'pl' && !firstToken(item).isCapitalised);

/** In German, "Spanischkurse" is one word; "spanischsprachige" still is an adjective. */
const isCourse = (item: Item): boolean =>
  item.tokens.length === 1 && /^\p{L}+sch(?!sprach|land)\p{L}{4,}$/u.test(firstToken(item).folded);

/** "Academias de inglés" and schools with "cursos de alemán" teach a language; their sites need not be in it. */
const isTaught = (items: readonly Item[], at: number): boolean =>
  hasRole(items[at - 1], 'of') && isUnknown(items[at - 2]) && items.slice(0, at - 1).some(isSchool);

const EDUCATION = 'Education';

const isSchool = (item: Item, at: number, items: readonly Item[]): boolean =>
  item.content?.kind === 'industry'
    ? item.content.name === EDUCATION
    : isUnknown(item) &&
      // "Escuelas de idiomas" is a name of three words.
      [1, 3, 2].some((length) =>
        findTradeByName(
          items
            .slice(at, at + length)
            .map(({ text }) => text)
            .join(' '),
        )?.industries.includes(EDUCATION),
      );

/** Whether the adjective belongs to what the companies that were named before it have, sell or are for. */
function isOfProduct(items: readonly Item[], at: number, language: Language): boolean {
  const [adjective, before, after] = [items[at], items[at - 1], items[at + 1]];
  if (adjective === undefined) return false;
  if (isProduct(after)) {
    const head = headBefore(items, at - 1) ?? headOfClause(items, at, language);
    // "The names of French wineries": only companies can have or be for other companies. What is sold is no company.
    const isSold = hasRole(connectorBefore(items, at - 1), 'sells');
    return head !== undefined && (isSold || isCompanies(head) || !isTradeAt(items, at + 1));
  }
  // Elsewhere the adjective follows its noun, and agrees with it: "tienda de vinos franceses", but "tiendas de vinos francesas".
  if (HEAD_LAST.has(language) || adjective.breakBefore !== '' || !isProduct(before) || !before) return false;
  const head = headBefore(items, at - 2);
  // "O número de hotéis portugueses": the hotels are the companies.
  if (head === undefined || (!isCompanies(head) && isTradeAt(items, at - 1))) return false;
  if (language === 'pl') return true;
  return agrees(adjective, before) && !agrees(adjective, head);
}

const HEAD_LAST: ReadonlySet<Language> = new Set(['en', 'de', 'nl']);

const isProduct = (item: Item | undefined): boolean =>
  isUnknown(item) && item?.breakBefore === '' && !businessNouns.has(firstToken(item).folded);

/** Whether a trade is named from here on, in one word or two. */
const isTradeAt = (items: readonly Item[], at: number): boolean =>
  [1, 2].some((length) => {
    const words = items.slice(at, at + length);
    return words.length === length && findTradeByName(words.map(({ text }) => text).join(' ')) !== undefined;
  });

/** The noun that is said to have, sell or be for something, if a word for that is right before this position. */
function headBefore(items: readonly Item[], at: number): Item | undefined {
  const connector = connectorBefore(items, at);
  return connector && nounBefore(items, items.indexOf(connector), hasRole(connector, 'with', 'sells'));
}

function connectorBefore(items: readonly Item[], at: number): Item | undefined {
  const last = items.findLast((item, index) => index <= at && !isSkipped(item));
  return last?.content === undefined && hasRole(last, 'with', 'sells', 'of') ? last : undefined;
}

/** The same in German and Dutch clauses, in which the verb comes last: "die Spaanse lessen geven". */
const headOfClause = (items: readonly Item[], at: number, language: Language): Item | undefined => {
  const [verb, next] = [items[at + 2], items[at + 3]];
  const isLast = verb !== undefined && verb.content === undefined && next?.breakBefore !== '';
  return isLast && (language === 'de' || language === 'nl') && isSkipped(items[at - 1])
    ? nounBefore(items, at, true)
    : undefined;
};

function nounBefore(items: readonly Item[], end: number, mayBeGeneral: boolean): Item | undefined {
  const named = items.slice(0, end).findLast((item) => !isSkipped(item) && !hasRole(item, 'sells', 'with'));
  if (named === undefined) return undefined;
  const isGeneral = named.content === undefined && hasRole(named, 'company');
  return isCompanies(named) || isUnknown(named) || (mayBeGeneral && isGeneral) ? named : undefined;
}

const isSkipped = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.content === undefined &&
  hasRole(item, 'filler') &&
  !hasRole(item, 'with', 'sells', 'of');

/** Whether an item names companies of some kind. */
const isCompanies = (item: Item): boolean =>
  item.content?.kind === 'industry' ||
  (item.content === undefined && hasRole(item, 'shop')) ||
  (isUnknown(item) &&
    (businessNouns.has(firstToken(item).folded) || findTradeByName(item.text) !== undefined));

/** Whether an adjective can belong to a noun, by their endings. */
function agrees(adjective: Item, noun: Item): boolean {
  const [one, other] = [adjective, noun].map((item) => endingOf(item.tokens[0]?.folded ?? ''));
  return (
    one?.isPlural === other?.isPlural &&
    (one?.gender === undefined || other?.gender === undefined || one.gender === other.gender)
  );
}

/** What the ending of a Romance word says about its number and, if it says so, its gender. */
const endingOf = (word: string): { readonly isPlural: boolean; readonly gender: 'f' | 'm' | undefined } => ({
  isPlural: /[sxi]$/.test(word),
  gender: /as?$/.test(word) ? 'f' : /(?:o|os|i)$/.test(word) ? 'm' : undefined,
});

/** Whether the message also says that the companies are in a place or country that the adjective does not mean. */
function isElsewhere(items: readonly Item[], at: number): boolean {
  const { content } = items[at] ?? {};
  if (content?.kind !== 'people' || isLanguageName(items, at)) return false;
  return items.some((item, other) => {
    const location = item.content;
    if (other <= at || !hasRole(items[other - 1], 'in')) return false;
    const codes =
      location?.kind === 'country'
        ? location.codes
        : location?.kind === 'place'
          ? [location.country].flatMap((code) => code ?? [])
          : [];
    return codes.length > 0 && !codes.some((code) => content.codes.includes(code));
  });
}
