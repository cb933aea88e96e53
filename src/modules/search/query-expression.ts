import {
  type Expression,
  type ParsedQuery,
  parseQuery,
  printQuery,
  type Term,
} from '../../lib/query-language/index.ts';
import type { TextExpression, WordSlot } from '../../lib/text-index/api.ts';
import { AppError } from '../../platform/errors.ts';
import type { QueryText } from './query-text.ts';
import { conditionOf, queryVocabulary, scopeFields } from './query-vocabulary.ts';
import type { SearchRequest } from './search-parameters.ts';

/** A query in the query language. */
export interface QueryExpression {
  readonly expression: Expression;
  /** The same for all ways of writing one query. */
  readonly normalized: string;
}

const known = new WeakMap<QueryText, ParsedQuery>();

/** What the query means; refused with the place where it could not be read. `field` is what the caller calls it. */
export function readExpression(q: QueryText, field = 'q'): QueryExpression {
  const parsed = known.get(q) ?? parseQuery(q.text, queryVocabulary);
  known.set(q, parsed);
  if (parsed.kind === 'error') throw syntaxError(q, field, parsed);
  return { expression: parsed.expression, normalized: printQuery(parsed.expression) };
}

function syntaxError(
  { text }: QueryText,
  field: string,
  { position, expected }: { readonly position: number; readonly expected: string },
): AppError {
  return new AppError('invalid_input', `At position ${position} of the query, expected ${expected}.`, {
    details: { field, type: 'query_syntax', input: text, ctx: { position, expected } },
  });
}

/** What a request looks for, where that needs an expression: operators, words that match by their forms, or fields. */
export function expressionOf({ q, mode, forms, fields }: SearchRequest): Expression | undefined {
  if (!q) return undefined;
  if (mode === 'query') return readExpression(q).expression;
  if (!forms && !fields) return undefined;
  const terms = q.words.map((text): Term => ({ kind: 'word', text }));
  if (mode === 'phrase' || terms.length === 1) return { kind: 'text', terms };
  const of = terms.map((term): Expression => ({ kind: 'text', terms: [term] }));
  return { kind: mode === 'any' ? 'and' : 'or', of };
}

/**
 * The expression for the index; `forms` names the languages in which words match by their forms, `scopes` where words are looked for
 * that name no field themselves.
 */
export function toTextExpression(
  expression: Expression,
  forms: readonly string[] | undefined,
  scopes?: readonly string[],
): TextExpression {
  const fieldsOf = (scope: string | undefined): { fields?: readonly string[] } => {
    const named = scope === undefined ? scopes : [scope];
    return named ? { fields: named.flatMap((name) => scopeFields[name] ?? []) } : {};
  };
  const toSlot = ({ kind, text }: Term): WordSlot =>
    kind === 'prefix' ? { prefix: text } : { word: text, ...(forms && { forms }) };
  switch (expression.kind) {
    case 'text':
      return { op: 'text', slots: expression.terms.map(toSlot), ...fieldsOf(expression.scope) };
    case 'near': {
      const { terms, distance, scope } = expression;
      return { op: 'near', slots: terms.map(toSlot), distance, ...fieldsOf(scope) };
    }
    case 'filter':
      return {
        op: 'filter',
        condition: conditionOf(expression.name, expression.comparison, expression.value),
      };
    case 'not':
      return { op: 'not', of: toTextExpression(expression.of, forms, scopes) };
    default:
      return {
        op: expression.kind === 'and' ? 'all' : 'any',
        of: expression.of.map((part) => toTextExpression(part, forms, scopes)),
      };
  }
}
