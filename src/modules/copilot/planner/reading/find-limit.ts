import { firstToken, hasRole, type Item } from './item.ts';
import { NUMBER_VALUES } from './numerals.ts';

const LIMIT_MAX = 500;
/** The same word in every language that messages are read in. */
const TOP = 'top';

interface Limit {
  readonly at: number;
  readonly limit: number;
}

/**
 * The requested number of results and its position: "give me 20", "the three oldest", "the e-mail address of 10 hotels", "…, top 5". Any other number further on belongs to
 * the subject.
 */
export function findLimit(items: readonly Item[], isSorted: boolean): Limit | undefined {
  for (const [at, item] of items.entries()) {
    const value = numberOf(item, items[at - 1], items[at + 1], isSorted);
    if (value !== undefined) return items.length > 1 ? within(at, value) : undefined;
    if (item.content || item.roles.size === 0 || hasRole(item, 'like', 'nextPage')) break;
  }
  // "The e-mails of the first three": wherever it is, a number next to "first" counts rows.
  const ofRows = items.findIndex(
    (item, place) =>
      !item.content &&
      (numberIn(item) ?? 0) > 1 &&
      [items[place - 1], items[place + 1]].some((one) => one?.indexes.get('ordinals') === 0 && !one.content),
  );
  if (ofRows >= 0) return within(ofRows, numberIn(items[ofRows]) ?? 0);
  const ofFeature = items.findIndex(
    (item, place) =>
      firstToken(item).kind === 'number' &&
      items[place + 1]?.breakBefore === '' &&
      hasRole(items[place - 1], 'of') &&
      items[place - 2]?.content?.kind === 'feature',
  );
  if (ofFeature >= 0) return within(ofFeature, numberIn(items[ofFeature]) ?? 0);
  const at = items.length - 1;
  const value = numberIn(items[at]);
  return value !== undefined && isTop(items[at - 1]) ? within(at, value) : undefined;
}

const within = (at: number, limit: number): Limit | undefined =>
  limit >= 1 && limit <= LIMIT_MAX ? { at, limit } : undefined;

const isTop = (item: Item | undefined): boolean => item !== undefined && firstToken(item).folded === TOP;

const numberIn = (item: Item | undefined): number | undefined => {
  if (item === undefined) return undefined;
  if (firstToken(item).kind === 'number' && !hasRole(item, 'ordinals'))
    return Number(firstToken(item).folded);
  return hasRole(item, 'numbers') ? NUMBER_VALUES[item.indexes.get('numbers') ?? -1] : undefined;
};

/**
 * A number word counts at the start, after a verb, next to a reference to rows ("les deux premiers"), with an order ("die drei ältesten")
 * and before what is searched for ("show me five hotels"). "One" is mostly an article.
 */
function numberOf(
  item: Item,
  before: Item | undefined,
  after: Item | undefined,
  isSorted: boolean,
): number | undefined {
  const value = numberIn(item);
  if (firstToken(item).kind === 'number' && !hasRole(item, 'ordinals'))
    // In "more than 200 employees", the number does not count companies.
    return hasRole(before, 'unsupported') || hasRole(after, 'unsupported') ? undefined : value;
  const isBeforeSubject =
    hasRole(before, 'filler') &&
    !hasRole(before, 'with', 'in', 'of') &&
    after !== undefined &&
    (after.content !== undefined || after.roles.size === 0);
  const isMeant =
    before === undefined ||
    isSorted ||
    isBeforeSubject ||
    hasRole(before, 'command', 'compare', 'ordinals', 'lastOne') ||
    hasRole(before, 'only') ||
    hasRole(after, 'ordinals', 'lastOne', 'only', 'steps');
  return value !== undefined && value > 1 && isMeant ? value : undefined;
}
