const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Words of a text in order, in lower case. A table lookup per character takes half the time of the equivalent regular expression. */
export function wordsOf(text: string): string[] {
  const lower = lowerCase(text);
  const words: string[] = [];
  let start = -1;
  for (let index = 0; index <= lower.length; index++) {
    const kind = index < lower.length ? kindOf(lower.charCodeAt(index)) : separates;
    // Rare scripts and emoji take two code units per character, which only the expression handles.
    if (kind === needsExpression) return lower.match(word) ?? [];
    if (kind === belongs) {
      if (start < 0) start = index;
    } else if (start >= 0) {
      const isJoin =
        kind === joins && index + 1 < lower.length && kindOf(lower.charCodeAt(index + 1)) === belongs;
      if (isJoin) continue;
      words.push(lower.slice(start, index));
      start = -1;
    }
  }
  return words;
}

/** Except in Turkish, a capital İ becomes an i and a combining dot, and the dot would end the word. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.includes('i\u0307') ? lower.replaceAll('i\u0307', 'i') : lower;
}

const belongs = 1;
const joins = 2;
const separates = 3;
const needsExpression = 4;
/** Filled as characters occur; 0 means not known yet. */
const kinds = new Uint8Array(0x10000);

function kindOf(code: number): number {
  const known = kinds[code] ?? 0;
  if (known !== 0) return known;
  const character = String.fromCharCode(code);
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  const isJoint = character === "'" || character === '’' || character === '-';
  const kind = isHalf
    ? needsExpression
    : /[\p{L}\p{N}]/u.test(character)
      ? belongs
      : isJoint
        ? joins
        : separates;
  kinds[code] = kind;
  return kind;
}

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
