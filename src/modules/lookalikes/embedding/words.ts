/** Letters with the marks that belong to them. Apostrophes and hyphens part words: in "l'hôtel" the hotel counts. */
const letters = /[\p{L}\p{M}]+/gu;

/** Scripts that write no spaces between words, and Korean, which glues particles to them: their words are found in the glossary. */
const unspaced = /[\u0e00-\u0e7f\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

const WORD_CHARACTERS_MAX = 40;

/** The runs of letters in a text, in lower case. */
export function letterRuns(text: string): string[] {
  return text.normalize('NFC').toLowerCase().match(letters) ?? [];
}

export const isUnspaced = (run: string): boolean => unspaced.test(run);

/** A single letter says nothing, and what is longer than any word is no word. */
export const isWord = (run: string): boolean => run.length >= 2 && run.length <= WORD_CHARACTERS_MAX;
