import { fieldAt, isNumber } from '../lexicon/group-fields.ts';
import { factAt } from './find-facts.ts';
import { columnOfOrder } from './find-sort.ts';
import { type Found, hasRole, type Item, isUnknown, positionsBetween } from './item.ts';

/** The column whose mean or median a message asks for; without one, the words for it have no effect. */
interface Statistic extends Found {
  readonly column: string | undefined;
}

/** How many words may stand between "average" and the name of the column. */
const DISTANCE_MAX = 5;

/** Finds "the average founding year", "the median number of employees", "how old are they on average". */
export function findStatistic(items: readonly Item[]): Statistic | undefined {
  const at = items.findIndex((item) => hasRole(item, 'average') && !item.content);
  if (at < 0) return undefined;
  const places = items
    .flatMap((item, place) => {
      const column = place === at ? undefined : columnOf(item, items);
      return column !== undefined && isNear(items, at, place) ? [{ place, column }] : [];
    })
    // "The average number of employees": the name follows, unless only one precedes.
    .sort(
      (one, other) => Number(one.place < at) - Number(other.place < at) || distance(one) - distance(other),
    );
  const [found] = places;
  if (found === undefined) {
    // In several languages, the word also means middle-sized, or the media.
    return hasRole(items[at], 'unsupported') ? undefined : { at: [at], column: undefined };
  }
  const [first, last] = [Math.min(at, found.place), Math.max(at, found.place)];
  const isOfColumn = (item: Item | undefined): boolean =>
    item !== undefined && !item.content && hasRole(item, 'founded', 'year', 'fields', 'facts', 'average');
  let end = last;
  for (let next = end + 1; isOfColumn(items[next]) || isJoint(items, next); next += 1)
    if (isOfColumn(items[next])) end = next;
  let start = first;
  while (hasRole(items[start - 1], 'count', 'which', 'facts', 'average') && !items[start - 1]?.content)
    start -= 1;
  return {
    at: isJoinedTo(items, at, found.place) ? positionsBetween(start, end) : [found.place, at],
    column: found.column,
  };

  /** "Year of foundation". */
  function isJoint(of: readonly Item[], place: number): boolean {
    return hasRole(of[place], 'of', 'filler') && !of[place]?.content && isOfColumn(of[place + 1]);
  }

  function distance({ place }: { readonly place: number }): number {
    return Math.abs(place - at);
  }
}

/** "How old are hotels in Austria on average?": at the end of a question, the companies come between. */
const isNear = (items: readonly Item[], at: number, place: number): boolean =>
  (at === items.length - 1 && place < at && hasRole(items[place], 'facts')) ||
  (Math.abs(place - at) <= DISTANCE_MAX && isJoinedTo(items, at, place));

const isJoinedTo = (items: readonly Item[], at: number, place: number): boolean =>
  items
    .slice(Math.min(at, place) + 1, Math.max(at, place))
    .every((item) => (item.content === undefined && !isUnknown(item)) || item.content?.kind === 'feature');

/** The column with numbers that a word names. */
function columnOf(item: Item, items: readonly Item[]): string | undefined {
  if (item.content)
    return item.content.kind === 'feature' && item.content.name === 'pricing' ? 'price_min' : undefined;
  const named = [
    fieldAt(item.indexes.get('fields')),
    factAt(item.indexes.get('facts')),
    columnOfOrder(item.indexes.get('orders')),
    PARTS[item.indexes.get('parts') ?? -1],
  ].find((column) => column !== undefined && isNumber(column));
  const isYear = hasRole(item, 'year') && items.some((one) => hasRole(one, 'founded') && !one.content);
  return named ?? (isYear ? 'founded_year' : undefined);
}

/** The columns of the years and of the employees in the lists of condition types. */
const PARTS: Readonly<Record<number, string>> = { 7: 'founded_year', 8: 'employee_count' };
