import type { Applied, ArgumentValue, CallArguments } from './call.ts';
import { countryOfPlace, placeCondition, placesNamed } from './place-names.ts';
import type { Request, Slot } from './reading/request.ts';

interface Filled {
  readonly args: CallArguments;
  /** Words beside a quoted text, which may be a trade. */
  readonly beside: string;
  readonly applied: readonly Applied[];
  readonly ignored: readonly string[];
}

const QUERY_CHARACTERS_MAX = 200;
const DENIED = {
  technology: 'not_technology',
  industry: 'not_industry',
  country: 'not_country',
  language: 'not_language',
  tld: 'not_tld',
  has: 'not_has',
} as const;
/** Columns that say yes or no; others have a value or none. */
const FLAG = /^(?:has|is)_/;

/** The arguments that a request sets by itself. */
export function toArguments(request: Request): Filled {
  const args: Record<string, ArgumentValue> = {};
  const applied: Applied[] = [];
  const ignored = [...request.ignored];
  const conditions: string[] = [];
  const apply = (param: string, value: string, text: string): void => {
    applied.push({ text, param, value });
    args[param] = args[param] === undefined ? value : joinLists(String(args[param]), value);
  };

  const either = request.slots.filter(({ isAlternative }) => isAlternative);
  if (either.length > 0) {
    const condition = eitherTechnology(either.flatMap(({ values }) => values));
    conditions.push(condition);
    applied.push({ text: either.map(({ text }) => text).join(', '), param: 'filter', value: condition });
  }
  const offered = request.isEveryLanguage
    ? request.slots.filter(({ param, isDenied }) => param === 'language' && !isDenied)
    : [];
  for (const { values, text } of offered)
    for (const code of values) {
      const condition = `languages_offered:in:${code}`;
      conditions.push(condition);
      applied.push({ text, param: 'filter', value: condition });
    }
  for (const { param, values, isDenied, isAlternative, text } of request.slots) {
    if (isAlternative) continue;
    if (param === 'column') {
      for (const column of values) {
        const condition = columnCondition(column, isDenied);
        conditions.push(condition);
        applied.push({ text, param: 'filter', value: condition });
      }
      continue;
    }
    if (param === 'place' || (param === 'language' && offered.length > 0)) continue;
    // "France instead of Germany": who is in one is not in the other.
    if (isDenied && request.roles.has('insteadOf') && isOneOf(param) && isWanted(request, param)) continue;
    apply(isDenied ? DENIED[param] : param, values.join(','), text);
  }
  const avoided = request.slots.filter(({ param, isDenied }) => param === 'place' && isDenied);
  if (avoided.length > 0) {
    const condition = placeCondition(
      avoided.flatMap(({ values }) => values),
      'ne',
    );
    conditions.push(condition);
    applied.push({ text: avoided.map(({ text }) => text).join(', '), param: 'filter', value: condition });
  }
  const places = request.slots.filter(({ param, isDenied }) => param === 'place' && !isDenied);
  if (places.length > 0) {
    const condition = placeCondition(places.flatMap(({ values }) => values));
    conditions.push(condition);
    const text = places.map((one) => one.text).join(', ');
    applied.push({ text, param: 'filter', value: condition });
    // Far more pages name Paris than there are companies in it.
    const countries = new Set(placesNamed(condition).flatMap((name) => countryOfPlace(name) ?? []));
    if (args.country === undefined && countries.size > 0) apply('country', [...countries].join(','), text);
  }
  const query = queryOf(request);
  if (query) {
    args.q = query.q;
    if (query.mode !== undefined) args.mode = query.mode;
    applied.push({ text: query.q, param: 'q', value: query.q });
    ignored.push(...query.ignored);
  }
  if (request.title !== undefined) apply('title', request.title, request.title);
  for (const text of request.excluded)
    apply('exclude', /\s/.test(text) ? `"${text.replaceAll('"', ' ')}"` : text, text);
  for (const { operator, year } of request.founded) {
    const condition = `founded_year:${operator}:${year}`;
    conditions.push(condition);
    applied.push({ text: request.texts.founded, param: 'filter', value: condition });
  }
  for (const { operator, number } of request.employees) {
    const condition = `employee_count:${operator}:${number}`;
    conditions.push(condition);
    applied.push({ text: request.employeesText, param: 'filter', value: condition });
  }
  if (conditions.length > 0) args.filter = asFilter([...new Set(conditions)]);
  if (request.sort !== undefined) {
    args.sort = request.sort;
    applied.push({ text: request.texts.sort, param: 'sort', value: request.sort });
  }
  if (request.limit !== undefined) {
    args.limit = request.limit;
    applied.push({ text: String(request.limit), param: 'limit', value: String(request.limit) });
  }
  return { args, applied, ignored, beside: query?.beside ?? '' };
}

/** Where several technologies are requested, all must be there; of these one is enough. */
const eitherTechnology = (names: readonly string[]): string =>
  `${EITHER_TECHNOLOGY}:in:${[...new Set(names)].join(',')}`;

/** The column with all technologies of a company. */
export const EITHER_TECHNOLOGY = 'technologies';

/** That a column has its value, or any. */
function columnCondition(name: string, isDenied: boolean): string {
  const [column, value = FLAG.test(name) ? 'true' : undefined] = name.split('=');
  if (value !== undefined) return `${column}:${isDenied ? 'ne' : 'eq'}:${value}`;
  return `${column}:${isDenied ? 'missing' : 'exists'}`;
}

/** A company has one country, industry, language and ending. */
const isOneOf = (param: Slot['param']): boolean =>
  param !== 'technology' && param !== 'has' && param !== 'column' && param !== 'place';

const isWanted = ({ slots }: Request, wanted: Slot['param']): boolean =>
  slots.some(({ param, isDenied }) => param === wanted && !isDenied);

/** Conditions on columns as a call has them: one as it is, several as a list. */
export const asFilter = (conditions: readonly string[]): ArgumentValue => {
  const [first = '', ...others] = conditions;
  return others.length > 0 ? conditions : first;
};

/** The conditions on columns of a call. */
export const filtersIn = ({ filter }: CallArguments): string[] =>
  filter === undefined ? [] : [filter].flat().map(String);

/** What to search for: a quoted text verbatim, or else all words in any position. */
function queryOf({ phrases, words, isEitherWord }: Request) {
  const [phrase, ...further] = phrases;
  if (phrase !== undefined)
    return { q: cut(phrase), mode: 'phrase', ignored: further, beside: words.join(' ') };
  if (words.length === 0) return undefined;
  const q = cut(words.join(' '));
  const isSingle = isEitherWord && words.every((word) => !/\s/.test(word));
  return { q, mode: isSingle ? 'single' : /\s/.test(q) ? 'any' : undefined, ignored: [], beside: '' };
}

/** As long as a query may be, cut at the end of a word. */
const cut = (text: string): string =>
  text.length <= QUERY_CHARACTERS_MAX ? text : text.slice(0, QUERY_CHARACTERS_MAX).replace(/\s+\S*$/, '');

/** Two lists as one, each value once. */
export const joinLists = (one: string, other: string): string =>
  [
    ...new Map(
      [...one.split(','), ...other.split(',')].map((value) => [value.toLowerCase(), value]),
    ).values(),
  ].join(',');
