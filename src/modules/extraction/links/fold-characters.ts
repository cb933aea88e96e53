/**
 * How a character counts when labels are compared: as a base letter in lower case, a gap, or nothing. Digits are gaps: `Cart0` is a cart.
 */
export const gap = 0;
export const ignored = 1;

const unknown = 0xffff;
const table = new Uint16Array(0x10000).fill(unknown);

/** Filled on demand, because most of the table is never used. */
export function foldCharacter(code: number): number {
  const known = table[code];
  if (known !== undefined && known !== unknown) return known;
  const folded = compute(code);
  table[code] = folded;
  return folded;
}

function compute(code: number): number {
  const character = String.fromCharCode(code);
  if (/\p{M}/u.test(character)) return ignored;
  // Surrogates belong to letters of rare scripts; they are compared unchanged.
  if (code >= 0xd800 && code <= 0xdfff) return code;
  if (!/\p{L}/u.test(character)) return gap;
  const lower = character.toLowerCase();
  return (undividedLetters[lower] ?? lower.normalize('NFD')).charCodeAt(0);
}

/** Letters with a stroke or without a dot, which Unicode does not decompose into a base letter and a mark. */
const undividedLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ħ: 'h' };
