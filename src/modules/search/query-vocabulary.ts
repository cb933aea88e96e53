import type { Comparison, FilterRule, Vocabulary } from '../../lib/query-language/index.ts';
import { tokenize } from '../../lib/text-analysis/index.ts';
import type { Condition } from '../../lib/text-index/api.ts';
import {
  ANY_CHANGE,
  type EventKind,
  eventFacts,
  featureNames,
  getFeatureColumn,
  isFeature,
  trackedColumns,
} from '../company-index/index.ts';
import { filterItems } from './company-filters.ts';
import type { ItemRules, Refusal } from './list-parameter.ts';

/** The fields of the index for a name before a colon. */
export const scopeFields: Readonly<Record<string, readonly string[]>> = {
  title: ['title'],
  meta: ['meta'],
  h1: ['h1'],
  h2: ['h2'],
  h3: ['h3'],
  headings: ['h1', 'h2', 'h3'],
  body: ['body'],
};

interface QueryFilter extends FilterRule {
  readonly condition: (value: string, comparison: Comparison, since?: string) => Condition;
}

type Item = keyof typeof filterItems;

/** A filter of the search that takes lists there; here it takes one value, read by the same rules. */
const oneOfList = (name: Item, condition: (value: string) => Condition): QueryFilter => ({
  isOrdered: false,
  read(value) {
    const { itemCharactersMax, read = (item: string): string | Refusal => item }: ItemRules =
      filterItems[name];
    const known = value === '' || value.length > itemCharactersMax ? undefined : read(value);
    return typeof known === 'string' ? { value: known } : { expected: expectedValues[name] };
  },
  condition,
});

const expectedValues: Readonly<Record<Item, string>> = {
  country: 'a two-letter country code such as de',
  industry: 'the name of an industry, in quotes if it has several words',
  tld: 'the ending of a domain such as de or co.uk',
  language: 'a language code such as en',
  technology: 'the name of a technology, in quotes if it has several words',
  tech: 'a part of the name of a technology',
  has: `one of ${featureNames.join(', ')}`,
  identifier: 'a kind and a value such as ga4:G-7QK2M9ZP4D',
};

const equals =
  (field: string) =>
  (value: string): Condition => ({ field, op: 'equals', value });

/** An event in the history of a homepage; `since` is a filter of its own that all events joined with it share. */
function change(kind: EventKind, read: FilterRule['read']): QueryFilter {
  return { isOrdered: false, read, condition: (name, _, since) => happened(kind, name, since) };
}

const happened = (kind: EventKind, name: string, since: string | undefined): Condition => ({
  field: 'history',
  op: 'in',
  values: eventFacts(kind, name, since),
});

/** A column, or a feature by the name that `has` takes. */
function readColumn(value: string): ReturnType<FilterRule['read']> {
  const name = value.toLowerCase();
  const column = isFeature(name) ? getFeatureColumn(name) : name === 'text' ? 'body_text' : name;
  return column === 'technologies' || trackedColumns.some((tracked) => tracked === column)
    ? { value: column }
    : { expected: 'the name of a column such as title, emails or has_pricing' };
}

function readPeriod(value: string): ReturnType<FilterRule['read']> {
  return periodOf(value) ? { value } : { expected: 'a date such as 2026, 2026-01 or 2026-01-31' };
}

/** THE table of filters that a query may hold. */
const queryFilters: Readonly<Record<string, QueryFilter>> = {
  country: oneOfList('country', equals('country')),
  industry: oneOfList('industry', equals('industry')),
  tld: oneOfList('tld', equals('tld')),
  language: oneOfList('language', equals('language')),
  technology: oneOfList('technology', equals('tech')),
  tech: oneOfList('tech', (value) => ({ field: 'tech_stack', op: 'contains', value })),
  has: oneOfList('has', (value) => ({ field: getFeatureColumn(value), op: 'equals', value: true })),
  identifier: oneOfList('identifier', equals('identifier')),
  started: change('started', oneOfList('technology', equals('tech')).read),
  stopped: change('stopped', oneOfList('technology', equals('tech')).read),
  changed: change('changed', readColumn),
  since: {
    isOrdered: false,
    read: readPeriod,
    condition: (value) => happened('changed', ANY_CHANGE, value),
  },
  founded_year: {
    isOrdered: true,
    read: (value) => (/^\d{4}$/.test(value) ? { value } : { expected: 'a year such as 2015' }),
    condition: (value, comparison) =>
      rangeOf('founded_year', { first: Number(value), last: Number(value) }, comparison),
  },
  crawled: {
    isOrdered: true,
    read: readPeriod,
    condition: (value, comparison) =>
      rangeOf('fetched_at', periodOf(value) ?? { first: Number.NaN, last: Number.NaN }, comparison),
  },
};

/** Numbers from the first to the last, or before or after them all. */
function rangeOf(
  field: string,
  { first, last }: { readonly first: number; readonly last: number },
  comparison: Comparison,
): Condition {
  const bounds = {
    '=': { min: first, max: last },
    '>': { min: last + 1 },
    '>=': { min: first },
    '<': { max: first - 1 },
    '<=': { max: last },
  }[comparison];
  return { field, op: 'range', ...bounds };
}

/** The first and last millisecond of a year, a month or a day; undefined for what is none. */
function periodOf(date: string): { first: number; last: number } | undefined {
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

export const queryVocabulary: Vocabulary = {
  tokenize,
  scopes: Object.keys(scopeFields),
  filters: queryFilters,
};

/** The condition of a filter that was read by this vocabulary. */
export function conditionOf(
  name: string,
  comparison: Comparison,
  value: string,
  since: string | undefined,
): Condition {
  const filter = queryFilters[name];
  if (filter === undefined) throw new Error(`there is no filter ${name}`);
  return filter.condition(value, comparison, since);
}

/** The names of filters on events, which `since` limits. */
export const eventFilters: ReadonlySet<string> = new Set(['started', 'stopped', 'changed']);
