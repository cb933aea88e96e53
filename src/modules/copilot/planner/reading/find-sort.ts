import { columnNames } from '../dictionaries/dictionaries.ts';
import { fieldAt, isNumber } from '../lexicon/group-fields.ts';
import { type Found, firstToken, hasRole, type Item, positionsBetween } from './item.ts';

/** In the order of the dictionaries. */
const SORT_ORDERS = [
  'newest',
  'name',
  'domain',
  'rank',
  'founded_year',
  '-founded_year',
  'technologies',
  'score',
  'founded_year',
  '-founded_year',
  '-employee_count',
  'employee_count',
  'price_min',
  'price_min',
  '-price_max',
  'founded_year',
  '-employee_count',
  'employee_count',
] as const;
/** The position of age: the older a company, the earlier its year. */
const AGE = 15;
/** The column of an order at a position of the dictionaries. */
export const columnOfOrder = (index: number | undefined): string | undefined =>
  index === undefined ? undefined : SORT_ORDERS[index]?.replace(/^-/, '');
/** "Oldest", "youngest", "largest", "cheapest" and "most expensive" set the sort order wherever they occur. */
const SUPERLATIVES: ReadonlySet<number | undefined> = new Set([8, 9, 13, 14, 16, 17]);

type FoundSort = Found & { readonly sort: string };

/** "Sorted by name", "newest first", "by founding year, descending". */
export function findSort(items: readonly Item[]): FoundSort | undefined {
  const order = findOrder(items);
  const at = items.findIndex((item) => !item.content && hasRole(item, 'descending', 'ascending'));
  // In every language, "z to a" can only be about names.
  const isByName = /(?:^| )z .*a$/.test(items[at]?.tokens.map(({ folded }) => folded).join(' ') ?? '');
  if (!order && isByName) {
    const isOfOrder = (place: number): boolean => place === at || hasRole(items[place], 'sortedBy');
    return { at: [at - 1, at, at + 1].filter(isOfOrder), sort: '-name' };
  }
  if (!order || at < 0 || order.at.includes(at)) return order;
  const column = order.sort.replace(/^-/, '');
  const isOfAge = order.at.some((place) => items[place]?.indexes.get('orders') === AGE);
  return {
    at: [...order.at, at].sort((one, other) => one - other),
    sort: hasRole(items[at], isOfAge ? 'ascending' : 'descending') ? `-${column}` : column,
  };
}

/**
 * The field to count by that an order means, because a breakdown is asked for or was shown last: "group them by founding year", "and by
 * founding year?", but not "the oldest".
 */
export function fieldOfOrder(
  items: readonly Item[],
  { at, sort }: FoundSort,
  isAfterBreakdown: boolean,
): (Found & { readonly field: string; readonly size: undefined; readonly isRanking: false }) | undefined {
  const isOnlyField =
    !items.some(isSortWord) &&
    at.every((place) => !SUPERLATIVES.has(items[place]?.indexes.get('orders'))) &&
    !items.some((item) => hasRole(item, 'descending', 'ascending') && !item.content);
  const isBreakdown = (item: Item | undefined): boolean => hasRole(item, 'distribution') && !item?.content;
  const next = (at[0] ?? 0) - 1;
  // "Podział niemieckich firm według wielkości"; a ranking by size is an order.
  const distant = items.findIndex(
    (item, place) =>
      place < next &&
      isBreakdown(item) &&
      !hasRole(item, 'mostCommon', 'sortedBy') &&
      !RANKING.test(item.text),
  );
  const before = hasRole(items[next], 'mostCommon', 'distribution') && !items[next]?.content ? next : distant;
  const isGrouped = before >= 0;
  const field = sort.replace(/^-/, '');
  if (!isOnlyField || !isNumber(isGrouped ? field : sort) || !(isGrouped || isAfterBreakdown))
    return undefined;
  return { at: isGrouped ? [before, ...at] : at, field, size: undefined, isRanking: false };
}

/** Words for a ranking, in all languages. */
const RANKING = /rank|rang|class|clas|league|zestaw/i;

function findOrder(items: readonly Item[]): FoundSort | undefined {
  for (const [at, item] of items.entries()) {
    const index = item.indexes.get('orders');
    const sort = index === undefined ? orderByColumn(item) : SORT_ORDERS[index];
    const distant = sort === undefined ? undefined : distantVerb(items, at);
    const amount = index === undefined && distant === undefined ? sortByAmount(items, at) : undefined;
    if (amount) return amount;
    if (sort === undefined) continue;
    const by = items.findLastIndex(
      (one, place) => place < at && place >= at - 3 && hasRole(one, 'sortedBy') && !one.content,
    );
    const isLed = by >= 0 && items.slice(by + 1, at).every(isSortPreposition);
    // "Remove the filter on employees".
    if (item.indexes.has('parts') && hasRole(items[(isLed ? by : at) - 1], 'condition')) continue;
    const followed = sortedAfter(items, at);
    // "Namen" are names next to a sort word, and a city elsewhere.
    if (item.content && !isLed && !followed && !distant) continue;
    // "By founding year, newest first": the last word decides.
    const final = items.findIndex(
      (one, place) => place > at && !one.content && SUPERLATIVES.has(one.indexes.get('orders')),
    );
    // "From the oldest to the newest": the first one does.
    const between = items.slice(at + 1, Math.max(at + 1, final));
    if (SUPERLATIVES.has(index) && final > at && [...between, items[final]].every(isRangeWord))
      return {
        at: [
          ...sortWordPositions(items).filter((place) => place < at - 1),
          ...positionsBetween(belongsToSort(items[at - 1]) ? at - 1 : at, final),
        ],
        sort,
      };
    // "By founding year, from the newest to the oldest": the first of the two ends decides.
    const opposite = items.findIndex(
      (one, place) =>
        place > final &&
        !one.content &&
        SUPERLATIVES.has(one.indexes.get('orders')) &&
        items.slice(final + 1, place).every(isRangeWord),
    );
    if (
      final > at &&
      (isLed || item.tokens.length > 1 || isOrderPreposition(items[at - 1]) || items.some(isSortWord))
    )
      return {
        at: [
          ...new Set([
            ...sortWordPositions(items),
            ...positionsBetween(isLed ? by : at, at),
            ...(distant ?? [at - 1]),
            ...positionsBetween(final, Math.max(final, opposite)),
          ]),
        ]
          .filter((place) => place === at || distant?.includes(place) || belongsToSort(items[place]))
          .sort((one, other) => one - other),
        sort: SORT_ORDERS[items[final]?.indexes.get('orders') ?? 0] ?? sort,
      };
    if (isLed) return { at: positionsBetween(by, at), sort };
    if (followed) return { at: followed, sort };
    if (distant) return { at: distant, sort };
    // "The number of employees does not matter".
    if (item.indexes.has('parts') && items.some((one) => hasRole(one, 'drop') && !one.content)) continue;
    // "Alphabetically backwards".
    const isDirected = [items[at - 1], items[at + 1]].some(
      (one) => one !== undefined && !one.content && hasRole(one, 'descending', 'ascending'),
    );
    const isPlain = isDirected || SUPERLATIVES.has(index) || isAlphabetical(item);
    if (index !== undefined && (item.tokens.length > 1 || isPlain))
      // "The oldest breweries first".
      return {
        at: [
          at,
          ...items.flatMap((one, place) =>
            (place > at || isSortVerb(one)) &&
            place !== at &&
            !one.content &&
            (isSortWord(one) || orderOf(one) === sort || (isByAge(sort) && isByAge(orderOf(one))))
              ? [place]
              : [],
          ),
        ],
        sort,
      };
  }
  return undefined;
}

/** In every language, the adverb can only be about an order. */
const isAlphabetical = (item: Item): boolean => /^al(?:ph|f)abet[iy]/.test(firstToken(item).folded);

/** The order by a column with numbers: the largest first, unless its entry says otherwise. */
function orderByColumn(item: Item): string | undefined {
  const column = item.content ? undefined : fieldAt(item.indexes.get('fields'));
  if (column === undefined || !isNumber(column)) return undefined;
  return columnNames[column]?.ascending === true ? column : `-${column}`;
}

/** "With the most images", "with the fewest words". */
function sortByAmount(items: readonly Item[], at: number): FoundSort | undefined {
  const column = orderByColumn(items[at] as Item)?.replace(/^-/, '');
  if (column === undefined) return undefined;
  const first = items.findLastIndex(
    (item, place) => place < at && !item.content && !hasRole(item, 'filler', 'of', 'count'),
  );
  const word = items[first];
  const isNear = items.slice(first + 1, at + 1).every(({ breakBefore }) => breakBefore === '');
  if (word === undefined || word.content || !isNear) return undefined;
  if (hasRole(word, 'fewest')) return { at: positionsBetween(first, at), sort: column };
  return hasRole(word, 'mostCommon', 'more') && !hasRole(word, 'filler', 'distribution')
    ? { at: positionsBetween(first, at), sort: `-${column}` }
    : undefined;
}

const orderOf = (item: Item): string | undefined => SORT_ORDERS[item.indexes.get('orders') ?? -1];

/** "The newest … by year of foundation" says twice what it is about. */
const isByAge = (sort: string | undefined): boolean => sort?.endsWith('founded_year') === true;

/** "To", "bis zum", "à": between the two ends of an order. */
const isRangeWord = (item: Item | undefined): boolean =>
  item?.breakBefore === '' &&
  !item.content &&
  hasRole(item, 'filler', 'in', 'of', 'buyers', 'after', 'orders');

const isSortPreposition = (item: Item | undefined): boolean =>
  item !== undefined && !item.content && hasRole(item, 'filler', 'in', 'of', 'uses', 'with');

/** The positions of "sort … by price", where the companies are named between; undefined if this is no such phrase. */
function distantVerb(items: readonly Item[], at: number): readonly number[] | undefined {
  const verb = items.findIndex((one, place) => place < at && isSortVerb(one));
  const by = items.findLastIndex((one, place) => place < at && !isPlainArticle(one));
  const isBy = by > verb && items.slice(by + 1, at + 1).every(({ breakBefore }) => breakBefore === '');
  return verb >= 0 && isBy && isOrderPreposition(items[by]) ? [verb, ...positionsBetween(by, at)] : undefined;
}

/** "First" and "zuerst" are sort words too, but no verbs. */
const isSortVerb = (item: Item): boolean => isSortWord(item) && !hasRole(item, 'ordinals');

const isPlainArticle = (item: Item): boolean =>
  !item.content && hasRole(item, 'filler') && !hasRole(item, 'in', 'uses', 'mostCommon');

const isOrderPreposition = (item: Item | undefined): boolean =>
  isSortPreposition(item) || (item !== undefined && !item.content && hasRole(item, 'after', 'mostCommon'));

/** The positions of "nach Gründungsjahr sortiert", where the order precedes the verb; undefined if this is no such phrase. */
function sortedAfter(items: readonly Item[], at: number): readonly number[] | undefined {
  const verb = items.findIndex(
    (one, place) => place > at && !(one.breakBefore === '' && isSortPreposition(one)),
  );
  const sorted = items[verb];
  if (sorted === undefined || sorted.breakBefore !== '' || !isSortWord(sorted)) return undefined;
  const isPreceded = isSortPreposition(items[at - 1]) && items[at]?.breakBefore === '';
  return positionsBetween(isPreceded ? at - 1 : at, verb);
}

const sortWordPositions = (items: readonly Item[]): number[] =>
  items.flatMap((one, place) => (isSortWord(one) ? [place] : []));

const belongsToSort = (item: Item | undefined): boolean =>
  item !== undefined &&
  !item.content &&
  (isSortWord(item) || item.indexes.has('orders') || hasRole(item, 'filler', 'uses', 'in', 'of'));

const isSortWord = (item: Item): boolean => hasRole(item, 'sortedBy') && !item.content;
