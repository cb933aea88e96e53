import { characterClass, SEPARATOR } from './fold-character.ts';

/** Words that signs belong to: `c++`, `c#`, `.net`; each rule for bytes and for text. */

const PLUS = 0x2b;
const HASH = 0x23;
export const DOT = 0x2e;

/** ASCII byte → its folded byte when it is a letter or digit, else 0. */
export const asciiWord = new Uint8Array(256);
for (let i = 0; i < 26; i++) {
  asciiWord[97 + i] = 97 + i;
  asciiWord[65 + i] = 97 + i;
}
for (let i = 48; i < 58; i++) asciiWord[i] = i;

/** `c++`, `c#`: the signs belong to a lone letter when no word character follows. */
export function signSuffix(bytes: Buffer, from: number, at: number): number {
  if ((bytes[from] as number) < 97) return 0;
  const sign = bytes[at];
  if (sign === HASH) return asciiWord[bytes[at + 1] as number] === 0 ? 1 : 0;
  if (sign !== PLUS || bytes[at + 1] !== PLUS) return 0;
  return asciiWord[bytes[at + 2] as number] === 0 ? 2 : 0;
}

export function signSuffixOf(source: string, letter: number, at: number): number {
  if (letter < 97) return 0;
  const sign = source.charCodeAt(at);
  if (sign === HASH) return isWordAt(source, at + 1) ? 0 : 1;
  if (sign !== PLUS || source.charCodeAt(at + 1) !== PLUS) return 0;
  return isWordAt(source, at + 2) ? 0 : 2;
}

/** `.net` at the start of a word is a name; in `asp.net` and `example.net` the dot separates. */
export function isNet(bytes: Buffer, dot: number): boolean {
  return (
    asciiWord[bytes[dot + 1] as number] === 110 &&
    asciiWord[bytes[dot + 2] as number] === 101 &&
    asciiWord[bytes[dot + 3] as number] === 116 &&
    asciiWord[bytes[dot + 4] as number] === 0
  );
}

export function isNetAt(source: string, dot: number): boolean {
  return source.slice(dot + 1, dot + 4).toLowerCase() === 'net' && !isWordAt(source, dot + 4);
}

function isWordAt(source: string, at: number): boolean {
  const codePoint = source.codePointAt(at);
  if (codePoint === undefined) return false;
  if (codePoint < 128) return asciiWord[codePoint] !== 0;
  return characterClass(codePoint) !== SEPARATOR;
}
