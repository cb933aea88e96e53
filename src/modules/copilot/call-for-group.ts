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

/** The search for the companies of one value of a breakdown, the largest at position 0; undefined if there are fewer values. */
export function callForGroup(
  { args }: PlannedCall,
  position: number,
  { facets }: ToolAnswer['content'],
): PlannedCall | undefined {
  const { fields, size: _size, ...conditions } = args;
  const field = String(fields);
  const counted = (facets as Readonly<Record<string, readonly Counted[]>>)[field] ?? [];
  const group = counted.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)[
    position
  ];
  if (group === undefined) return undefined;
  const argument = ARGUMENTS.get(field);
  if (argument !== undefined && 'value' in group)
    return { name: 'search', args: withValue(conditions, argument, group.value) };
  const isOther = (one: string): boolean => !one.startsWith(`${field === 'city' ? 'place' : field}:`);
  const filters =
    'value' in group
      ? [field === 'city' ? placeFilter([group.value]) : `${field}:eq:${group.value}`]
      : [`${field}:gte:${group.from}`, `${field}:lt:${group.to}`];
  return {
    name: 'search',
    args: {
      ...conditions,
      filter: toFilterArgument([...filtersIn(conditions).filter(isOther), ...filters]),
    },
  };
}

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
