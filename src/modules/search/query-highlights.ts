import type { Expression, Term } from '../../lib/query-language/index.ts';
import { PatternFinder, type PatternSlot } from '../../lib/text-analysis/index.ts';
import type { FormsOfWord } from '../../lib/text-index/api.ts';
import { scopeFields } from './query-vocabulary.ts';

interface ScopedPattern {
  readonly scope: string | undefined;
  readonly slots: readonly PatternSlot[];
}

/** Finds every word and phrase of an expression that may have matched in a field, by field. `forms` are the word forms that were found. */
export function findersOf(
  expression: Expression,
  forms: readonly FormsOfWord[],
): (location: string) => PatternFinder {
  const formsOf = new Map(forms.map(({ word, forms: found }) => [word, found.map(({ form }) => form)]));
  const toSlot = ({ kind, text }: Term): PatternSlot =>
    kind === 'prefix' ? { prefix: text } : { words: [text, ...(formsOf.get(text) ?? [])] };
  const patterns = patternsOf(expression, toSlot);
  const finders = new Map<string, PatternFinder>();
  return (location) => {
    const finder =
      finders.get(location) ??
      new PatternFinder(patterns.filter((pattern) => isIn(pattern, location)).map(({ slots }) => slots));
    finders.set(location, finder);
    return finder;
  };
}

const isIn = ({ scope }: ScopedPattern, location: string): boolean =>
  scope === undefined || (scopeFields[scope] ?? []).includes(location);

/** Excluded texts are not highlighted; words near each other are highlighted one by one. */
function patternsOf(expression: Expression, toSlot: (term: Term) => PatternSlot): ScopedPattern[] {
  switch (expression.kind) {
    case 'text':
      return [{ scope: expression.scope, slots: expression.terms.map(toSlot) }];
    case 'near':
      return expression.terms.map((term) => ({ scope: expression.scope, slots: [toSlot(term)] }));
    case 'and':
    case 'or':
      return expression.of.flatMap((part) => patternsOf(part, toSlot));
    default:
      return [];
  }
}
