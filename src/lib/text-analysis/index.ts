/**
 * What counts as a word and which spellings are the same: documents, queries, snippets, compared values and the cache of queries all follow
 * these rules, whichever engine holds the index. Start with `fold-character.ts` (one character), then `spell-out.ts` (those that depend on
 * their neighbours) and `token-scanner.ts` (a text). Indexes were built by these rules: a change to one raises `analysisVersion`.
 */
export { analysisVersion, unicodeVersion } from './analysis-version.ts';
export { foldText } from './fold-character.ts';
export { PatternFinder, type PatternSlot } from './pattern-finder.ts';
export { TokenScanner } from './token-scanner.ts';
export { normalizeQuery, type Token, tokenize } from './tokenize.ts';
export { WordFinder } from './word-finder.ts';
