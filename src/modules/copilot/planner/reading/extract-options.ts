import { groupWords, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Role } from '../dictionaries/grammar.ts';
import { fieldAt, isCountable, STATISTIC_PARTS } from '../lexicon/group-fields.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldPhrases } from '../text/fold.ts';
import type { Token } from '../text/token.ts';
import { findDescribedFacts, findOwnContacts } from './find-described-facts.ts';
import { factAt, findFacts } from './find-facts.ts';
import { findListFacts } from './find-list-facts.ts';
import { fieldOfOrder, findSort } from './find-sort.ts';
import { findStatistic } from './find-statistic.ts';
import { type FoundedCondition, findYears } from './find-years.ts';
import { isInTradeName } from './is-in-trade-name.ts';
import { type Found, firstToken, hasRole, type Item, isUnknown, positionsBetween } from './item.ts';
import { isQuestionAdverb } from './question-words.ts';
import { dropsSomething, isAny } from './resolve-dropped-columns.ts';

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
  /** Whether the message asks for facts of all companies of the last list. */
  readonly asksFactsOfList: boolean;
  /** Facts that it asks about the companies that it describes. */
  readonly factsOfDescribed: readonly string[];
  /** Words that ask who leads or owns companies, of which the index knows none. */
  readonly personsAsked: string;
  /** Words for something that companies cannot be counted by. */
  readonly unknownGroup: string;
  /** Words for an average of something that is no column with numbers. */
  readonly unknownAverage: string;
  /** Words that ask for an average of each group: "by country". */
  readonly splitAverage: string;
  /** The words that set the options, as they were written. */
  readonly texts: { readonly founded: string; readonly sort: string };
}

interface Extracted {
  readonly options: RequestOptions;
  /** The rest of the message. */
  readonly tokens: readonly Token[];
}

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
  'descending',
  'ascending',
  'mostCommon',
  'fewest',
  'distribution',
  'fields',
  'which',
  'facts',
  'average',
]);

export interface OptionsContext {
  readonly language: Language;
  /** Whether the last answer was about one company. */
  readonly isAfterLookup: boolean;
  /** Whether the last answer was a list. */
  readonly isAfterList: boolean;
  /** Whether the last answer counted companies by a field. */
  readonly isAfterBreakdown: boolean;
  /** Whether words for being open ask when, and not on a day that is named. */
  readonly asksHours: boolean;
}

/** Takes out of a message when companies were founded, how to sort them, what to count them by, and which facts it asks for. */
export function extractOptions(
  items: readonly Item[],
  message: string,
  { language, isAfterLookup, isAfterList, isAfterBreakdown, asksHours }: OptionsContext,
): Extracted {
  const years = findYears(items);
  const statistic = findStatistic(items);
  const isCounted = statistic?.column !== undefined;
  const listFacts = isAfterList && !isCounted ? findListFacts(items) : undefined;
  const found = isCounted || listFacts || dropsByAny(items) ? undefined : findSort(items);
  // "And by founding year?" after a breakdown asks for another one.
  const otherField = found && fieldOfOrder(items, found, isAfterBreakdown);
  const order = otherField === undefined ? found : undefined;
  const facts = listFacts ?? (isCounted ? undefined : findFacts(items, language, isAfterLookup));
  const described =
    facts || isCounted || isAfterLookup
      ? undefined
      : (findOwnContacts(items) ?? findDescribedFacts(items, language, asksHours));
  const isFactOnly = facts !== undefined && ('isOfList' in facts || facts.isNamed === true);
  const isOption = (place: number): boolean => order?.at.includes(place) === true;
  const count =
    isCounted || described || otherField !== undefined
      ? otherField
      : findGroupBy(
          items,
          language,
          (place) => isOption(place) || (isFactOnly && facts?.at.includes(place) === true),
        );
  const split = isCounted
    ? findGroupBy(items, language, (place) => statistic?.at.includes(place) === true)
    : undefined;
  const unknownGroup = count || isCounted || described ? undefined : findUnknownGroup(items);
  const heading = findHeading(items, language);
  const persons = facts || described ? undefined : findPersons(items);
  const taken = new Set(
    [years, order, count, split, facts, described, statistic, persons, unknownGroup, heading].flatMap(
      (found) => found?.at ?? [],
    ),
  );
  const textOf = (found: Found | undefined): string => {
    const first = items[found?.at[0] ?? -1];
    return first === undefined ? '' : message.slice(first.start, items[found?.at.at(-1) ?? -1]?.end);
  };
  return {
    options: {
      founded: years?.founded ?? [],
      sort: order?.sort,
      groupBy:
        statistic?.column === undefined
          ? count && { field: count.field, size: count.size, isRanking: count.isRanking }
          : { field: statistic.column, size: STATISTIC_PARTS, isRanking: true },
      facts: facts?.facts ?? [],
      factsOfDescribed: described?.facts ?? [],
      asksFactsOfList: listFacts !== undefined,
      personsAsked: textOf(persons),
      unknownGroup: items[unknownGroup?.at.at(-1) ?? -1]?.text ?? '',
      unknownAverage: isCounted ? '' : textOf(statistic),
      splitAverage: textOf(split),
      texts: { founded: textOf(years), sort: textOf(order) },
    },
    tokens: items.flatMap(({ tokens }, at) => (taken.has(at) ? [] : tokens)),
  };
}

/** "Who runs the hotels in Spain?", but not "who runs WordPress?" */
function findPersons(items: readonly Item[]): Found | undefined {
  const at = items.findIndex(
    (item) =>
      !item.content &&
      item.tokens.length > 1 &&
      /^(?:manager|owner|pay)$/.test(factAt(item.indexes.get('facts')) ?? ''),
  );
  return at >= 0 && !items.some(({ content }) => content?.kind === 'technology') ? { at: [at] } : undefined;
}

/** "Any founding year is fine" sets no order. */
const dropsByAny = (items: readonly Item[]): boolean => dropsSomething(items) && items.some(isAny);

const DISTANCE_MAX = 6;

/** "The most used technologies", "tecnologías más usadas", "per country". */
function findGroupBy(
  items: readonly Item[],
  language: Language,
  isTaken: (place: number) => boolean,
): (Found & GroupBy) | undefined {
  // "No matter which country" does not ask for counts.
  if (dropsSomething(items)) return undefined;
  const places = findWhereMost(items, language);
  if (places) return places;
  for (const [at, item] of items.entries()) {
    const index = item.content ? undefined : item.indexes.get('fields');
    const field = fieldAt(index);
    // "Escolas de idiomas" are schools.
    if (field === undefined || !isCountable(field) || isTaken(at) || isInTradeName(items, at)) continue;
    const other = items.findIndex(
      (one, place) =>
        Math.abs(place - at) <= DISTANCE_MAX &&
        (hasRole(one, 'mostCommon', 'which') || (place > at && isRankedByNumber(items, place))) &&
        !one.content &&
        items.slice(Math.min(place, at) + 1, Math.max(place, at)).every(isAllowedBetween),
    );
    const noun = items.findIndex((one, place) => place < at && hasRole(one, 'distribution') && !one.content);
    // "Nach Ländern aufgeteilt", "per land uitgesplitst".
    const participle = at === items.length - 2 && isPreposition(items[at - 1]) ? at + 1 : -1;
    const isGrouped = hasRole(items[participle], 'distribution') && !items[participle]?.content;
    if (
      other < 0 &&
      !(noun >= 0 && (noun === at - 1 || isPreposition(items[at - 1]))) &&
      !isGrouped &&
      !asksForOtherField(items, at) &&
      !endsWithField(items, at, field) &&
      !isFieldOfPlace(items, at, field)
    )
      continue;
    const nearest = other < 0 ? at - 1 : other;
    const [first, last] = [Math.min(at, nearest), Math.max(at, nearest)];
    // "The 5 most used", "top 10 countries".
    const number = positionsBetween(first - 1, last).find((place) => isNumber(items[place]));
    const size = number === undefined ? undefined : Number(items[number]?.text);
    const counted = isRankedByNumber(items, last) ? last + 1 : last;
    const inner = positionsBetween(first, counted).filter((place) => !items[place]?.content);
    // "Which technologies are most common" asks for it twice.
    const again = items.flatMap((one, place) =>
      place > last && hasRole(one, 'mostCommon') && !one.content && !hasRole(one, 'compare', 'in')
        ? [place]
        : [],
    );
    const isRanking =
      noun >= 0 || counted > last || items.some((one) => hasRole(one, 'mostCommon') && !one.content);
    // "How are they spread across cities".
    const how = positionsBetween(0, first - 1).filter(
      (place) =>
        isRanking &&
        !items[place]?.content &&
        (isQuestionAdverb(items[place], language) || hasRole(items[place], 'offTopic')),
    );
    return {
      at: [
        ...how,
        ...(noun >= 0 && noun < first ? [noun] : []),
        ...(number === first - 1 ? [number] : []),
        ...inner,
        ...again,
        ...(isGrouped ? [participle] : []),
      ],
      field,
      size,
      isRanking,
    };
  }
  return undefined;
}

/** "Where are most photographers?" counts them by country, in a country by city. "Where are more, in Italy or Portugal?" compares two. */
function findWhereMost(items: readonly Item[], language: Language): (Found & GroupBy) | undefined {
  const where = items.findIndex(
    (item) => item.content !== undefined || !hasRole(item, 'and', 'but', 'greeting'),
  );
  // "Dónde hay más" is one phrase.
  const isOnePhrase = hasRole(items[where], 'than') && (items[where]?.tokens.length ?? 0) > 1;
  const most = items.findIndex(
    (item, at) =>
      (isOnePhrase && at === where) ||
      (at > where &&
        at <= where + WHERE_DISTANCE_MAX &&
        !item.content &&
        hasRole(item, 'more', 'mostCommon')),
  );
  const isAsked = whereWords[language].has(items[where]?.tokens[0]?.folded ?? '');
  const rest = items.slice(most + 1);
  if (
    !isAsked ||
    most < 0 ||
    items.some((item, at) => at > where && hasRole(item, 'or', 'than') && !item.content)
  )
    return undefined;
  if (!rest.some((item) => isUnknown(item) || namesCompanies(item) || hasRole(item, 'company', 'shop')))
    return undefined;
  // "Where are the most images?" is no question about companies.
  if (rest.some((item) => !item.content && item.indexes.has('fields'))) return undefined;
  const isOfCountry = items.some(({ content }) => content?.kind === 'country' || content?.kind === 'people');
  return {
    at: [...new Set([where, most])],
    field: isOfCountry ? 'city' : 'country',
    size: undefined,
    isRanking: false,
  };
}

/** "Gdzie jest ich najwięcej", "où est-ce qu'il y a le plus". */
const WHERE_DISTANCE_MAX = 6;

const whereWords = mapLanguages(
  (language) => new Set(foldPhrases(groupWords[language].where).flatMap((words) => words[0] ?? [])),
);

/** "Podział niemieckich firm": what a message asks for is no word of the companies. "Distribution companies" are. */
function findHeading(items: readonly Item[], language: Language): Found | undefined {
  const at = items.findIndex(
    (item) => item.content !== undefined || !hasRole(item, 'command', 'filler', 'greeting'),
  );
  const [noun, next] = items.slice(at);
  if (noun === undefined || noun.content || !hasRole(noun, 'distribution')) return undefined;
  const isName = isHeadLast(language) && !hasRole(next, 'of', 'after', 'filler');
  return isName || !items.slice(at + 1).some((item) => item.content || hasRole(item, 'company'))
    ? undefined
    : { at: [at] };
}

const isHeadLast = (language: Language): boolean =>
  language === 'en' || language === 'de' || language === 'nl';

/**
 * "Breakdown of hotels by colour", "hotels grouped by colour": the hotels are meant, and the colour is not known. "Italy or Portugal, where
 * are the most hotels?" asks for the hotels, because it names nothing else.
 */
function findUnknownGroup(items: readonly Item[]): Found | undefined {
  const at = items.length - 1;
  const before = items[at - 1];
  if (!isUnknown(items[at]) || !isPreposition(before)) return undefined;
  const noun = items.findIndex(
    (one, place) => place < at - 1 && hasRole(one, 'distribution') && !one.content,
  );
  const isGrouping =
    hasRole(before, 'mostCommon') &&
    (before?.tokens.length ?? 0) > 1 &&
    items.slice(0, at - 1).some((item) => isUnknown(item) || namesCompanies(item));
  if (noun < 0 && !isGrouping) return undefined;
  return { at: [...(noun < 0 ? [] : [noun]), at - 1, at] };
}

const namesCompanies = ({ content }: Item): boolean =>
  content?.kind === 'feature' || content?.kind === 'industry';

/** "Joomla by country", "by country", "Hotels nach Ländern", but not "sorted by country". */
const endsWithField = (items: readonly Item[], at: number, field: string): boolean => {
  const before = items[at - 1];
  const isLast = at === items.length - 1 || (PLACE_FIELDS.has(field) && items.slice(at + 1).every(isOfPlace));
  const isBy = hasRole(before, 'after') || (hasRole(before, 'uses') && hasRole(before, 'filler'));
  return isBy && !before?.content && isLast && !items.some(isSorting);
};
/** "E per città": "and by" is one word for "what about", and nothing else is named. */
const asksForOtherField = (items: readonly Item[], at: number): boolean =>
  at === 1 && items.length === 2 && hasRole(items[0], 'whatAbout') && (items[0]?.tokens.length ?? 0) > 1;

/** "By state in the US": a place may follow a field of places. "By phone in the US" is a way to reach companies. */
const PLACE_FIELDS: ReadonlySet<string> = new Set(['region', 'city', 'country']);
const isOfPlace = (item: Item): boolean =>
  item.content ? ['country', 'place'].includes(item.content.kind) : hasRole(item, 'in', 'of', 'filler');

/** "Industries in Spain" asks for those that there are. "Tech in Berlin" means the companies. */
const isFieldOfPlace = (items: readonly Item[], at: number, field: string): boolean => {
  const others = items.filter((_, place) => place !== at);
  return (
    FIELDS_OF_PLACES.has(field) &&
    hasRole(items[at + 1], 'in') &&
    others.some(({ content }) => content !== undefined) &&
    others.every((item) => (hasRole(item, 'command', 'about') && !item.content) || isAllowedBetween(item))
  );
};
const FIELDS_OF_PLACES: ReadonlySet<string> = new Set(['language', 'industry', 'city']);
const isSorting = (item: Item): boolean => hasRole(item, 'sortedBy');

/** "Countries ranked by number of hotels" counts the hotels of each country. */
const isRankedByNumber = (items: readonly Item[], at: number): boolean =>
  hasRole(items[at], 'sortedBy') && hasRole(items[at + 1], 'count') && items[at + 1]?.breakBefore === '';

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
