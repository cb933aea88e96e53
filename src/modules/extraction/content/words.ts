const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Words of a text in order, lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(word) ?? [];
}

const unspacedRuns = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]+/g;

/** Words of a text whose white space is collapsed, without cutting them out. */
export function countWords(text: string): number {
  if (text === '') return 0;
  let count = 1;
  for (let space = text.indexOf(' '); space >= 0; space = text.indexOf(' ', space + 1)) {
    // A lone dash or bullet between spaces is no word.
    const next = text.charCodeAt(space + 1);
    const isLonePunctuation = text.charCodeAt(space + 2) === 32 && !isLetterOrDigit(next);
    if (!isLonePunctuation) count++;
  }
  return count;
}

/** What counting spaces misses in Thai, Chinese and Japanese: two characters make about a word there. */
export function countUnspacedWords(text: string): number {
  let extra = 0;
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
