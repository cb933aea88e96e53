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
import { conditionOf, eventFilters, queryVocabulary, scopeFields } from './query-vocabulary.ts';
import type { SearchRequest } from './search-parameters.ts';

/** A query in the query language. */
export interface QueryExpression {
  readonly expression: Expression;
  /** The same for all spellings of one query. */
  readonly normalized: string;
}

const known = new WeakMap<QueryText, ParsedQuery>();

/** Parses the query; an error names the position where it could not be read. `field` is the caller's name for it. */
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

/**
 * The expression of a request that needs one: because it has operators, words that match by their forms, or fields, or because it
 * `isJoined` with others.
 */
export function expressionOf(
  { q, mode, forms, fields }: SearchRequest,
  isJoined = false,
): Expression | undefined {
  if (!q) return undefined;
  if (mode === 'query') return readExpression(q).expression;
  if (!forms && !fields && !isJoined) return undefined;
  const terms = q.words.map((text): Term => ({ kind: 'word', text }));
  if (mode === 'phrase' || terms.length === 1) return { kind: 'text', terms };
  const of = terms.map((term): Expression => ({ kind: 'text', terms: [term] }));
  return { kind: mode === 'any' ? 'and' : 'or', of };
}

/**
 * Converts an expression for the index. `forms` names the languages in which words match by their forms; `scopes` are the fields for words
 * that name none themselves. `since` limits every event that is joined with it by AND, even inside parentheses and negations; if there is
 * no event, it means any change.
 */
export function toTextExpression(
  expression: Expression,
  forms: readonly string[] | undefined,
  scopes?: readonly string[],
  since?: string,
): TextExpression {
  const fieldsOf = (scope: string | undefined): { fields?: readonly string[] } => {
    const named = scope === undefined ? scopes : [scope];
    return named ? { fields: named.flatMap((name) => scopeFields[name] ?? []) } : {};
  };
  const toSlot = ({ kind, text }: Term): WordSlot =>
    kind === 'prefix'
      ? { prefix: text }
      : { word: text, ...(forms && { forms, languageFilter: 'language' }) };
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
        condition: conditionOf(expression.name, expression.comparison, expression.value, since),
      };
    case 'not':
      return { op: 'not', of: toTextExpression(expression.of, forms, scopes, since) };
    case 'or':
      return { op: 'any', of: expression.of.map((part) => toTextExpression(part, forms, scopes, since)) };
    case 'and': {
      const { parts, from } = takeSince(expression.of, since);
      const of = parts.map((part) => toTextExpression(part, forms, scopes, from));
      return of.length === 1 ? (of[0] as TextExpression) : { op: 'all', of };
    }
  }
}

/** The parts of a conjunction without the `since` filters that limit the events among them, and the latest of their dates. */
function takeSince(
  parts: readonly Expression[],
  outer: string | undefined,
): { readonly parts: readonly Expression[]; readonly from: string | undefined } {
  const dates = parts.flatMap((part) => (isSince(part) ? [part.value] : []));
  const others = parts.filter((part) => !isSince(part));
  if (dates.length === 0 || !others.some(hasEvent)) return { parts, from: outer };
  const known = outer === undefined ? dates : [...dates, outer];
  return { parts: others, from: known.sort().at(-1) };
}

type FilterExpression = Extract<Expression, { readonly kind: 'filter' }>;

const isSince = (part: Expression): part is FilterExpression =>
  part.kind === 'filter' && part.name === 'since';

function hasEvent(part: Expression): boolean {
  if (part.kind === 'filter') return eventFilters.has(part.name);
  if (part.kind === 'not') return hasEvent(part.of);
  return part.kind === 'and' || part.kind === 'or' ? part.of.some(hasEvent) : false;
}
