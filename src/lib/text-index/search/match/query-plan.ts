import { tokenize } from '../../../text-analysis/index.ts';
import type { ExcludedText, MatchMode, TextIndexSchema, TextQuery } from '../../api.ts';
import { InvalidQuery } from '../../errors.ts';
import { binaryKey } from '../../format/keys.ts';
import { WORD_PREFIX } from '../../format/layout.ts';
import { type ExpandSlot, type ExpressionPlan, planExpression } from './expression-plan.ts';
import { type FilterPlan, filterKey, planFilters } from './filter-plan.ts';
import { flatten, type TextPlan } from './flat-plan.ts';

export interface QueryPlan extends TextPlan {
  readonly filters: readonly FilterPlan[];
  /** Identifies what passes the filters in a view, for the cache; see `filterKey`. */
  readonly filterKey: string;
  /** Texts that a match must not contain. */
  readonly excluded: readonly TextPlan[];
  /** Further conditions, if the query has operators. In the mode `everything` they do not score. */
  readonly expression: ExpressionPlan | undefined;
  /** Whether anything other than the text, or the only leaf of an expression, decides what matches. */
  readonly isRestricted: boolean;
}

/** Limited, because each costs about as much as the query itself. */
const excludedMax = 64;

const everything: TextPlan = { mode: 'everything', words: [] };

/** `expand` returns the indexed words that match a slot of an expression. */
export function planQuery(query: TextQuery, schema: TextIndexSchema, expand: ExpandSlot): QueryPlan {
  const excluded = planExcluded(query.exclude ?? []);
  if (query.expression === undefined) {
    const text =
      query.text === undefined
        ? everything
        : planText(query.text, query.mode, 'the query has no word to search for');
    return makePlan(text, planFilters(query.filters ?? [], schema), excluded, undefined);
  }
  if (query.text !== undefined) throw new InvalidQuery('a query can have a text or an expression, not both');
  const flat = flatten(query.expression, wordKey);
  if (flat !== undefined) {
    const filters = planFilters([...(query.filters ?? []), ...flat.filters], schema);
    return makePlan(flat.text, filters, [...excluded, ...flat.excluded], undefined);
  }
  const expression = planExpression(query.expression, schema, expand);
  const text: TextPlan = expression.scored.length === 0 ? everything : { mode: 'expression', words: [] };
  return makePlan(text, planFilters(query.filters ?? [], schema), excluded, expression);
}

function makePlan(
  { mode, words }: TextPlan,
  filters: readonly FilterPlan[],
  excluded: readonly TextPlan[],
  expression: ExpressionPlan | undefined,
): QueryPlan {
  return {
    mode,
    words,
    filters,
    filterKey: filterKey(filters),
    excluded,
    expression,
    isRestricted:
      filters.length > 0 ||
      excluded.length > 0 ||
      (expression !== undefined && expression.root.kind !== 'leaf'),
  };
}

/** The dictionary key of a word. */
export function wordKey(word: string): string {
  return WORD_PREFIX + binaryKey(word);
}

/** The plan of a text alone, used to exclude its matches from others. */
export function planOfText(text: TextPlan): QueryPlan {
  return makePlan(text, [], [], undefined);
}

function planText(text: string, mode: MatchMode, withoutWords: string): TextPlan {
  const words = tokenize(text).map((token) => wordKey(token.term));
  if (words.length === 0) throw new InvalidQuery(withoutWords);
  if (mode === 'phrase') return { mode, words };
  if (mode !== 'all' && mode !== 'any') throw new InvalidQuery(`there is no mode ${String(mode)}`);
  return { mode, words: words.length === 1 ? words : [...new Set(words)] };
}

function planExcluded(texts: readonly ExcludedText[]): TextPlan[] {
  if (texts.length > excludedMax)
    throw new InvalidQuery(`at most ${excludedMax} texts can be excluded from one query`);
  return texts.map(({ text, mode }) =>
    planText(text, mode, `there is no word in ${JSON.stringify(text)} to exclude`),
  );
}
