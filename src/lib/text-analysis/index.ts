/**
 * What counts as a word and which spellings are the same: documents, queries, snippets and compared values all follow
 * these rules, whatever engine keeps the index. Start with `fold-character.ts` (one character), then `token-scanner.ts`
 * (a text). Indexes on disk were built by these rules: whoever changes one raises the engine's format version.
 */
export { foldText } from './fold-character.ts';
export { TokenScanner } from './token-scanner.ts';
export { normalizeQuery, type Token, tokenize } from './tokenize.ts';
export { WordFinder } from './word-finder.ts';
