import type { Expression, Term } from '../../lib/query-language/index.ts';
import { PatternFinder, type PatternSlot, WordFinder } from '../../lib/text-analysis/index.ts';
import type { FormsOfWord } from '../../lib/text-index/api.ts';
import { expressionOf } from './query-expression.ts';
import { scopeFields } from './query-vocabulary.ts';
import type { SearchRequest } from './search-parameters.ts';

/** An excerpt of a text around a match. */
export interface Snippet {
  readonly text: string;
  /** The matches in the excerpt: start and end in UTF-16 units. */
  readonly matches: readonly (readonly [start: number, end: number])[];
}

/** What a query looks for, computed once for all rows of a page. */
export interface SearchTerms {
  readonly words: readonly string[];
  readonly areInARow: boolean;
  readonly finder: Pick<WordFinder, 'find' | 'findAll'>;
}

/** The same by field, because a query may limit words to some of them. */
export type SearchTermsIn = (location: string) => SearchTerms;

const SNIPPET_MAX = 200;
/** Characters before the match: more would push it out of the lines that a small screen shows. */
const LEAD = 24;
/** A block of at most this length is shown from its start. */
const SHORT_BLOCK = 100;
/**
 * A page may contain thousands of places that only look like a phrase, because its words are at the end of one block and the start of the
 * next.
 */
const TRIES_MAX = 200;
/** A shorter text, for example the heading "Contact", says nothing about a company. */
const SENTENCE_MIN = 40;
const SENTENCE_WORDS_MIN = 5;
/** How many matches are examined to find a sentence, because menus often contain a word before the text does. */
const SENTENCE_TRIES_MAX = 8;
/** More than a snippet needs, however much white space it contains. */
const WINDOW = 400;

/** Undefined if the request looks for nothing in texts. `forms` are the forms of its words that the index contains. */
export function searchTermsOf(
  request: SearchRequest,
  forms: readonly FormsOfWord[] = [],
): SearchTermsIn | undefined {
  const { q, mode, isByRank } = request;
  if (!q || isByRank) return undefined;
  const { words } = q;
  const expression = expressionOf(request);
  if (expression) {
    const finderIn = findersOf(expression, forms);
    // These finders search line by line themselves.
    return (location) => ({ words, areInARow: false, finder: finderIn(location) });
  }
  const areInARow = mode === 'phrase';
  const searchTerms = { words, areInARow, finder: new WordFinder(words, areInARow) };
  return () => searchTerms;
}

/**
 * Up to 200 characters of one line, from shortly before the first match, cut at word boundaries. The lines of the text are its blocks, and
 * a phrase never matches across two; `withFollowing` also shows the blocks after the match, as far as they fit.
 */
export function snippetOf(text: string, searchTerms: SearchTerms, withFollowing: boolean): Snippet {
  return snippetAt(findInBlocks(text, searchTerms), text, searchTerms, withFollowing);
}

/** Whether a snippet is a heading or a menu item rather than a sentence. */
export const isBare = ({ text }: Snippet): boolean => text.length < SENTENCE_MIN;

/** Like `snippetOf` for a whole page, from the first match within a sentence, or from the first match if there is none. */
export function sentenceOf(text: string, searchTerms: SearchTerms): Snippet {
  const place = findInSentence(text, searchTerms) ?? findInBlocks(text, searchTerms);
  return snippetAt(place, text, searchTerms, true);
}

function findInSentence(text: string, { finder, words, areInARow }: SearchTerms): number | undefined {
  let from = 0;
  for (let tries = 0; tries < SENTENCE_TRIES_MAX && from < text.length; tries++) {
    const found = finder.find(text.slice(from));
    if (found === undefined) return undefined;
    const start = from + found;
    const end = lineEnd(text, start);
    const isSentence = looksLikeSentence(text.slice(text.lastIndexOf('\n', start - 1) + 1, end));
    const isWhole = !areInARow || words.length === 1 || finder.find(text.slice(start, end)) === 0;
    if (isSentence && isWhole) return start;
    from = Math.max(end, start + 1);
  }
  return undefined;
}

/** Whether a block is long enough and contains words rather than an address or a list of links. */
const looksLikeSentence = (block: string): boolean =>
  block.length >= SENTENCE_MIN && block.slice(0, WINDOW).split(' ').length > SENTENCE_WORDS_MIN;

function snippetAt(place: number, text: string, searchTerms: SearchTerms, withFollowing: boolean): Snippet {
  const pieces = [firstPiece(text, place)];
  let length = pieces[0]?.length ?? 0;
  for (let end = lineEnd(text, place); withFollowing && end < text.length && length < SNIPPET_MAX; ) {
    const next = end + 1;
    end = lineEnd(text, next);
    const piece = onOneLine(text.slice(next, Math.min(end, next + WINDOW)));
    if (piece === '') continue;
    pieces.push(piece);
    length += piece.length;
  }
  return assemble(pieces, searchTerms);
}

/** Where the first match starts, or the first block when there is none. */
function findInBlocks(text: string, { finder, words, areInARow }: SearchTerms): number {
  let from = 0;
  for (let tries = 0; tries < TRIES_MAX && from < text.length; tries++) {
    const found = finder.find(text.slice(from));
    if (found === undefined) return 0;
    const start = from + found;
    const end = lineEnd(text, start);
    const isWhole = !areInARow || words.length === 1 || finder.find(text.slice(start, end)) === 0;
    if (isWhole) return start;
    from = Math.max(end, start + 1);
  }
  return 0;
}

function firstPiece(text: string, place: number): string {
  const blockStart = text.lastIndexOf('\n', place - 1) + 1;
  const blockEnd = lineEnd(text, place);
  const isShort = blockEnd - blockStart <= SHORT_BLOCK;
  const from = isShort || place - blockStart <= LEAD ? blockStart : wordStart(text, place - LEAD, place);
  return withoutLeadingSeparators(onOneLine(text.slice(from, Math.min(blockEnd, from + WINDOW))));
}

/** Joins blocks, with a separator after one that does not end like a sentence. */
function assemble(pieces: readonly string[], { finder }: SearchTerms): Snippet {
  let text = '';
  const matches: (readonly [number, number])[] = [];
  for (const piece of pieces) {
    if (text !== '') text += /[.!?…:;,。！？]$/u.test(text) ? ' ' : ' · ';
    if (text.length >= SNIPPET_MAX) break;
    for (const [start, end] of finder.findAll(piece)) matches.push([text.length + start, text.length + end]);
    text += piece;
  }
  const shown = text.slice(0, lastWordEnd(text));
  return { text: shown, matches: matches.filter(([, end]) => end <= shown.length) };
}

/** Texts from the extractor usually have single spaces already. */
const onOneLine = (text: string): string =>
  (/[^\S ]| {2}/u.test(text) ? text.replace(/\s+/gu, ' ') : text).trim();

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || Number.isNaN(code) || ((code < 32 || code > 127) && /\s/u.test(text[at] ?? ''));
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** The first word start from there on; a text without spaces (Chinese, Thai) is cut right there. */
function wordStart(text: string, from: number, before: number): number {
  for (let at = from; at < before; at++) if (isSpace(text, at - 1)) return at;
  return isLowSurrogate(text, from) ? from + 1 : from;
}

const separators = new Set(' ·•|–—«»‹›/,;:([');

/** Where to end: at a word boundary within the limit, without trailing separators. */
function lastWordEnd(text: string): number {
  let end = text.length;
  if (end > SNIPPET_MAX) {
    end = SNIPPET_MAX;
    while (end > SNIPPET_MAX / 2 && !isSpace(text, end)) end -= 1;
    if (!isSpace(text, end)) end = isLowSurrogate(text, SNIPPET_MAX) ? SNIPPET_MAX - 1 : SNIPPET_MAX;
  }
  while (end > 0 && isDangling(text, end - 1)) end -= 1;
  return end;
}

const isDangling = (text: string, at: number): boolean =>
  separators.has(text[at] ?? '') || (text[at] === '-' && isSpace(text, at - 1));

const withoutLeadingSeparators = (text: string): string => text.replace(/^(?:[ ·•|–—»›/,;:)\]]|- )+/u, '');

const isLowSurrogate = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

interface ScopedPattern {
  readonly scope: string | undefined;
  readonly slots: readonly PatternSlot[];
}

/** Finds every word and phrase of an expression that may have matched in a field, by field. `forms` are the word forms that were found. */
function findersOf(
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
