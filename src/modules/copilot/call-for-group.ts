import {
  type ArgumentValue,
  filtersIn,
  type PlannedCall,
  placeFilter,
  toFilterArgument,
} from './planner/index.ts';
import type { ToolAnswer } from './tools/tool.ts';

type Counted = { readonly count: number } & (
  | { readonly value: string }
  | { readonly from: number | string; readonly to: number | string }
);

/** The arguments of the fields that are no columns. */
const ARGUMENTS: ReadonlyMap<string, string> = new Map([
  ['country', 'country'],
  ['language', 'language'],
  ['industry', 'industry'],
  ['tld', 'tld'],
  ['tech', 'technology'],
  ['has', 'has'],
]);
/** A company can have several of these values, so the earlier ones stay required. */
const SEVERAL: ReadonlySet<string> = new Set(['technology', 'has']);

/**
 * The search for the companies of some values of a breakdown, the largest at position 0; undefined if there are fewer values. One of several
 * values is enough.
 */
export function callForGroup(
  { args }: PlannedCall,
  positions: readonly number[],
  { facets }: ToolAnswer['content'],
): PlannedCall | undefined {
  const { fields, size: _size, ...conditions } = args;
  const field = String(fields);
  const counted = (facets as Readonly<Record<string, readonly Counted[]>>)[field] ?? [];
  const sorted = counted.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  const groups = positions.flatMap((position) => sorted[position] ?? []);
  const [group] = groups;
  if (group === undefined) return undefined;
  const values = groups.flatMap((one) => ('value' in one ? [one.value] : []));
  const argument = ARGUMENTS.get(field);
  const isSearchedByFilter = values.length > 1 && argument === 'technology';
  if (argument !== undefined && 'value' in group && !isSearchedByFilter)
    return { name: 'search', args: withValue(conditions, argument, values.join(',')) };
  const column = isSearchedByFilter ? 'technologies' : field;
  const isOther = (one: string): boolean => !one.startsWith(`${field === 'city' ? 'place' : column}:`);
  const filters =
    'value' in group
      ? [field === 'city' ? placeFilter(values) : columnFilter(column, values)]
      : [`${field}:gte:${group.from}`, `${field}:lt:${group.to}`];
  return {
    name: 'search',
    args: {
      ...conditions,
      filter: toFilterArgument([...filtersIn(conditions).filter(isOther), ...filters]),
    },
  };
}

const columnFilter = (column: string, values: readonly string[]): string =>
  values.length === 1
    ? `${column}:eq:${values[0]}`
    : `${column}:in:${values.map((value) => (value.includes(',') ? `"${value}"` : value)).join(',')}`;

function withValue(
  conditions: Readonly<Record<string, ArgumentValue>>,
  argument: string,
  value: string,
): Readonly<Record<string, ArgumentValue>> {
  const known = SEVERAL.has(argument) && conditions[argument] !== undefined ? [conditions[argument]] : [];
  const values = new Set([
    ...String(known)
      .split(',')
      .filter((one) => one !== ''),
    value,
  ]);
  return { ...conditions, [argument]: [...values].join(',') };
}
