import { TokenScanner } from './token-scanner.ts';

export interface Token {
  /** Folded: lower case, no accents, compatibility forms unified. */
  readonly term: string;
  /** Where it stands in the given text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

const scanner = new TokenScanner();

/** The tokens of a text as the index sees them, in order. */
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

/** NFKC, lower case, every run of white space or unsearched punctuation one space; accents stay as typed. */
export function normalizeQuery(text: string): string {
  const plain = text
    .replace(trademarks, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(invisible, '')
    .normalize('NFKC');
  let normalized = '';
  let end = -1;
  for (const token of tokenize(plain)) {
    if (end >= 0 && token.start > end) normalized += ' ';
    // A character that expands into several words has them all at one place.
    if (token.start >= end) normalized += plain.slice(token.start, token.end);
    end = Math.max(end, token.end);
  }
  return normalized;
}

/** Nobody sees them and no word is another for them. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu;

/** Compatibility forms would glue these to the name before them. */
const trademarks = /[\u2120\u2122]/gu;
