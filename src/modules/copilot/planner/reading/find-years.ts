import type { Role } from '../dictionaries/grammar.ts';
import { type Found, firstToken, hasRole, type Item, positionsBetween } from './item.ts';

/** A condition on the year in which companies were founded. */
export interface FoundedCondition {
  readonly operator: 'eq' | 'lt' | 'lte' | 'gt' | 'gte';
  readonly year: number;
  /** The year of the copyright line instead. */
  readonly column?: 'copyright_year';
}

const YEAR_MIN = 1000;
const YEAR_MAX = 2200;

export function yearOf(item: Item): number | undefined {
  const { kind, folded } = firstToken(item);
  const year = kind === 'number' && /^\d{4}$/.test(folded) ? Number(folded) : 0;
  return year >= YEAR_MIN && year <= YEAR_MAX ? year : undefined;
}

/** Finds founding years with the words that compare them: "founded before 1950", "nach 2015 gegründet", "wineries before 1970". */
export function findYears(
  items: readonly Item[],
): (Found & { readonly founded: FoundedCondition[] }) | undefined {
  const anchors = [...items.entries()].filter(([, item]) => !item.content);
  const named = anchors.filter(([, item]) => isCopyright(item) || hasRole(item, 'founded'));
  const compared = anchors.filter(
    ([at, item]) =>
      (hasRole(item, 'before', 'after', 'since') && yearAfter(items, at) && !isOfDecade(items, at)) ||
      isOrLater(items, at),
  );
  for (const [at] of [...named, ...compared])
    for (const places of [
      positionsBetween(at, lastYear(items, at, 1)),
      positionsBetween(lastYear(items, at, -1), at),
    ]) {
      const within = places.flatMap((place) => items[place] ?? []);
      const years = within.flatMap((one) => yearOf(one) ?? []);
      if (years.length === 0) continue;
      const more = [...items.keys()].filter(
        (place) => !places.includes(place) && isLater(items[place]) && !isOrLater(items, place),
      );
      const founded = comparedYears([...within, ...more.flatMap((place) => items[place] ?? [])], years);
      return {
        at: [...places, ...more],
        founded: within.some(isCopyright)
          ? founded.map((one) => ({ ...one, column: 'copyright_year' }))
          : founded,
      };
    }
  return findDecade(items);
}

/** "Bakeries from the '90s", which stands here as the first and the last year, but not "80s music". */
function findDecade(items: readonly Item[]): (Found & { readonly founded: FoundedCondition[] }) | undefined {
  for (const [at, item] of items.entries()) {
    const [next, before] = [items[at + 1], items[at - 1]];
    const [first, last] = [yearOf(item), next && yearOf(next)];
    if (first === undefined || !isEndOfDecade(first, last) || next?.breakBefore !== '') continue;
    if (!hasRole(before, 'in', 'of') || before?.content || hasRole(items[at + 2], 'before', 'after', 'since'))
      continue;
    return {
      at: [at - 1, at, at + 1],
      founded: [
        { operator: 'gte', year: first },
        { operator: 'lte', year: last },
      ],
    };
  }
  return undefined;
}

/** Whether these are the first and the last year of a decade, or of several. */
const isEndOfDecade = (first: number, last: number | undefined): last is number =>
  last !== undefined && first % 10 === 0 && last % 10 === 9 && last > first;

/** The French "des années 80", which without accents is also "dès 1980". */
const isOfDecade = (items: readonly Item[], at: number): boolean => {
  const [of, first, last] = items.slice(at, at + 3);
  const start = first && yearOf(first);
  return hasRole(of, 'since') && hasRole(of, 'of') && start !== undefined && last !== undefined
    ? isEndOfDecade(start, yearOf(last))
    : false;
};

/** The word is the same in all languages: "copyright before 2022", "Copyright-Jahr vor 2022". */
const isCopyright = ({ content, tokens }: Item): boolean =>
  content === undefined && tokens.some(({ folded }) => folded.startsWith('copyright'));

const yearAfter = (items: readonly Item[], at: number): boolean => {
  const [next, second] = items.slice(at + 1, at + 3);
  return (
    (next !== undefined && yearOf(next) !== undefined) ||
    (hasRole(next, 'filler', 'year') && second !== undefined && yearOf(second) !== undefined)
  );
};

/** The position of the furthest year that is reached over comparing and joining words only; `at` if there is none. */
function lastYear(items: readonly Item[], at: number, step: 1 | -1): number {
  let furthest = at;
  for (let place = at + step; place >= 0 && place < items.length; place += step) {
    const item = items[place];
    if (!item) break;
    if (yearOf(item) !== undefined) furthest = place;
    else if (item.content || !isYearConnector(item) || !continuesYears(item)) break;
  }
  // "1990 roku", "2020 or later".
  if (
    step === 1 &&
    furthest > at &&
    (hasRole(items[furthest + 1], 'year', 'since') || isOrEarlier(items, furthest + 1))
  )
    return furthest + 1;
  // The word that compares comes before the year.
  const first = items[furthest - 1];
  return step === -1 && furthest < at && hasRole(first, 'before', 'after', 'since', 'between')
    ? furthest - 1
    : furthest;
}

/** "Or older" directly after a year. */
const isOrEarlier = (items: readonly Item[], at: number): boolean => {
  const [year, item] = [items[at - 1], items[at]];
  return (
    year !== undefined && yearOf(year) !== undefined && hasRole(item, 'before') && item?.tokens.length !== 1
  );
};

/** "Or later", also behind other words: "2018 gegründet oder später". */
const isLater = (item: Item | undefined): boolean =>
  item?.content === undefined && hasRole(item, 'since') && item?.tokens.length !== 1;

/** "In 2020 or later": the words compare, whatever was read before the year. */
const isOrLater = (items: readonly Item[], at: number): boolean => {
  const [year, item] = [items[at - 1], items[at]];
  return year !== undefined && yearOf(year) !== undefined && isLater(item);
};

const isYearConnector = (item: Item): boolean =>
  hasRole(item, 'before', 'after', 'since', 'between', 'year', 'in', 'of', 'filler', 'and', 'but');

/** "After 1990, but before 2005" goes on after the comma. */
const continuesYears = (item: Item): boolean =>
  item.breakBefore === '' || (item.breakBefore === ',' && hasRole(item, 'but', 'before', 'after'));

function comparedYears(items: readonly Item[], years: readonly number[]): FoundedCondition[] {
  const has = (role: Role): boolean =>
    items.some((item) => yearOf(item) === undefined && hasRole(item, role));
  const [first = 0, second] = years;
  const isDecade = isEndOfDecade(first, second) && areAdjacent(items);
  if (isDecade && has('before')) return [{ operator: 'lt', year: first }];
  if (isDecade && has('after')) return [{ operator: 'gt', year: second }];
  if (isDecade && has('since')) return [{ operator: 'gte', year: first }];
  if (second !== undefined) {
    const [lowest, highest] = [Math.min(first, second), Math.max(first, second)];
    return [
      { operator: isComparedBy(items, lowest, 'after') ? 'gt' : 'gte', year: lowest },
      { operator: isComparedBy(items, highest, 'before') ? 'lt' : 'lte', year: highest },
    ];
  }
  if (isOrEarlier(items, items.length - 1)) return [{ operator: 'lte', year: first }];
  if (has('before')) return [{ operator: 'lt', year: first }];
  if (has('after')) return [{ operator: 'gt', year: first }];
  return [{ operator: has('since') ? 'gte' : 'eq', year: first }];
}

/** Whether nothing is between two years, as in a decade: "from 1980 to 1989" has both its ends. */
const areAdjacent = (items: readonly Item[]): boolean => {
  const [first, second] = items.flatMap((item, at) => (yearOf(item) === undefined ? [] : [at]));
  return first !== undefined && second === first + 1;
};

/** Whether the last word before this year that compares is of this kind: "after 1990 and before 2005" excludes both. */
function isComparedBy(items: readonly Item[], year: number, role: 'before' | 'after'): boolean {
  const at = items.findIndex((item) => yearOf(item) === year);
  const start = items.findLastIndex((item, place) => place < at && yearOf(item) !== undefined);
  return items.slice(start + 1, at).some((item) => hasRole(item, role));
}
