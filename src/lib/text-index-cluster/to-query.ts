import { oneOf } from '../opensearch/index.ts';
import { foldText, tokenize } from '../text-analysis/index.ts';
import type { Condition, MatchMode, TextIndexSchema, TextQuery } from '../text-index/api.ts';
import { foldFilterValue } from '../text-index/indexing/prepare-document.ts';
import type { ExpandSlot } from '../text-index/search/match/expression-plan.ts';
import { planQuery } from '../text-index/search/match/query-plan.ts';
import { ExpressionQuery, type FoundForms, phraseScore, type Weighed } from './expression-query.ts';

type Clause = Record<string, unknown>;

/** A validated query and its words. */
export interface ReadQuery {
  readonly query: TextQuery;
  readonly expression: ExpressionQuery | undefined;
  /** Whether nothing in the query scores, so that the prior decides the order. */
  readonly isByPrior: boolean;
  /** What the scores depend on, in the order of the weights. */
  readonly weighed: readonly Weighed[];
  /** Without duplicates unless in a phrase; empty if everything matches. */
  readonly words: readonly string[];
  readonly isPhrase: boolean;
}

/** The words of a slot do not matter when a query is only validated. */
const unexpanded: ExpandSlot = () => ({ name: '', keys: [], documents: 0, keysIn: () => [] });

/** Refuses queries that cannot be searched, with the messages of the embedded engine. */
export function readQuery(
  query: TextQuery,
  schema: TextIndexSchema,
  forms: FoundForms = new Map(),
): ReadQuery {
  planQuery(query, schema, unexpanded);
  const words = query.text === undefined ? [] : wordsOf(query.text, query.mode);
  const expression = query.expression && new ExpressionQuery(query.expression, schema, forms, holds);
  return {
    query,
    expression,
    isByPrior: words.length === 0 && !expression?.isScored,
    weighed: expression?.weighed ?? words.map((word) => ({ name: word, clause: { term: { words: word } } })),
    words,
    isPhrase: query.mode === 'phrase' && words.length > 1,
  };
}

function wordsOf(text: string, mode: MatchMode): string[] {
  const words = tokenize(text).map(({ term }) => term);
  return mode === 'phrase' ? words : [...new Set(words)];
}

/** The matches, without scores. */
export function matching({ query, expression }: ReadQuery, schema: TextIndexSchema): Clause {
  const { filter, must_not } = restrictions(query, schema);
  const text = query.text === undefined ? [] : matchingText(query.text, query.mode, schema);
  const expressed = expression ? [expression.matching()] : [];
  return { bool: { filter: [...filter, ...text, ...expressed], must_not } };
}

/**
 * The matches, with the embedded engine's scores: integers, exact in a float up to 2^24, which is 62 words at their highest score. The
 * fields that match are named, which costs something only for the returned rows.
 */
export function scored(
  { query, expression, isByPrior, words, isPhrase }: ReadQuery,
  weights: readonly number[],
  schema: TextIndexSchema,
): Clause {
  const { filter, must_not } = restrictions(query, schema);
  if (expression) filter.push(expression.matching());
  if (isByPrior)
    return {
      script_score: {
        query: { bool: { filter: [{ match_all: {} }, ...filter], must_not } },
        script: { source: 'doc["prior"].value' },
      },
    };
  if (expression)
    return {
      bool: {
        should: expression.scored(weights),
        minimum_should_match: 0,
        filter: [...filter, expression.naming()],
        must_not,
      },
    };
  if (isPhrase) return scoredPhrase(words, weights, { filter, must_not }, schema);
  const terms = words.map((word, at) => ({ term: { words: { value: word, boost: weights[at] } } }));
  const wanted = query.mode === 'any' ? { should: terms, minimum_should_match: 1 } : { must: terms };
  return { bool: { ...wanted, filter: [...filter, naming(words, schema)], must_not } };
}

function scoredPhrase(
  words: readonly string[],
  weights: readonly number[],
  restricted: { readonly filter: readonly Clause[]; readonly must_not: readonly Clause[] },
  schema: TextIndexSchema,
): Clause {
  const should = schema.fields.map(({ name, boost }) => ({
    match_phrase: { [`t_${name}`]: { query: words.join(' '), boost, _name: name } },
  }));
  return phraseScore({ bool: { should, minimum_should_match: 1, ...restricted } }, words.length, weights);
}

/** Matches every document, so nothing is searched; for the returned rows it names the fields that contain one of the words. */
const naming = (words: readonly string[], schema: TextIndexSchema): Clause => ({
  bool: {
    must: [{ match_all: {} }],
    should: schema.fields.map(({ name }) => ({
      bool: { should: words.map((word) => ({ term: { [`t_${name}`]: word } })), _name: name },
    })),
  },
});

function matchingText(text: string, mode: MatchMode, schema: TextIndexSchema): Clause[] {
  const words = wordsOf(text, mode);
  if (mode === 'phrase' && words.length > 1)
    return [
      {
        bool: {
          should: schema.fields.map(({ name }) => ({ match_phrase: { [`t_${name}`]: words.join(' ') } })),
          minimum_should_match: 1,
        },
      },
    ];
  if (mode === 'any') return [{ terms: { words } }];
  return words.map((word) => ({ term: { words: word } }));
}

function restrictions(query: TextQuery, schema: TextIndexSchema): { filter: Clause[]; must_not: Clause[] } {
  const filter: Clause[] = [];
  const must_not: Clause[] = [];
  for (const one of query.filters ?? []) {
    if (one.op === 'none')
      for (const condition of one.filters)
        (condition.op === 'not-keys' ? filter : must_not).push(holds(condition));
    else (one.op === 'not-keys' ? must_not : filter).push(holds(one));
  }
  for (const { text, mode } of query.exclude ?? [])
    must_not.push({ bool: { filter: matchingText(text, mode, schema) } });
  return { filter, must_not };
}

/** For `not-keys`, it matches the keys in the list; the caller negates it. */
function holds(condition: Condition): Clause {
  if (condition.op === 'keys' || condition.op === 'not-keys') return oneOf('key', condition.keys);
  const field = `f_${condition.field}`;
  switch (condition.op) {
    case 'equals':
      return { term: { [field]: comparable(condition.value) } };
    case 'in':
      return oneOf(field, condition.values.map(comparable));
    case 'contains': {
      const needle = foldText(condition.value).replace(/[\\*?]/g, '\\$&');
      return { wildcard: { [field]: { value: `*${needle}*` } } };
    }
    case 'starts':
      return { prefix: { [field]: foldFilterValue(condition.value) } };
    case 'range':
      return {
        range: {
          [field]: {
            ...(condition.min !== undefined && { gte: condition.min }),
            ...(condition.max !== undefined && { lte: condition.max }),
          },
        },
      };
  }
}

const comparable = (value: string | boolean | number): string | boolean | number =>
  typeof value === 'string' ? foldFilterValue(value) : value;

export const notOneOf = (field: string, values: readonly string[]): Clause => ({
  bool: { must_not: [oneOf(field, values)] },
});
