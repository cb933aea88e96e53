import { spellOut } from './spell-out.ts';
import { TokenScanner } from './token-scanner.ts';

export interface Token {
  /** Folded: lower case, no accents, compatibility forms unified. */
  readonly term: string;
  /** Its offset in the given text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

const scanner = new TokenScanner();

/** The tokens of a text by the rules of the index, in order. */
export function tokenize(text: string): Token[] {
  const count = scanner.scan(text);
  const tokens: Token[] = [];
  for (let i = 0; i < count; i++) {
    tokens.push({
      term: scanner.bytes.toString('utf8', scanner.start[i], scanner.end[i]),
      start: scanner.sourceStart[i] as number,
      end: scanner.sourceEnd[i] as number,
    });
  }
  return tokens;
}

/**
 * The normal form of a query: compatibility forms unified, lower case, every run of white space or unsearched punctuation replaced by one
 * space; accents on letters stay as typed. It has the same tokens as the query.
 */
export function normalizeQuery(text: string): string {
  // Lower-case letters may have compositions that upper-case letters do not have.
  const { text: plain } = spellOut(spellOut(text).text.toLowerCase());
  let normalized = '';
  let end = -1;
  for (const token of tokenize(plain)) {
    if (end >= 0 && token.start > end) normalized += ' ';
    // A character that becomes several letters may be part of two tokens, if a long word is cut in the middle of it.
    normalized += plain.slice(Math.max(token.start, end), token.end);
    end = token.end;
  }
  return normalized;
}
