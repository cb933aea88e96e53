import { characterClass, DROPPED, EXPANDED, foldedForm, SEPARATOR } from './fold-character.ts';

/** Words that contain symbols: `c++`, `c#`, `.net`; each rule exists for bytes and for text. */

export const PLUS = 0x2b;
export const HASH = 0x23;
export const DOT = 0x2e;

/** Maps an ASCII byte to its folded byte if it is a letter or digit, else to 0. */
export const asciiWord = new Uint8Array(256);
for (let i = 0; i < 26; i++) {
  asciiWord[97 + i] = 97 + i;
  asciiWord[65 + i] = 97 + i;
}
for (let i = 48; i < 58; i++) asciiWord[i] = i;

/** `c++`, `c#`: the symbols belong to a lone letter when no word character follows. */
export function symbolSuffix(bytes: Buffer, from: number, at: number): number {
  if ((bytes[from] as number) < 97) return 0;
  const symbol = bytes[at];
  if (symbol === HASH) return asciiWord[bytes[at + 1] as number] === 0 ? 1 : 0;
  if (symbol !== PLUS || bytes[at + 1] !== PLUS) return 0;
  return asciiWord[bytes[at + 2] as number] === 0 ? 2 : 0;
}

/** Where the symbols after a lone letter end, or `at` if there are none. Ignored characters may be in between. */
export function symbolEnd(source: string, letter: number, at: number): number {
  if (letter < 97) return at;
  const symbol = source.charCodeAt(at);
  if (symbol === HASH) return isWordAt(source, at + 1) ? at : at + 1;
  const second = visibleAt(source, at + 1);
  if (symbol !== PLUS || source.charCodeAt(second) !== PLUS) return at;
  return isWordAt(source, second + 1) ? at : second + 1;
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

/** Where the `.net` that starts at a dot ends, or the dot itself if it is not one. */
export function netEnd(source: string, dot: number): number {
  let at = dot + 1;
  for (const letter of 'net') {
    at = visibleAt(source, at);
    const codePoint = source.codePointAt(at);
    if (codePoint === undefined || foldedAscii(codePoint) !== letter) return dot;
    at += codePoint > 0xffff ? 2 : 1;
  }
  return isWordAt(source, at) ? dot : at;
}

function foldedAscii(codePoint: number): string | undefined {
  return codePoint < 128 ? String.fromCharCode(asciiWord[codePoint] as number) : foldedForm(codePoint);
}

function isWordAt(source: string, from: number): boolean {
  const codePoint = source.codePointAt(visibleAt(source, from));
  return codePoint !== undefined && isWord(codePoint);
}

function isWord(codePoint: number): boolean {
  if (codePoint < 128) return asciiWord[codePoint] !== 0;
  const found = characterClass(codePoint);
  if (found === EXPANDED) return isWord((foldedForm(codePoint) as string).codePointAt(0) as number);
  return found !== SEPARATOR;
}

/** The first position from here on whose character is not removed. */
function visibleAt(source: string, from: number): number {
  let at = from;
  for (;;) {
    const codePoint = source.codePointAt(at);
    if (codePoint === undefined || codePoint < 128 || characterClass(codePoint) !== DROPPED) return at;
    at += codePoint > 0xffff ? 2 : 1;
  }
}
