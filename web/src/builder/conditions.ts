import {
  type Expression,
  type FilterRule,
  parseQuery,
  type Term,
  type Vocabulary,
} from '../../../src/lib/query-language/index.ts';
import type { SearchAddress } from '../address/search-address.ts';

/** The parts of a page that can be searched; `page` is all of them. */
export const textPlaces = ['page', 'title', 'headings', 'meta', 'body', 'h1', 'h2', 'h3'] as const;

/** A query that is kept as typed, because groups of conditions cannot express it. */
export const WRITTEN = 'written';

export const operators = [
  'is',
  'not',
  'contains',
  'lacks',
  'starts',
  '>',
  '>=',
  '<',
  '<=',
  'known',
  'unknown',
] as const;
export type Operator = (typeof operators)[number];

/** One line of the builder: words in a part of the page, or a filter or column with a value. */
export interface Condition {
  readonly where: string;
  readonly operator: Operator;
  readonly value: string;
}

/** Every group must match; within a group one condition is enough. */
export type Group = readonly Condition[];

const isTextPlace = (where: string): boolean => (textPlaces as readonly string[]).includes(where);

const excluding: ReadonlySet<Operator> = new Set(['not', 'lacks', 'unknown']);
const opposites: Readonly<Partial<Record<Operator, Operator>>> = {
  is: 'not',
  not: 'is',
  contains: 'lacks',
  lacks: 'contains',
  known: 'unknown',
  unknown: 'known',
};

/** The groups as a query. Conditions without a value are omitted. */
export function writeQuery(groups: readonly Group[]): string {
  const written = groups.map((group) => group.map(writeCondition).filter((text) => text !== ''));
  const some = written.filter((texts) => texts.length > 0);
  return some
    .map((texts) => (texts.length > 1 && some.length > 1 ? `(${texts.join(' OR ')})` : texts.join(' OR ')))
    .join(' ');
}

function writeCondition({ where, operator, value: given }: Condition): string {
  // The query language cannot escape a quotation mark inside quotes.
  const value = given.replaceAll(/["“”„]/g, ' ').trim();
  const sign = excluding.has(operator) ? '-' : '';
  if (where === WRITTEN) return given;
  if (operator === 'known' || operator === 'unknown') return `${sign}exists:${where}`;
  if (value === '') return '';
  if (isTextPlace(where)) return `${sign}${where === 'page' ? '' : `${where}:`}${writeWords(value)}`;
  if (operator === 'contains' || operator === 'lacks') return `${sign}${where}:"*${value}*"`;
  if (operator === 'starts') return `${where}:"${value}*"`;
  const comparison = /^[<>]/.test(operator) ? operator : '';
  // Quoted values cannot be compared: the comparison sign would become part of the value.
  const isPlain = comparison !== '' || /^[\p{L}\p{N}._-]+$/u.test(value);
  return `${sign}${where}:${comparison}${isPlain ? value.replaceAll(/[\s()]+/g, '') : `"${value}"`}`;
}

const operatorWords: ReadonlySet<string> = new Set(['AND', 'OR', 'NOT']);

const writeWords = (words: string): string =>
  /^[\p{L}\p{N}]+\*?$/u.test(words) && !operatorWords.has(words) ? words : `"${words}"`;

/** Accepts any name before a colon. The service decides which names are valid. */
const vocabularyOf = (columns: Iterable<string>): Vocabulary => {
  const rule: FilterRule = { isOrdered: true, read: (value) => ({ value }) };
  return {
    tokenize: (text) => [{ term: text, end: text.length }],
    scopes: textPlaces.filter((place) => place !== 'page'),
    filters: Object.fromEntries([...filterNames, ...columns].map((name) => [name, rule])),
  };
};

/** Filters that are not columns. */
export const filterNames = [
  'country',
  'industry',
  'technology',
  'has',
  'language',
  'tld',
  'tech',
  'crawled',
  'identifier',
  'started',
  'stopped',
  'changed',
  'since',
  'exists',
] as const;

/** The words of a search as groups of conditions, whatever its mode. */
export function readGroups(
  { q, mode }: Pick<SearchAddress, 'q' | 'mode'>,
  columns: Iterable<string>,
): readonly Group[] {
  const words = q.trim();
  if (words === '') return [];
  const inPage = (value: string): Condition => ({ where: 'page', operator: 'is', value });
  if (mode === 'any' || mode === 'meaning') return words.split(/\s+/).map((word) => [inPage(word)]);
  if (mode === 'single') return [words.split(/\s+/).map(inPage)];
  if (mode !== 'query') return [[inPage(words)]];
  const read = parseQuery(words, vocabularyOf(columns));
  const groups = read.kind === 'expression' ? groupsOf(read.expression) : undefined;
  return groups ?? [[{ where: WRITTEN, operator: 'is', value: `(${words})` }]];
}

function groupsOf(expression: Expression): readonly Group[] | undefined {
  const parts = expression.kind === 'and' ? expression.of : [expression];
  const groups: Group[] = [];
  for (const part of parts) {
    // NOT (a OR b) is the two groups NOT a and NOT b.
    const found =
      part.kind === 'not' && part.of.kind === 'or'
        ? part.of.of.map((of) => [conditionOf({ kind: 'not', of })])
        : [(part.kind === 'or' ? part.of : [part]).map(conditionOf)];
    for (const group of found) {
      if (group.some((condition) => condition === undefined)) return undefined;
      groups.push(group as Condition[]);
    }
  }
  return groups;
}

function conditionOf(expression: Expression): Condition | undefined {
  switch (expression.kind) {
    case 'text':
      return { where: expression.scope ?? 'page', operator: 'is', value: wordsOf(expression.terms) };
    case 'filter': {
      const { name, comparison, value } = expression;
      if (name === 'exists') return { where: value, operator: 'known', value: '' };
      const contained = /^\*(.+)\*$/su.exec(value)?.[1];
      if (contained !== undefined) return { where: name, operator: 'contains', value: contained };
      const beginning = /^([^*].*)\*$/su.exec(value)?.[1];
      if (beginning !== undefined) return { where: name, operator: 'starts', value: beginning };
      return { where: name, operator: comparison === '=' ? 'is' : comparison, value };
    }
    case 'not': {
      const condition = conditionOf(expression.of);
      const operator = condition && opposites[condition.operator];
      return operator && { ...condition, operator };
    }
    default:
      return undefined;
  }
}

const wordsOf = (terms: readonly Term[]): string =>
  terms.map(({ kind, text }) => (kind === 'prefix' ? `${text}*` : text)).join(' ');
