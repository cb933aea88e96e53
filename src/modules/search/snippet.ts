import { tokenize, WordFinder } from '../../lib/text-index/index.ts';
import type { Mode } from './search-parameters.ts';

const SNIPPET_MAX = 200;
/** How much of the snippet stands before the match, where there is that much. */
const LEAD = 60;

/** What a query looks for, worked out once for all rows of a page. */
export const soughtWords = (query: string, mode: Mode): WordFinder =>
  new WordFinder(
    tokenize(query).map(({ term }) => term),
    mode === 'phrase',
  );

/** Up to 200 characters of the text around the first match, cut at word ends. */
export function snippetOf(text: string, sought: WordFinder): string {
  if (text.length <= SNIPPET_MAX) return text;
  const start = sought.find(text) ?? 0;
  let from = Math.max(0, Math.min(start - LEAD, text.length - SNIPPET_MAX));
  if (from > 0) from = nextWordStart(text, from, start);
  const to = lastWordEnd(text, from, Math.min(text.length, from + SNIPPET_MAX));
  return text.slice(from, to).trim();
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
