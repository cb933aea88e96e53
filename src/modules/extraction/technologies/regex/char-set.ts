/** A set of characters as bits: one per ASCII code and one last bit for all others. Enough to detect overlap. */
export type CharSet = bigint;

const OTHER_BIT = 128;
export const ALL_CHARS: CharSet = (1n << 129n) - 1n;
export const NO_CHARS: CharSet = 0n;
const LINE_BREAKS = charSetOf('\n\r');
export const ANY_BUT_LINE_BREAK: CharSet = ALL_CHARS & ~LINE_BREAKS;

const DIGITS = rangeSet(48, 57);
const WORD = DIGITS | rangeSet(65, 90) | rangeSet(97, 122) | charSetOf('_');
const SPACES = charSetOf(' \t\n\r\f\v') | (1n << BigInt(OTHER_BIT));

export const CLASS_ESCAPES: Readonly<Record<string, CharSet>> = {
  d: DIGITS,
  D: ALL_CHARS & ~DIGITS,
  w: WORD,
  W: ALL_CHARS & ~WORD,
  s: SPACES,
  // The bit for non-ASCII characters covers spaces and non-spaces alike, so the complement keeps it.
  S: (ALL_CHARS & ~SPACES) | (1n << BigInt(OTHER_BIT)),
};

/** The set of one character as a case-insensitive expression sees it. */
export function charSetOfCode(code: number): CharSet {
  const bit = 1n << BigInt(Math.min(code, OTHER_BIT));
  if (code >= 65 && code <= 90) return bit | (1n << BigInt(code + 32));
  if (code >= 97 && code <= 122) return bit | (1n << BigInt(code - 32));
  return bit;
}

export function rangeSet(from: number, to: number): CharSet {
  let set = NO_CHARS;
  for (let code = Math.min(from, OTHER_BIT); code <= Math.min(to, OTHER_BIT); code++)
    set |= charSetOfCode(code);
  return set;
}

export function overlaps(one: CharSet, other: CharSet): boolean {
  return (one & other) !== NO_CHARS;
}

function charSetOf(characters: string): CharSet {
  let set = NO_CHARS;
  for (const character of characters) set |= charSetOfCode(character.charCodeAt(0));
  return set;
}
