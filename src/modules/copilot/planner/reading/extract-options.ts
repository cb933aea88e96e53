import type { Role } from '../dictionaries/grammar.ts';
import type { Language } from '../lexicon/meaning.ts';
import type { Token } from '../text/token.ts';
import { findSort } from './find-sort.ts';
import { type FoundedCondition, findYears, yearOf } from './find-years.ts';
import { type Found, firstToken, hasRole, type Item, isUnknown, positionsBetween } from './item.ts';
import { isHowWord } from './question-words.ts';

interface GroupBy {
  readonly field: string;
  readonly size: number | undefined;
  /** Whether the message asks for the most common values, and not only "which". */
  readonly isRanking: boolean;
}

export interface RequestOptions {
  readonly founded: readonly FoundedCondition[];
  /** The sort order, by its API name. */
  readonly sort: string | undefined;
  /** The facet to count companies by, and the requested number of values. */
  readonly groupBy: GroupBy | undefined;
  /** Facts that the message asks about one company, by their names in `answers/`. */
  readonly facts: readonly string[];
  /** The words that set the options, as they were written. */
  readonly texts: { readonly founded: string; readonly sort: string };
}

interface Extracted {
  readonly options: RequestOptions;
  /** The rest of the message. */
  readonly tokens: readonly Token[];
}

const PAY = 'pay';
/** In the order of the dictionaries. */
const GROUP_FIELDS = [
  'country',
  'language',
  'industry',
  'tech',
  'tld',
  'has',
  'city',
  'cms',
  'ecommerce_platform',
  'web_server',
  'analytics',
  'cdn',
  'hosting',
  'payment',
  'tag_manager',
  'js_frameworks',
  'consent_manager',
  'live_chat',
  'fonts',
  'maps',
  'programming_language',
  'marketing_automation',
  'page_builder',
  'css_framework',
] as const;

/** Roles that words only have next to each other; alone they are ordinary words. */
export const OPTION_ROLES: ReadonlySet<Role> = new Set<Role>([
  'founded',
  'year',
  'before',
  'after',
  'since',
  'between',
  'sortedBy',
  'orders',
  'mostCommon',
  'distribution',
  'fields',
  'which',
  'facts',
]);

export interface OptionsContext {
  readonly language: Language;
  /** Whether the last answer was about one company. */
  readonly isAfterLookup: boolean;
}

/** Takes out of a message when companies were founded, how to sort them, what to count them by, and which facts it asks for. */
export function extractOptions(
  items: readonly Item[],
  message: string,
  { language, isAfterLookup }: OptionsContext,
): Extracted {
  const years = findYears(items);
  const order = findSort(items);
  const count = findGroupBy(items, language);
  const facts = findFacts(items, language, isAfterLookup);
  const taken = new Set([years, order, count, facts].flatMap((found) => found?.at ?? []));
  const textOf = (found: Found | undefined): string => {
    const first = items[found?.at[0] ?? -1];
    return first === undefined ? '' : message.slice(first.start, items[found?.at.at(-1) ?? -1]?.end);
  };
  return {
    options: {
      founded: years?.founded ?? [],
      sort: order?.sort,
      groupBy: count && { field: count.field, size: count.size, isRanking: count.isRanking },
      facts: facts?.facts ?? [],
      texts: { founded: textOf(years), sort: textOf(order) },
    },
    tokens: items.flatMap(({ tokens }, at) => (taken.has(at) ? [] : tokens)),
  };
}

/** In the order of the dictionaries. */
const FACTS = [
  'address',
  'founder',
  'founded_year',
  'employee_count',
  'manager',
  'owner',
  PAY,
  'vat_number',
  'website',
] as const;

/** The fact at a position of the dictionaries. */
export const factAt = (index: number | undefined): string | undefined => FACTS[index ?? -1];

/** The fact about one company that a field to group by is; undefined if it is not asked about one company. */
export const factOfField = (field: string | undefined): string | undefined =>
  field === undefined || LIST_FIELDS.has(field) ? undefined : field === 'tech' ? 'technologies' : field;
const LIST_FIELDS: ReadonlySet<string> = new Set(['country', 'language', 'industry', 'tld', 'has', 'city']);

/** Whether a name starts here: a capitalised word, or two in a row in German, where all nouns are capitalised. */
const isNamePart = (items: readonly Item[], at: number, language: Language): boolean => {
  const [item, next] = items.slice(at, at + 2);
  if (item === undefined || !firstToken(item).isCapitalised) return false;
  return (
    language !== 'de' || (next !== undefined && next.breakBefore === '' && firstToken(next).isCapitalised)
  );
};

const FOUNDED_YEAR = 'founded_year';
const isFounding = (item: Item): boolean => hasRole(item, 'founded') && !item.content;

/** Whether a message names nothing new, so that it can only be about the company of the last answer: "and when was it founded?" */
const namesNothingNew = (items: readonly Item[], language: Language): boolean =>
  items.every(
    (item) =>
      item.content?.kind === 'feature' ||
      (!item.content && (item.roles.size > 0 || isHowWord(item, language))),
  ) && !items.some((item) => hasRole(item, 'only', 'ofThem', 'mostCommon', 'sortedBy', 'drop'));

/** Finds words that ask about one company ("address", "who founded"), if the message names one or refers to one. */
function findFacts(
  items: readonly Item[],
  language: Language,
  isAfterLookup: boolean,
): (Found & { readonly facts: string[] }) | undefined {
  const refersToOne =
    items.some((item) => firstToken(item).kind === 'domain' || (hasRole(item, 'its') && !item.content)) ||
    (isAfterLookup && namesNothingNew(items, language));
  const isAboutOne =
    refersToOne ||
    items.some(
      (item, at) =>
        (hasRole(item, 'ordinals') && !item.content) ||
        (at > 0 && isUnknown(item) && isNamePart(items, at, language)),
    );
  if (!isAboutOne || items.some((item) => hasRole(item, 'like') && !item.content && item.tokens.length > 1))
    return undefined;
  const found = items.flatMap((item, at) => {
    const field = refersToOne ? GROUP_FIELDS[item.indexes.get('fields') ?? -1] : undefined;
    const fact = item.content ? undefined : (FACTS[item.indexes.get('facts') ?? -1] ?? factOfField(field));
    return fact === undefined || !isRequestedFact(fact, items, at) ? [] : [{ at, fact }];
  });
  const asksWhen =
    refersToOne &&
    items.some((item) => isFounding(item)) &&
    items.some((item) => isHowWord(item, language) || (hasRole(item, 'year') && yearOf(item) === undefined));
  const facts = [...new Set([...found.map(({ fact }) => fact), ...(asksWhen ? [FOUNDED_YEAR] : [])])];
  // "Who founded it" asks for the founder, not for the year.
  const asked = facts.includes('founder') ? facts.filter((fact) => fact !== FOUNDED_YEAR) : facts;
  // "What does the boss earn" does not ask who that is.
  const mostSpecific = asked.includes(PAY) ? [PAY] : asked;
  // "In which year was it set up": any verb for founding belongs to the question.
  const at = items.flatMap((item, place) =>
    found.some((one) => one.at === place) ||
    (facts.includes(FOUNDED_YEAR) && (isFounding(item) || (hasRole(item, 'year') && !item.content)))
      ? [place]
      : [],
  );
  return facts.length > 0 ? { at, facts: mostSpecific } : undefined;
}

const DISTANCE_MAX = 6;

/** "The most used technologies", "tecnologías más usadas", "per country". */
function findGroupBy(items: readonly Item[], language: Language): (Found & GroupBy) | undefined {
  // "No matter which country" does not ask for counts.
  if (items.some((item) => hasRole(item, 'drop', 'anywhere') && !item.content)) return undefined;
  for (const [at, item] of items.entries()) {
    const index = item.content ? undefined : item.indexes.get('fields');
    const field = index === undefined ? undefined : GROUP_FIELDS[index];
    if (field === undefined) continue;
    const other = items.findIndex(
      (one, place) =>
        Math.abs(place - at) <= DISTANCE_MAX &&
        hasRole(one, 'mostCommon', 'which') &&
        !one.content &&
        items.slice(Math.min(place, at) + 1, Math.max(place, at)).every(isAllowedBetween),
    );
    const noun = items.findIndex((one, place) => place < at && hasRole(one, 'distribution') && !one.content);
    if (other < 0 && !(noun >= 0 && isPreposition(items[at - 1])) && !endsWithField(items, at)) continue;
    const nearest = other < 0 ? at - 1 : other;
    const [first, last] = [Math.min(at, nearest), Math.max(at, nearest)];
    // "The 5 most used", "top 10 countries".
    const number = positionsBetween(first - 1, last).find((place) => isNumber(items[place]));
    const size = number === undefined ? undefined : Number(items[number]?.text);
    const inner = positionsBetween(first, last).filter((place) => !items[place]?.content);
    // "Which technologies are most common" asks for it twice.
    const again = items.flatMap((one, place) =>
      place > last && hasRole(one, 'mostCommon') && !one.content && !hasRole(one, 'compare', 'in')
        ? [place]
        : [],
    );
    const isRanking = noun >= 0 || items.some((one) => hasRole(one, 'mostCommon') && !one.content);
    // "How are they spread across cities".
    const how = positionsBetween(0, first - 1).filter(
      (place) =>
        isRanking &&
        !items[place]?.content &&
        (isHowWord(items[place], language) || hasRole(items[place], 'offTopic')),
    );
    return {
      at: [
        ...how,
        ...(noun >= 0 && noun < first ? [noun] : []),
        ...(number === first - 1 ? [number] : []),
        ...inner,
        ...again,
      ],
      field,
      size,
      isRanking,
    };
  }
  return undefined;
}

/** "Joomla by country", "Hotels nach Ländern", but not "sorted by country". */
const endsWithField = (items: readonly Item[], at: number): boolean => {
  const before = items[at - 1];
  const isBy = hasRole(before, 'after') || (hasRole(before, 'uses') && hasRole(before, 'filler'));
  return isBy && !before?.content && at > 1 && at === items.length - 1 && !items.some(isSorting);
};
const isSorting = (item: Item): boolean => hasRole(item, 'sortedBy');

const isAllowedBetween = (item: Item): boolean =>
  item.content
    ? ['country', 'people', 'place'].includes(item.content.kind)
    : hasRole(item, 'filler', 'mostCommon', 'in', 'of', 'uses', 'numbers', 'company') || isNumber(item);

/** "By", "nach": between a distribution and its field. */
const isPreposition = (item: Item | undefined): boolean =>
  item !== undefined &&
  !item.content &&
  hasRole(item, 'filler', 'in', 'of', 'uses', 'after', 'mostCommon', 'whatAbout');

const isNumber = (item: Item | undefined): boolean =>
  item !== undefined && firstToken(item).kind === 'number';

/** Whether a word asks for a fact. Those for a website and for VAT are as often about the companies of a list: "VAT advisers". */
function isRequestedFact(fact: string, items: readonly Item[], at: number): boolean {
  if (fact === 'vat_number') return !isNarrowing(items, at);
  return fact !== 'website' || isOfOneCompany(items, at);
}

/** "VAT advice", "VAT consultants": the next word says what about it. */
function isNarrowing(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  if (next?.breakBefore !== '' || firstToken(next).isCapitalised) return false;
  return isUnknown(next) || next.content?.kind === 'industry';
}

/** "The website of Maplegate", "its website", "phone and website". */
function isOfOneCompany(items: readonly Item[], at: number): boolean {
  const before = items.slice(0, at).filter((item) => !isArticle(item));
  const after = items.slice(at + 1).filter((item) => !isArticle(item));
  const [next, second] = after;
  const isName =
    next !== undefined && isUnknown(next) && firstToken(next).isCapitalised && next.breakBefore === '';
  return (
    next === undefined ||
    isName ||
    hasRole(next, 'of') ||
    hasRole(before.at(-1), 'its') ||
    (hasRole(next, 'and') && isFact(second)) ||
    (hasRole(before.at(-1), 'and') && isFact(before.at(-2)))
  );
}

const isFact = (item: Item | undefined): boolean =>
  item?.content?.kind === 'feature' || hasRole(item, 'facts');

/** A filler with no other role: of "the", "of the" and "and", only the first is skipped. */
const isArticle = (item: Item): boolean =>
  item.content === undefined && item.roles.size === 1 && hasRole(item, 'filler');
