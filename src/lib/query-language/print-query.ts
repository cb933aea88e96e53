import type { Expression, Term } from './expression.ts';

/** The query in normal form: parsing it again gives the same expression. */
export function printQuery(expression: Expression): string {
  switch (expression.kind) {
    case 'text':
      return scoped(expression.scope, printTerms(expression.terms));
    case 'near':
      return scoped(
        expression.scope,
        `"${expression.terms.map(printTerm).join(' ')}"~${expression.distance}`,
      );
    case 'filter': {
      const { name, comparison, value } = expression;
      const sign = comparison === '=' ? '' : comparison;
      return `${name}:${sign}${/^(?:[\p{L}\p{N}._-]+|\*)$/u.test(value) ? value : `"${value}"`}`;
    }
    case 'and':
      return expression.of.map(printPart).join(' ');
    case 'or':
      return expression.of.map(printPart).join(' OR ');
    case 'not':
      return `-${printPart(expression.of)}`;
  }
}

const printPart = (part: Expression): string =>
  part.kind === 'and' || part.kind === 'or' ? `(${printQuery(part)})` : printQuery(part);

const scoped = (scope: string | undefined, text: string): string =>
  scope === undefined ? text : `${scope}:${text}`;

function printTerms(terms: readonly Term[]): string {
  const printed = terms.map(printTerm).join(' ');
  return terms.length === 1 ? printed : `"${printed}"`;
}

const printTerm = ({ kind, text }: Term): string => (kind === 'prefix' ? `${text}*` : text);
