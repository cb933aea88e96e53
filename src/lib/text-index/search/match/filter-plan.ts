import { foldText } from '../../../text-analysis/index.ts';
import type { Condition, Filter, FilterField, TextIndexSchema } from '../../api.ts';
import { FilterNotIndexed, InvalidQuery } from '../../errors.ts';
import { binaryKey } from '../../format/keys.ts';
import { KEY_SEPARATOR } from '../../format/layout.ts';
import { filterPrefix, filterValuePrefix, foldFilterValue } from '../../indexing/prepare-document.ts';

/** A filter that was checked against the schema and is ready to be applied. */
export type FilterPlan = ConditionPlan & {
  /** Whether the documents it describes are excluded, rather than all others. */
  readonly isExcluding: boolean;
};

type ConditionPlan =
  /** Documents with a value under one of these dictionary prefixes. */
  | { readonly kind: 'values'; readonly prefixes: readonly string[] }
  /** Documents with a value under the prefix whose folded text contains the needle, a binary string. */
  | { readonly kind: 'containing'; readonly prefix: string; readonly needle: string }
  | { readonly kind: 'range'; readonly column: number; readonly min: number; readonly max: number }
  | { readonly kind: 'numbers'; readonly column: number; readonly values: readonly number[] }
  | { readonly kind: 'text'; readonly at: number; readonly needle: Buffer }
  | { readonly kind: 'keys'; readonly keys: readonly string[] };

/** Finding this many keys takes about a second in a large index. */
const filterKeysMax = 100_000;

/** "None of several conditions holds" becomes one excluding filter per condition. */
export function planFilters(filters: readonly Filter[], schema: TextIndexSchema): FilterPlan[] {
  return filters.flatMap((filter) =>
    filter.op === 'none'
      ? filter.filters.map((condition) => planFilter(condition, schema, true))
      : [planFilter(filter, schema, false)],
  );
}

/**
 * Identifies what passes the filters in a view that does not change; '' when everything does. Filters on keys and long texts
 * are not part of it: they are looked up for every query.
 */
export function filterKey(plans: readonly FilterPlan[]): string {
  const named = plans.filter(isOfLists);
  return named.length === 0 ? '' : JSON.stringify(named);
}

/** Whether the filter is decided by document lists or a number column. */
export function isOfLists(plan: FilterPlan): boolean {
  return plan.kind !== 'text' && plan.kind !== 'keys';
}

function planFilter(condition: Condition, schema: TextIndexSchema, isUnderNone: boolean): FilterPlan {
  const isExcluding = isUnderNone !== (condition.op === 'not-keys');
  return { ...planCondition(condition, schema), isExcluding };
}

function planCondition(filter: Condition, schema: TextIndexSchema): ConditionPlan {
  if (filter.op === 'keys' || filter.op === 'not-keys') {
    if (filter.keys.length > filterKeysMax)
      throw new InvalidQuery(`a filter takes at most ${filterKeysMax} keys, not ${filter.keys.length}`);
    return { kind: 'keys', keys: [...new Set(filter.keys.map(binaryKey))].sort() };
  }
  if (filter.op === 'range') return planRange(filter.field, filter.min, filter.max, schema);
  const { field, index } = getFilter(filter.field, schema);
  if (field.kind === 'number' && (filter.op === 'equals' || filter.op === 'in'))
    return {
      kind: 'numbers',
      column: placeInKind(index, schema),
      values: (filter.op === 'equals' ? [filter.value] : filter.values).map((value) =>
        numberFor(field, value),
      ),
    };
  switch (filter.op) {
    case 'equals':
      return { kind: 'values', prefixes: [equalsPrefix(field, index, filter.value)] };
    case 'in':
      return { kind: 'values', prefixes: filter.values.map((value) => equalsPrefix(field, index, value)) };
    case 'contains':
      return planContains(field, index, filter.value, schema);
    case 'starts':
      return planStarts(field, index, filter.value);
  }
}

/** The filter with this name and its index in the schema. */
export function getFilter(name: string, schema: TextIndexSchema): { field: FilterField; index: number } {
  const index = schema.filters.findIndex((one) => one.name === name);
  const field = schema.filters[index];
  if (field !== undefined) return { field, index };
  if (schema.absent?.includes(name)) throw new FilterNotIndexed(name);
  throw new InvalidQuery(`there is no filter ${name}`);
}

/** The index of a filter among those of its kind. */
export function placeInKind(index: number, schema: TextIndexSchema): number {
  const kind = schema.filters[index]?.kind;
  return schema.filters.slice(0, index).filter((one) => one.kind === kind).length;
}

function numberFor(field: FilterField, value: string | boolean | number): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new InvalidQuery(`filter ${field.name} is a number and cannot equal ${JSON.stringify(value)}`);
}

function equalsPrefix(field: FilterField, index: number, value: string | boolean | number): string {
  const isFlag = field.kind === 'flag';
  if (isFlag !== (typeof value === 'boolean') || typeof value === 'number' || field.kind === 'text') {
    throw new InvalidQuery(
      `filter ${field.name} is a ${field.kind} and cannot equal ${JSON.stringify(value)}`,
    );
  }
  return filterValuePrefix(index, foldFilterValue(String(value)));
}

function planContains(
  field: FilterField,
  index: number,
  value: string,
  schema: TextIndexSchema,
): ConditionPlan {
  const needle = foldText(value);
  if (needle === '') throw new InvalidQuery(`contains on filter ${field.name} needs a text`);
  if (field.kind === 'keyword' || field.kind === 'keywords') {
    return { kind: 'containing', prefix: filterPrefix(index), needle: binaryKey(needle) };
  }
  if (field.kind !== 'text')
    throw new InvalidQuery(`filter ${field.name} is a ${field.kind} and does not support contains`);
  return { kind: 'text', at: placeInKind(index, schema), needle: Buffer.from(needle) };
}

/** Values with the same beginning are next to each other in the dictionary, so that the others are not read. */
function planStarts(field: FilterField, index: number, value: string): ConditionPlan {
  const beginning = foldFilterValue(value);
  if (beginning === '') throw new InvalidQuery(`starts on filter ${field.name} needs a text`);
  if (field.kind !== 'keyword' && field.kind !== 'keywords')
    throw new InvalidQuery(`filter ${field.name} is a ${field.kind} and does not support starts`);
  return { kind: 'values', prefixes: [filterPrefix(index) + binaryKey(beginning)] };
}

function planRange(
  name: string,
  min: number | undefined,
  max: number | undefined,
  schema: TextIndexSchema,
): ConditionPlan {
  if (!Number.isFinite(min ?? 0) || !Number.isFinite(max ?? 0)) {
    throw new InvalidQuery(`the range of ${name} needs finite numbers`);
  }
  const bounds = { min: min ?? Number.NEGATIVE_INFINITY, max: max ?? Number.POSITIVE_INFINITY };
  const { field, index } = getFilter(name, schema);
  if (field.kind !== 'number') throw new InvalidQuery(`there is no number filter ${name}`);
  return { kind: 'range', column: placeInKind(index, schema), ...bounds };
}

/** The folded value inside a dictionary key of a filter. */
export function foldedValueOf(key: string): string {
  return key.slice(2, key.indexOf(KEY_SEPARATOR, 2));
}

/** The value as written, as a binary string. */
export function writtenValueOf(key: string): string {
  return key.slice(key.indexOf(KEY_SEPARATOR, 2) + 1);
}
