/** Separates two words. */
export const SPACE = 0x20;
/** Separates two phrases: a comma, a full stop, a bar. No phrase of the lexicon crosses it. */
export const BREAK = 0x1f;

const DROPPED = 0;
const UNKNOWN = 0xffff;
const foldedByCode = new Uint16Array(0x10000).fill(UNKNOWN);

/** Letters that Unicode does not decompose, or whose second half would be lost. */
const ownFolds: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'a',
  œ: 'o',
  ß: 's',
  þ: 't',
  ð: 'd',
  ħ: 'h',
};

/**
 * Writes the text as lower-case letters without accents, with one space between words and one break between phrases, and returns how many
 * codes were written. It costs one table lookup per character, because it runs over every page.
 */
export function foldInto(target: Uint16Array, text: string): number {
  let length = 0;
  let last = BREAK;
  const end = Math.min(text.length, target.length * 2, source.length);
  sourceBytes.write(text, 'utf16le');
  for (let index = 0; index < end && length < target.length; index += 1) {
    const code = source[index] ?? 0;
    let folded = foldedByCode[code] ?? UNKNOWN;
    if (folded === UNKNOWN) {
      folded = foldCode(code);
      foldedByCode[code] = folded;
    }
    if (folded === DROPPED) continue;
    if (folded === SPACE || folded === BREAK) {
      // A hyphen inside a word joins; one after a space separates.
      const isBreak = folded === BREAK || (isDash(code) && last === SPACE);
      if (last === BREAK) continue;
      if (last === SPACE) {
        if (isBreak) {
          target[length - 1] = BREAK;
          last = BREAK;
        }
        continue;
      }
      folded = isBreak ? BREAK : SPACE;
    }
    target[length] = folded;
    length += 1;
    last = folded;
  }
  if (length > 0 && (last === SPACE || last === BREAK)) length -= 1;
  return length;
}

/** Texts are copied here first, because reading a concatenated or sliced string by character takes three times as long. */
const source = new Uint16Array(8_192);
const sourceBytes = Buffer.from(source.buffer);

/** The same folding for one short text, for building tables. */
export function fold(text: string): string {
  if (alreadyFolded.test(text)) return text;
  const length = foldInto(shortCodes, text);
  return String.fromCharCode(...shortCodes.subarray(0, length));
}

/** Most phrases of a lexicon are already folded; building it folds tens of thousands. */
const alreadyFolded = /^(?:[a-z\d]+(?: [a-z\d]+)*)?$/;
const shortCodes = new Uint16Array(512);

export function isWordEnd(code: number | undefined): boolean {
  return code === undefined || code === SPACE || code === BREAK;
}

/** Scripts written without spaces, where a word may start and end anywhere. */
export function isUnspaced(code: number): boolean {
  return (
    (code >= 0x3040 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0x0e00 && code <= 0x0e7f)
  );
}

function isDash(code: number): boolean {
  return code === 0x2d || code === 0x2010 || code === 0x2011;
}

function foldCode(code: number): number {
  const character = String.fromCharCode(code);
  if (/[,.;:|!?/()[\]{}<>«»“”"•·–—…\n\r、。，；：！？｜【】「」・]/.test(character)) return BREAK;
  if (isInvisible(code)) return DROPPED;
  if (!/[\p{L}\p{N}\p{M}]/u.test(character)) return SPACE;
  if (code >= 0xac00 && code <= 0xd7a3) return code;
  const lower = character.toLowerCase();
  return (ownFolds[lower] ?? lower.normalize('NFKD')).charCodeAt(0);
}

/** Soft hyphens, zero-width characters, combining accents, the Arabic tatweel. */
function isInvisible(code: number): boolean {
  return (
    code === 0xad ||
    code === 0x640 ||
    code === 0xfe0f ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x300 && code <= 0x36f)
  );
}
