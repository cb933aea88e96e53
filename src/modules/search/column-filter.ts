import { z } from 'zod';
import { foldText, tokenize } from '../../lib/text-analysis/index.ts';
import type { Condition, Filter, TextExpression } from '../../lib/text-index/api.ts';
import {
  type ComparedColumn,
  type Comparison,
  comparedColumns,
  comparedWith,
  hasValue,
  readColumnValue,
  type ValueKind,
} from './column-values.ts';
import { Refusal, splitAtCommas } from './list-parameter.ts';
import { stateCodesOf } from './state-codes.ts';

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const satisfies Record<string, Comparison>;
type Operator = 'eq' | 'ne' | 'in' | 'contains' | 'starts' | 'exists' | 'missing' | keyof typeof comparisons;

const presence: readonly Operator[] = ['exists', 'missing'];

/** The single table of the operators that apply to each kind of column. */
const operators: Readonly<Record<ValueKind, readonly Operator[]>> = {
  text: ['eq', 'ne', 'in', 'contains', 'starts', ...presence],
  words: ['contains', ...presence],
  flag: ['eq', 'ne', ...presence],
  number: ['eq', 'ne', 'in', 'gt', 'gte', 'lt', 'lte', ...presence],
  date: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', ...presence],
  domain: ['eq', 'ne', 'in', ...presence],
  none: presence,
};

/** A city or region. It is not a column: few pages state an address, so pages without a city match by their text. */
const PLACE = 'place';
/** A whole country among places: any place in it. */
const COUNTRY = /^\*\/([a-z]{2})$/i;
const placeOperators: readonly Operator[] = ['eq', 'ne', 'in'];

/** How many names of a place may be looked for inside a stated city, because each of them reads all values of the column. */
const PARTLY_MAX = 3;

/** How many words of place names may be looked for in page texts. */
const MENTIONED_WORDS_MAX = 16;
/** One condition on where a company is and one on where it is not. More would leave no words for the search itself. */
const PLACES_MAX = 2;

const FILTERS_MAX = 30;
const FILTER_CHARACTERS_MAX = 2_000;
const VALUES_MAX = 50;

interface ReadFilter {
  readonly name: string;
  readonly compared: ComparedColumn;
  readonly operator: Operator;
  readonly values: readonly string[];
}

function read(text: string): ReadFilter | Refusal {
  const [, given = '', operator = '', value] = /^\s*([^:]*):([^:]*)(?::(.*))?$/su.exec(text) ?? [];
  const name = given.trim();
  const compared = comparedColumns.get(name === PLACE ? 'city' : name);
  const op = operator.trim() as Operator;
  if (operator === '')
    return new Refusal(
      `'${text.slice(0, 80)}' is not a condition; use column:op:value, such as city:eq:Leeds`,
    );
  if (compared === undefined)
    return new Refusal(`'${name.slice(0, 80)}' is not a column; GET /columns lists them`);
  const allowed = name === PLACE ? placeOperators : operators[compared.kind];
  if (!allowed.includes(op))
    return new Refusal(`'${op.slice(0, 80)}' is not a condition of ${name}; use ${allowed.join(', ')}`);
  if (presence.includes(op))
    return (value ?? '').trim() === ''
      ? { name, compared, operator: op, values: [] }
      : new Refusal(`${name}:${op} takes no value`);
  const isList = op === 'in' || (name === PLACE && op === 'ne');
  const items = isList ? splitAtCommas(value ?? '').filter((item) => item.trim() !== '') : [value ?? ''];
  if (items.length === 0 || items.length > VALUES_MAX)
    return new Refusal(`${name}:${op} takes 1 to ${VALUES_MAX} values, separated by commas`);
  const values: string[] = [];
  for (const one of items) {
    const code = name === PLACE ? COUNTRY.exec(one.trim())?.[1] : undefined;
    const known =
      code !== undefined
        ? `*/${code.toUpperCase()}`
        : isPart(op)
          ? partOfValue(name, op, one)
          : readColumnValue(compared, one);
    if (known instanceof Refusal) return known;
    values.push(known);
  }
  return { name, compared, operator: op, values };
}

/** Whether the operator takes a part of a value, which need not be one itself. */
const isPart = (operator: Operator): boolean => operator === 'contains' || operator === 'starts';

function partOfValue(name: string, operator: Operator, text: string): string | Refusal {
  return foldText(text) === '' ? new Refusal(`${name}:${operator} needs a text`) : text;
}

/** Writes a condition in its normal form. */
function write({ name, operator, values }: ReadFilter): string {
  const written = values.map((value) =>
    (operator === 'in' || name === PLACE) && /[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value,
  );
  return [name, operator, ...(written.length > 0 ? [written.join(',')] : [])].join(':');
}

/** A condition for the index: on a column, or on the place, which needs an expression. */
export type IndexCondition =
  | { readonly filter: Filter; readonly expression?: undefined }
  | { readonly filter?: undefined; readonly expression: TextExpression };

/** Converts a condition for the index. `text` has already been validated. */
export function indexCondition(text: string): IndexCondition {
  const found = read(text);
  if (found instanceof Refusal) throw new Error(`${text}: ${found.reason}`);
  if (found.name !== PLACE) return { filter: columnCondition(found) };
  const isThere = placeExpression(found.values);
  return { expression: found.operator === 'ne' ? { op: 'not', of: isThere } : isThere };
}

const columnOf = (name: string): ComparedColumn => {
  const compared = comparedColumns.get(name);
  if (compared === undefined) throw new Error(`there is no column ${name}`);
  return compared;
};

/** The first names that fit into the allowed number of words, because a search has its own word limit. */
function mentionsOf(names: readonly string[]): { readonly word: string }[][] {
  const mentions: { readonly word: string }[][] = [];
  let words = 0;
  for (const name of names) {
    const slots = tokenize(name).map(({ term }) => ({ word: term }));
    words += slots.length;
    if (words > MENTIONED_WORDS_MAX) break;
    if (slots.length > 0) mentions.push(slots);
  }
  return mentions;
}

/**
 * Matches companies in one of these cities, regions or countries. Pages that state no city, or only part of the name, must mention it in
 * their text.
 */
function placeExpression(given: readonly string[]): TextExpression {
  const countries = given.flatMap((name) => COUNTRY.exec(name)?.[1] ?? []);
  const inStates = given.filter((name) => name.includes('/') && !COUNTRY.test(name));
  const others = given.filter((name) => !name.includes('/'));
  if (others.length === given.length) return anyPlace(given);
  const inCountries: TextExpression = {
    op: 'filter',
    condition: { field: columnOf('country').field, op: 'in', values: countries },
  };
  return {
    op: 'any',
    of: [
      ...(others.length > 0 ? [anyPlace(others)] : []),
      ...cityInState(inStates),
      ...(countries.length > 0 ? [inCountries] : []),
    ],
  };
}

/** Cities with their state, "Portland/Oregon": the page states the city and no other state. */
function cityInState(given: readonly string[]): TextExpression[] {
  const region = columnOf('region');
  const byState = Map.groupBy(given, (name) => name.slice(name.indexOf('/') + 1));
  return [...byState].map(([state, names]) => ({
    op: 'all',
    of: [
      anyPlace(names.map((name) => name.slice(0, name.indexOf('/')))),
      {
        op: 'any',
        of: [
          { op: 'not', of: { op: 'filter', condition: hasValue(region) } },
          {
            op: 'filter',
            condition: { field: region.field, op: 'in', values: [state, ...stateCodesOf([state])] },
          },
        ],
      },
    ],
  }));
}

function anyPlace(given: readonly string[]): TextExpression {
  // "Nordrhein-Westfalen" is also written with a space.
  const names = [
    ...new Set(given.flatMap((name) => [name, name.replaceAll(' ', '-'), name.replaceAll('-', ' ')])),
  ];
  const condition = (filter: Condition): TextExpression => ({ op: 'filter', condition: filter });
  const isNamed = mentionsOf(given).map((slots): TextExpression => ({ op: 'text', slots }));
  const isStated = [
    condition({ field: columnOf('city').field, op: 'in', values: names }),
    condition({ field: columnOf('region').field, op: 'in', values: [...names, ...stateCodesOf(names)] }),
  ];
  const city = columnOf('city');
  const isMentioned: TextExpression = {
    op: 'all',
    of: [
      { op: 'any', of: isNamed },
      {
        op: 'any',
        of: [
          { op: 'not', of: condition(hasValue(city)) },
          // Matches a city followed by a district: "København NV".
          ...given
            .slice(0, PARTLY_MAX)
            .map((name) => condition({ field: city.field, op: 'contains', value: name })),
        ],
      },
    ],
  };
  return { op: 'any', of: isNamed.length > 0 ? [...isStated, isMentioned] : isStated };
}

function columnCondition({ compared, operator, values }: ReadFilter): Filter {
  const [value = ''] = values;
  switch (operator) {
    case 'exists':
      return hasValue(compared);
    case 'missing':
      return { op: 'none', filters: [hasValue(compared)] };
    case 'eq':
      return comparedWith(compared, '=', value);
    case 'ne':
      return { op: 'none', filters: [comparedWith(compared, '=', value)] };
    case 'contains':
    case 'starts':
      return { field: compared.field, op: operator, value };
    case 'in':
      if (compared.kind === 'domain') return { op: 'keys', keys: values };
      return {
        field: compared.field,
        op: 'in',
        values: compared.kind === 'number' ? values.map(Number) : values,
      };
    default:
      return comparedWith(compared, comparisons[operator], value);
  }
}

/** The column of a validated condition, and whether it demands values: a facet of the column may ignore such a condition. */
export function columnOfFilter(text: string): { readonly column: string; readonly isDemand: boolean } {
  const [column = '', operator = ''] = text.split(':', 2);
  return { column, isDemand: operator !== 'ne' && operator !== 'missing' && operator !== 'exists' };
}

/** Conditions on columns, each `column:op:value`. A single one may be sent as a string, several as a list or by repeating the parameter. */
export const columnFilters = z
  .union([
    z.string().max(FILTER_CHARACTERS_MAX),
    z.array(z.string().max(FILTER_CHARACTERS_MAX)).max(FILTERS_MAX),
  ])
  .transform((given, context): readonly string[] | undefined => {
    const filters = new Set<string>();
    for (const text of [given].flat()) {
      if (text.trim() === '') continue;
      const found = read(text);
      if (found instanceof Refusal) {
        context.addIssue({ code: 'custom', message: found.reason });
        return z.NEVER;
      }
      filters.add(write(found));
    }
    const places = [...filters].filter((filter) => filter.startsWith(`${PLACE}:`));
    if (places.length > PLACES_MAX) {
      context.addIssue({
        code: 'custom',
        message: `there may be ${PLACES_MAX} conditions on the place; name several places in one, as in place:in:Leeds,York`,
      });
      return z.NEVER;
    }
    return filters.size === 0 ? undefined : [...filters];
  })
  .optional()
  .describe(
    'A condition on any filterable column (`GET /columns`), `column:op:value`, such as `founded_year:gt:2015`, `city:in:Leeds,York`, `postal_code:starts:LS` or `linkedin:exists`. `place:in:München,Munich` is the city or region, and where a page states no city, a name in its text; `place:in:Portland/Oregon` is a city with its state, `place:in:Leeds,*/IE` a city or a country; `place:ne:` is none of them. Operators: eq, ne, in, contains, starts, gt, gte, lt, lte, exists, missing. Repeat it for several; all must hold.',
  );
