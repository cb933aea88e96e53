import { TokenScanner } from './token-scanner.ts';

/** Texts are tokenized piece by piece, because a match is usually near the top. */
const pieceLength = 4_000;
/** How far a piece overlaps the next, so that sequences of words are found across the cut. */
const overlap = 400;
const plainLengthMax = 60;

/** Non-ASCII characters that always separate words; any other character may fold to plain letters. */
const separators =
  '\\u00a0-\\u00a9\\u00ab\\u00ac\\u00ae-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00bf\\u00d7\\u00f7' +
  '\\u2000-\\u200a\\u2010-\\u2029\\u202f-\\u205f\\u20ac\\u2122\\u2190-\\u21ff\\u2500-\\u2775';
const folding = new RegExp(`[^\\p{ASCII}${separators}]`, 'u');

/** Whether a text holds a character that may fold to plain letters. */
export const mayFold = (text: string): boolean => folding.test(text);

const scanner = new TokenScanner();

/**
 * Finds words in texts by the rules of the index: the first of several words, or the first position where all are in a row. If nothing
 * before that position can fold, a plain search finds it; only the doubtful rest is tokenized.
 */
export class WordFinder {
  private readonly terms: readonly Buffer[];
  private readonly areInARow: boolean;
  private readonly plain: RegExp | undefined;

  /** Takes `terms` as returned by `tokenize`. */
  constructor(terms: readonly string[], areInARow: boolean) {
    this.terms = terms.map((term) => Buffer.from(term));
    this.areInARow = areInARow;
    this.plain = plainPattern(terms, areInARow);
  }

  /** Where the match starts in the text, in UTF-16 units. */
  find(text: string): number | undefined {
    const found = this.findPlain(text);
    if (found === undefined) return this.canHide(text) ? this.scan(text, 0, text.length) : undefined;
    const end = runEnd(text, found.end);
    // The tokens decide, because a plain search may find part of another token, for example the c of c++.
    return this.scan(text, folding.test(text.slice(0, end)) ? 0 : runStart(text, found.start), end);
  }

  /** Every match in a short text, start and end in UTF-16 units; matches do not overlap. */
  findAll(text: string): [start: number, end: number][] {
    if (this.findPlain(text) === undefined && !this.canHide(text)) return [];
    const matches: [number, number][] = [];
    const width = this.areInARow ? this.terms.length : 1;
    const count = scanner.scan(text);
    let lastEnd = 0;
    for (let at = 0; at < count; at++) {
      // One character may expand into several words, which then all have its position.
      const start = scanner.sourceStart[at] as number;
      if (start < lastEnd || !this.matchesAt(at, count)) continue;
      lastEnd = scanner.sourceEnd[at + width - 1] as number;
      matches.push([start, lastEnd]);
    }
    return matches;
  }

  /** Whether a text may contain a match that a plain search does not find. */
  private canHide(text: string): boolean {
    return this.plain === undefined || folding.test(text);
  }

  private findPlain(text: string): { start: number; end: number } | undefined {
    if (this.plain === undefined) return undefined;
    this.plain.lastIndex = 0;
    for (let found = this.plain.exec(text); found !== null; found = this.plain.exec(text)) {
      const start = found.index;
      if (!isPlainWord(text.charCodeAt(start - 1))) return { start, end: start + found[0].length };
      this.plain.lastIndex = start + 1;
    }
    return undefined;
  }

  /** The match is expected before `end`; the rest of the text is read only when it is not there. */
  private scan(text: string, start: number, end: number): number | undefined {
    let from = start;
    let to = runEnd(text, Math.min(end, from + pieceLength));
    for (;;) {
      const count = scanner.scan(text.slice(from, to));
      for (let at = 0; at < count; at++) {
        if (this.matchesAt(at, count)) return from + (scanner.sourceStart[at] as number);
      }
      if (to === text.length) return undefined;
      const next = runStart(text, to - overlap);
      // A short piece is read again together with the text after it, because a sequence of words may start in it. One long run is not.
      if (next > from) from = next;
      else if (to - from > pieceLength) from = to;
      to = runEnd(text, Math.max(from, to - overlap) + pieceLength);
    }
  }

  private matchesAt(at: number, count: number): boolean {
    if (!this.areInARow) return this.terms.some((term) => isToken(at, term));
    return at + this.terms.length <= count && this.terms.every((term, offset) => isToken(at + offset, term));
  }
}

/** Compares bytes, because creating a string for every token would cost more than finding it. */
function isToken(at: number, term: Buffer): boolean {
  const start = scanner.start[at] as number;
  if ((scanner.end[at] as number) - start !== term.length) return false;
  const { bytes } = scanner;
  for (let i = 0; i < term.length; i++) if (bytes[start + i] !== term[i]) return false;
  return true;
}

/**
 * A pattern for the terms in plain spelling, if they have one. A word longer than a token is cut inside, where a search would not match.
 */
function plainPattern(terms: readonly string[], areInARow: boolean): RegExp | undefined {
  const plain = terms.filter((term) => /^\p{ASCII}+$/u.test(term));
  const isSpelled = areInARow ? plain.length === terms.length : plain.length > 0;
  if (!isSpelled || plain.some((term) => term.length > plainLengthMax)) return undefined;
  const words = plain.map((term) => RegExp.escape(term)).join(areInARow ? '[^a-z0-9]+' : '|');
  return new RegExp(`(?:${words})(?![a-z0-9])`, 'gi');
}

const isPlainWord = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

/** No token crosses one of these. */
const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

function runStart(text: string, at: number): number {
  let start = Math.max(0, at);
  while (start > 0 && !isBlank(text.charCodeAt(start - 1))) start -= 1;
  return start;
}

function runEnd(text: string, at: number): number {
  let end = Math.min(at, text.length);
  while (end < text.length && !isBlank(text.charCodeAt(end))) end += 1;
  return end;
}
