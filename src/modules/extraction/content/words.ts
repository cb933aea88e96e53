const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Words of a text in order, in lower case. A table lookup per character takes half the time of the equivalent regular expression. */
export function wordsOf(text: string): string[] {
  const lower = lowerCase(text);
  if (needsExpression.test(lower)) return lower.match(word) ?? [];
  const words: string[] = [];
  let start = -1;
  for (let index = 0; index <= lower.length; index++) {
    if (index < lower.length && isWordCharacter(lower.charCodeAt(index))) {
      if (start < 0) start = index;
    } else if (start >= 0) {
      const isJoin =
        index + 1 < lower.length &&
        isJoint(lower.charCodeAt(index)) &&
        isWordCharacter(lower.charCodeAt(index + 1));
      if (isJoin) continue;
      words.push(lower.slice(start, index));
      start = -1;
    }
  }
  return words;
}

/** Except in Turkish, a capital İ becomes an i and a combining dot, and the dot would end the word. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.includes('i\u0307') ? lower.replaceAll('i\u0307', 'i') : lower;
}

/** Rare scripts and emoji take two code units per character, which only the expression handles. */
export const needsExpression = /[\ud800-\udfff]/;

/** Whether a character of one code unit is a letter or a digit. */
export const isWordCharacter = (code: number): boolean => (kinds[code] || kindOf(code)) === belongs;

const belongs = 1;
const separates = 2;
/** Filled as characters occur; 0 means not known yet. */
const kinds = new Uint8Array(0x10000);

function kindOf(code: number): number {
  const kind = /[\p{L}\p{N}]/u.test(String.fromCharCode(code)) ? belongs : separates;
  kinds[code] = kind;
  return kind;
}

/** Whether a character between letters joins them into one word: `'`, `-` and `’`. */
export const isJoint = (code: number): boolean => code === 0x27 || code === 0x2d || code === 0x2019;

const unspacedRuns = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]+/g;
const unspacedCharacter = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/;

/** Counts the words of a text with collapsed white space, without extracting them. */
export function countWords(text: string): number {
  if (text === '') return 0;
  let count = 1;
  for (let space = text.indexOf(' '); space >= 0; space = text.indexOf(' ', space + 1)) {
    // A lone dash or bullet between spaces is not a word.
    const next = text.charCodeAt(space + 1);
    const isLonePunctuation = text.charCodeAt(space + 2) === 32 && !isLetterOrDigit(next);
    if (!isLonePunctuation) count++;
  }
  return count;
}

/** Additional words that counting spaces misses in Thai, Chinese and Japanese, where two characters are about one word. */
export function countUnspacedWords(text: string): number {
  let extra = 0;
  // Preparing to list matches costs more than finding out that there are none.
  if (!unspacedCharacter.test(text)) return extra;
  for (const [run] of text.matchAll(unspacedRuns)) extra += Math.max(0, Math.ceil(run.length / 2) - 1);
  return extra;
}

function isLetterOrDigit(code: number): boolean {
  return (
    (code >= 0xc0 && (code < 0x2000 || code > 0x2bff)) ||
    (code >= 48 && code <= 57) ||
    (code >= 65 && code <= 90) ||
    (code >= 97 && code <= 122)
  );
}
