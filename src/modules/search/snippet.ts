import { tokenize } from '../../lib/text-index/index.ts';
import type { Mode } from './search-parameters.ts';

const SNIPPET_MAX = 200;
/** How much of the snippet stands before the match, where there is that much. */
const LEAD = 60;

/** What a query looks for, worked out once for all rows of a page. */
export interface SoughtWords {
  readonly terms: readonly string[];
  readonly mode: Mode;
}

export const soughtWords = (query: string, mode: Mode): SoughtWords => ({
  terms: tokenize(query).map(({ term }) => term),
  mode,
});

/** Up to 200 characters of the text around the first match, cut at word ends. */
export function snippetOf(text: string, sought: SoughtWords): string {
  if (text.length <= SNIPPET_MAX) return text;
  const match = findMatch(text, sought);
  let from = Math.max(0, Math.min(match.start - LEAD, text.length - SNIPPET_MAX));
  if (from > 0) from = nextWordStart(text, from, match.start);
  const to = lastWordEnd(text, from, Math.min(text.length, from + SNIPPET_MAX));
  return text.slice(from, to).trim();
}

/** Texts are read in pieces, because a match is most often near the top and tokens cost more than characters. */
const PIECE = 4_000;

function findMatch(text: string, sought: SoughtWords): { start: number } {
  for (let from = 0; from < text.length; from += PIECE) {
    const piece = text.slice(from, from + PIECE + SNIPPET_MAX);
    const start =
      sought.mode === 'phrase' ? phraseStart(piece, sought.terms) : wordStart(piece, sought.terms);
    if (start !== undefined) return { start: from + start };
  }
  return { start: 0 };
}

function phraseStart(text: string, terms: readonly string[]): number | undefined {
  const tokens = tokenize(text);
  const first = tokens.findIndex((_token, at) =>
    terms.every((term, offset) => tokens[at + offset]?.term === term),
  );
  return tokens[first]?.start;
}

function wordStart(text: string, terms: readonly string[]): number | undefined {
  return tokenize(text).find(({ term }) => terms.includes(term))?.start;
}

const isSpace = (text: string, at: number): boolean => /\s/u.test(text[at] ?? ' ');

function nextWordStart(text: string, from: number, before: number): number {
  for (let at = from; at < before; at++) if (isSpace(text, at - 1)) return at;
  return from;
}

/** A text without spaces (Chinese, Thai, one long word) is cut where it is full, but never inside a surrogate pair. */
function lastWordEnd(text: string, from: number, to: number): number {
  if (to === text.length || isSpace(text, to)) return to;
  for (let at = to; at > from + SNIPPET_MAX / 2; at--) if (isSpace(text, at)) return at;
  return (text.charCodeAt(to) & 0xfc00) === 0xdc00 ? to - 1 : to;
}
