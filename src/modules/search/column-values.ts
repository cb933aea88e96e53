import type { Condition } from '../../lib/text-index/api.ts';
import { type Column, columns } from '../companies/index.ts';
import { indexedColumns } from '../company-index/index.ts';
import { filterItems } from './filter-items.ts';
import { type ItemRules, Refusal } from './list-parameter.ts';

/** The kind of value that a column can be compared with. */
export type ValueKind = 'text' | 'words' | 'flag' | 'number' | 'date' | 'domain' | 'none';

/** A column as conditions use it. */
export interface ComparedColumn {
  readonly column: Column;
  readonly kind: ValueKind;
  /** Name of the filter in the index. */
  readonly field: string;
}

/**
 * The single table of columns in conditions: `filter`, the query language and facets take their names, kinds and index filters from here.
 */
export const comparedColumns: ReadonlyMap<string, ComparedColumn> = new Map(
  columns.map((column): [string, ComparedColumn] => {
    const indexed = indexedColumns.get(column.name);
    return [column.name, { column, kind: kindOf(column), field: indexed?.filter.name ?? column.name }];
  }),
);

function kindOf({ name, type, filterable }: Column): ValueKind {
  if (!filterable) return 'none';
  if (name === 'domain') return 'domain';
  if (name === 'title') return 'words';
  if (type === 'boolean') return 'flag';
  if (type === 'datetime') return 'date';
  return type === 'integer' || type === 'number' ? 'number' : 'text';
}

/** Columns whose values are read by the rules of a named filter. */
const rulesOf: Readonly<Record<string, keyof typeof filterItems>> = {
  country: 'country',
  industry: 'industry',
  tld: 'tld',
  language: 'language',
  technologies: 'technology',
  domain: 'domains',
};

const itemRules: Readonly<Record<string, ItemRules>> = filterItems;

const VALUE_CHARACTERS_MAX = 200;

/** The value in the form that is searched for, or the reason why it is invalid. */
export function readColumnValue({ column, kind }: ComparedColumn, value: string): string | Refusal {
  const text = value.trim();
  if (text === '') return new Refusal(`${column.name} needs a value`);
  if (text.length > VALUE_CHARACTERS_MAX)
    return new Refusal(`a value of ${column.name} can have at most ${VALUE_CHARACTERS_MAX} characters`);
  switch (kind) {
    case 'flag':
      return text === 'true' || text === 'false'
        ? text
        : new Refusal(`'${text}' is not a value of ${column.name}; use true or false`);
    case 'number':
      return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(text) && Number.isFinite(Number(text))
        ? String(Number(text))
        : new Refusal(`'${text}' is not a value of ${column.name}; use a number such as ${column.example}`);
    case 'date':
      return periodOf(text)
        ? text
        : new Refusal(
            `'${text}' is not a value of ${column.name}; use a date such as 2026, 2026-01, 2026-01-31 or 2026-01-31T12:00:00Z`,
          );
    default:
      return itemRules[rulesOf[column.name] ?? '']?.read?.(text) ?? text;
  }
}

export type Comparison = '=' | '>' | '>=' | '<' | '<=';

/** The condition that compares a column with a value that was read. */
export function comparedWith(
  { field, kind }: ComparedColumn,
  comparison: Comparison,
  value: string,
): Condition {
  switch (kind) {
    case 'number':
      return comparison === '='
        ? { field, op: 'equals', value: Number(value) }
        : range(field, { first: Number(value), last: Number(value) }, comparison);
    case 'date':
      return range(field, periodOf(value) ?? { first: Number.NaN, last: Number.NaN }, comparison);
    case 'flag':
      return { field, op: 'equals', value: value === 'true' };
    case 'domain':
      return { op: 'keys', keys: [value] };
    case 'words':
      return { field, op: 'contains', value };
    default:
      return { field, op: 'equals', value };
  }
}

/** A range from the first number to the last, or below or above both. */
function range(
  field: string,
  { first, last }: { readonly first: number; readonly last: number },
  comparison: Comparison,
): Condition {
  const bounds = {
    '=': { min: first, max: last },
    '>': { min: nextAbove(last) },
    '>=': { min: first },
    '<': { max: -nextAbove(-first) },
    '<=': { max: last },
  }[comparison];
  return { field, op: 'range', ...bounds };
}

/** The next larger double, so that "greater than" can be written as "at least". */
function nextAbove(value: number): number {
  const numbers = new Float64Array([value === 0 ? 0 : value]);
  const bits = new BigInt64Array(numbers.buffer);
  bits[0] = (bits[0] as bigint) + (value >= 0 ? 1n : -1n);
  return numbers[0] as number;
}

/** The condition that a column has a value; it works the same for every column. */
export const hasValue = ({ column }: ComparedColumn): Condition => ({
  field: 'filled',
  op: 'equals',
  value: column.name,
});

/** The first and last millisecond of a year, a month, a day or a second; undefined for any other text. */
export function periodOf(date: string): { first: number; last: number } | undefined {
  const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(?:\.\d{1,3})?)?Z$/.exec(date);
  if (moment) {
    const first = Date.parse(date);
    const isReal = !Number.isNaN(first) && new Date(first).toISOString().startsWith(date.slice(0, 10));
    const lastedMs = date.includes('.') ? 1 : moment[1] === undefined ? 60_000 : 1_000;
    return isReal ? { first, last: first + lastedMs - 1 } : undefined;
  }
  const [, year = '', month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(date) ?? [];
  const first = Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1));
  const written = new Date(first);
  const isReal = year !== '' && written.toISOString().startsWith(date);
  if (!isReal) return undefined;
  if (day !== undefined) written.setUTCDate(written.getUTCDate() + 1);
  else if (month !== undefined) written.setUTCMonth(written.getUTCMonth() + 1);
  else written.setUTCFullYear(written.getUTCFullYear() + 1);
  return { first, last: written.getTime() - 1 };
}
