/**
 * What counts as a word and which spellings are the same. Documents, queries, snippets, compared values and the query cache all follow
 * these rules, whichever engine holds the index. Start with `fold-character.ts` (one character), then `spell-out.ts` (characters that
 * depend on their neighbours) and `token-scanner.ts` (a text). Existing indexes were built by these rules, so any change to them raises
 * `analysisVersion`.
 */
export { analysisVersion, unicodeVersion } from './analysis-version.ts';
export { foldText } from './fold-character.ts';
export { PatternFinder, type PatternSlot } from './pattern-finder.ts';
export { TokenScanner } from './token-scanner.ts';
export { normalizeQuery, type Token, tokenize } from './tokenize.ts';
export { WordFinder } from './word-finder.ts';
