/** Letters with their combining marks. Apostrophes and hyphens separate words, so that "hôtel" counts in "l'hôtel". */
const letters = /[\p{L}\p{M}]+/gu;
/** The same as a table for all characters of one code unit: a regular expression with Unicode properties takes several times as long. */
const isLetter = Uint8Array.from({ length: 0x10000 }, (_, code) =>
  /[\p{L}\p{M}]/u.test(String.fromCharCode(code)) ? 1 : 0,
);
/** Characters beyond the table, such as rare Chinese ones; emoji are not letters. */
const beyondTable = /[\ud800-\udbff]/;
const farLetters = /(?=[\p{L}\p{M}])[\u{10000}-\u{10ffff}]/u;

/** Scripts without spaces between words, and Korean, which attaches particles to them: their words are found with the glossary. */
const unspaced = /[\u0e00-\u0e7f\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

const WORD_CHARACTERS_MAX = 40;

/** The runs of letters in a text, in lower case. */
export function letterRuns(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase();
  if (beyondTable.test(plain) && farLetters.test(plain)) return plain.match(letters) ?? [];
  const runs: string[] = [];
  for (let at = 0; at < plain.length; at++) {
    if (isLetter[plain.charCodeAt(at)] === 0) continue;
    const start = at;
    while (at < plain.length && isLetter[plain.charCodeAt(at)] === 1) at++;
    runs.push(plain.slice(start, at));
  }
  return runs;
}

export const isUnspaced = (run: string): boolean => unspaced.test(run);

/** A single letter has no meaning, and a run longer than any word is not a word. */
export const isWord = (run: string): boolean => run.length >= 2 && run.length <= WORD_CHARACTERS_MAX;
