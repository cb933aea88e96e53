import { tokenize } from '../../../text-analysis/index.ts';
import type {
  ExcludedText,
  Filter,
  MatchMode,
  TextExpression,
  TextIndexSchema,
  TextQuery,
} from '../../api.ts';
import { InvalidQuery } from '../../errors.ts';
import { binaryKey } from '../../format/keys.ts';
import { WORD_PREFIX } from '../../format/layout.ts';
import { allowedInside, type ExpandSlot, type ExpressionPlan, planExpression } from './expression-plan.ts';
import { type FilterPlan, filterKey, planFilters } from './filter-plan.ts';

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

/** What to look for in the text. */
interface TextPlan {
  readonly mode: 'everything' | 'expression' | MatchMode;
  /** Dictionary keys of the words, without duplicates except in a phrase. An expression has its own words. */
  readonly words: readonly string[];
}

/** A query without operators, which can be answered faster. */
interface FlatPlan {
  readonly text: TextPlan;
  readonly filters: readonly Filter[];
  readonly excluded: readonly TextPlan[];
}

/** An equivalent query without an expression, if there is one. */
function flatten(expression: TextExpression, keyOf: (word: string) => string): FlatPlan | undefined {
  const filters: Filter[] = [];
  const excluded: TextPlan[] = [];
  const words: string[] = [];
  const others: TextPlan[] = [];
  for (const view of expression.op === 'all' ? expression.of : [expression]) {
    const wanted = view.op === 'not' ? view.of : view;
    if (wanted.op === 'filter') {
      const condition = allowedInside(wanted.condition);
      filters.push(view.op === 'not' ? { op: 'none', filters: [condition] } : condition);
      continue;
    }
    const plain = wanted.op === 'any' ? plainAny(wanted.of, keyOf) : plainText(wanted, keyOf);
    if (plain === undefined) return undefined;
    if (view.op === 'not') excluded.push(plain);
    else if (plain.mode === 'phrase' && plain.words.length === 1) words.push(...plain.words);
    else others.push(plain);
  }
  const all: TextPlan[] = words.length > 0 ? [{ mode: 'all', words: [...new Set(words)] }] : [];
  const [text = { mode: 'everything', words: [] }, ...more] = [...all, ...others];
  return more.length > 0 ? undefined : { text, filters, excluded };
}

function plainText(view: TextExpression, keyOf: (word: string) => string): TextPlan | undefined {
  if (view.op !== 'text' || view.fields !== undefined || view.slots.length === 0) return undefined;
  const words = view.slots.flatMap((slot) =>
    'word' in slot && slot.forms === undefined ? [keyOf(slot.word)] : [],
  );
  return words.length === view.slots.length ? { mode: 'phrase', words } : undefined;
}

function plainAny(views: readonly TextExpression[], keyOf: (word: string) => string): TextPlan | undefined {
  const words = views.flatMap((view) => {
    const plain = plainText(view, keyOf);
    return plain?.words.length === 1 ? plain.words : [];
  });
  return words.length === views.length && words.length > 0
    ? { mode: 'any', words: [...new Set(words)] }
    : undefined;
}
