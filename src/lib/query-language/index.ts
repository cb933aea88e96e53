/**
 * The query language: parses a text into an expression of words, phrases, scopes and filters, and prints an expression as a text in normal
 * form. It imports nothing, so that pages can use it too: the tokenizer and the filters are passed in. Start with `parse-query.ts`;
 * docs/reference/query-language.md is its manual.
 */
export {
  type Comparison,
  DEPTH_MAX,
  type Expression,
  type FilterRule,
  TERMS_MAX,
  type Term,
  type Vocabulary,
} from './expression.ts';
export { type ParsedQuery, parseQuery } from './parse-query.ts';
export { printQuery } from './print-query.ts';
