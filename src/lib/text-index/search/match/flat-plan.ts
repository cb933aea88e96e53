import type { Filter, MatchMode, TextExpression } from '../../api.ts';
import { allowedInside } from './expression-plan.ts';

/** What to look for in the text. */
export interface TextPlan {
  readonly mode: 'everything' | 'expression' | MatchMode;
  /** Dictionary keys of the words, without duplicates except in a phrase. An expression has its own words. */
  readonly words: readonly string[];
}

/** A query without operators, which can be answered faster. */
export interface FlatPlan {
  readonly text: TextPlan;
  readonly filters: readonly Filter[];
  readonly excluded: readonly TextPlan[];
}

/** An equivalent query without an expression, if there is one. */
export function flatten(expression: TextExpression, keyOf: (word: string) => string): FlatPlan | undefined {
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
