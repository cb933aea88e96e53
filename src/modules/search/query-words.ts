import { type Expression, printQuery, type Term } from '../../lib/query-language/index.ts';
import { tokenize } from '../../lib/text-analysis/index.ts';
import { readExpression } from './query-expression.ts';
import { QUERY_CHARACTERS_MAX, type QueryText, readQueryText } from './query-text.ts';
import type { SearchRequest } from './search-parameters.ts';

/** The words that a query looks for, each of which can be replaced by another. */
export interface QueryWords {
  /** As the index stores them, in order, without excluded words and those of filters. */
  readonly words: readonly string[];
  /** How many of the last words must occur in a row. */
  readonly inRow: number;
  /** The query with other words at these positions; undefined if it cannot be written. */
  replace(words: ReadonlyMap<number, string>): QueryText | undefined;
}

export function wordsOf({ q, mode }: SearchRequest): QueryWords | undefined {
  if (!q) return undefined;
  return mode === 'query' ? ofExpression(readExpression(q).expression) : ofText(q, mode === 'single');
}

function ofText({ text, words }: QueryText, isAnyOfThem: boolean): QueryWords {
  return {
    words,
    inRow: isAnyOfThem ? 1 : words.length,
    replace(others) {
      let [written, end] = ['', 0];
      for (const [at, token] of tokenize(text).entries()) {
        written += text.slice(end, token.start) + (others.get(at) ?? text.slice(token.start, token.end));
        end = token.end;
      }
      const read = writtenQuery(written + text.slice(end));
      // Next to its new neighbours, a word may be tokenized differently.
      const isAsMeant =
        read?.words.length === words.length &&
        read.words.every((word, at) => word === (others.get(at) ?? words[at]));
      return isAsMeant ? read : undefined;
    },
  };
}

function ofExpression(expression: Expression): QueryWords {
  const words: string[] = [];
  let inRow = 0;
  const collect = (part: Expression): void => {
    if (part.kind === 'and' || part.kind === 'or') part.of.forEach(collect);
    if (part.kind !== 'text' && part.kind !== 'near') return;
    const own = part.terms.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []));
    words.push(...own);
    // A prefix at the end already matches every completion.
    inRow =
      part.terms.at(-1)?.kind !== 'word'
        ? 0
        : part.kind === 'text' && own.length === part.terms.length
          ? own.length
          : 1;
  };
  collect(expression);
  return {
    words,
    inRow,
    replace(others) {
      let at = 0;
      const replaceIn = (part: Expression): Expression => {
        if (part.kind === 'and' || part.kind === 'or') return { ...part, of: part.of.map(replaceIn) };
        if (part.kind !== 'text' && part.kind !== 'near') return part;
        const terms = part.terms.map(
          (term): Term => (term.kind === 'word' ? { ...term, text: others.get(at++) ?? term.text } : term),
        );
        return { ...part, terms };
      };
      return writtenQuery(printQuery(replaceIn(expression)));
    },
  };
}

/** Looser queries with the same words: all words instead of a phrase, then any of them. */
export function looserQueries({ q, mode }: SearchRequest): Pick<SearchRequest, 'q' | 'mode'>[] {
  if (!q) return [];
  if (mode !== 'query') {
    if (mode === 'single' || q.words.length < 2) return [];
    const anyOfThem = { q, mode: 'single' } as const;
    return mode === 'phrase' ? [{ q, mode: 'any' }, anyOfThem] : [anyOfThem];
  }
  const { expression } = readExpression(q);
  const apart = wordsApart(expression);
  return [...(apart === expression ? [] : [apart]), anyText(apart)].flatMap((looser) => {
    const written = looser && writtenQuery(printQuery(looser));
    return written ? [{ q: written, mode }] : [];
  });
}

/** The expression with each phrase replaced by all of its words; unchanged if there is no phrase. */
function wordsApart(expression: Expression): Expression {
  if (expression.kind === 'and' || expression.kind === 'or') {
    const of = expression.of.map(wordsApart);
    return of.every((part, at) => part === expression.of[at]) ? expression : { ...expression, of };
  }
  if ((expression.kind !== 'text' && expression.kind !== 'near') || expression.terms.length < 2)
    return expression;
  const { terms, scope } = expression;
  return {
    kind: 'and',
    of: terms.map((term) => ({ kind: 'text', terms: [term], ...(scope !== undefined && { scope }) })),
  };
}

/** Any of the texts instead of all; filters and exclusions stay. */
function anyText(expression: Expression): Expression | undefined {
  if (expression.kind !== 'and') return undefined;
  const parts = expression.of.flatMap((part) => (part.kind === 'and' ? part.of : [part]));
  const conditions = parts.filter(isCondition);
  const texts = parts.filter((part) => !isCondition(part));
  if (texts.length < 2) return undefined;
  const any: Expression = { kind: 'or', of: texts };
  return conditions.length === 0 ? any : { kind: 'and', of: [any, ...conditions] };
}

const isCondition = ({ kind }: Expression): boolean => kind === 'filter' || kind === 'not';

/** The query without one of its filters, for each filter that is joined by AND to everything else. */
export function queriesWithoutFilter({ q, mode }: SearchRequest): QueryText[] {
  if (!q || mode !== 'query') return [];
  const { expression } = readExpression(q);
  if (expression.kind !== 'and') return [];
  return expression.of.flatMap((part, at) => {
    const isFilter = part.kind === 'filter' || (part.kind === 'not' && part.of.kind === 'filter');
    if (!isFilter) return [];
    const of = expression.of.filter((_, other) => other !== at);
    const [only] = of;
    return writtenQuery(printQuery(of.length === 1 && only ? only : { kind: 'and', of })) ?? [];
  });
}

const writtenQuery = (text: string): QueryText | undefined =>
  text.length <= QUERY_CHARACTERS_MAX ? readQueryText(text) : undefined;
