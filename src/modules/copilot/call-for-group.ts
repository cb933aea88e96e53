import {
  type ArgumentValue,
  type ComparedItem,
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
const ARGUMENTS: ReadonlyMap<string, Exclude<ComparedItem['field'], 'q' | 'filter' | 'place'>> = new Map([
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
 * The search for the companies of some values of a breakdown, the largest at position 0; undefined if there are fewer values. One of
 * several values is enough.
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

/** Each of some values of a breakdown with the search for its companies; undefined if there are fewer than two. */
export function comparedGroups(
  from: PlannedCall,
  positions: readonly number[],
  content: ToolAnswer['content'],
): readonly ComparedItem[] | undefined {
  const argument = ARGUMENTS.get(String(from.args.fields));
  const items = positions.flatMap((position): ComparedItem[] => {
    const call = callForGroup(from, [position], content);
    if (call === undefined) return [];
    const added = filtersIn(call.args).filter((one) => !filtersIn(from.args).includes(one));
    return argument === undefined || call.args[argument] === undefined
      ? [{ field: 'filter', value: added[0] ?? '', call }]
      : [{ field: argument, value: String(call.args[argument]).split(',').at(-1) ?? '', call }];
  });
  return items.length > 1 ? items : undefined;
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
