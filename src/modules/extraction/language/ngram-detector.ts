import { type LanguageNgrams, languageNgrams } from './language-ngrams.ts';

export interface LanguageGuess {
  /** A two-letter code. */
  readonly language: string;
  /** 0 to 1; 0 for a language without evidence. */
  scoreOf(language: string): number;
  readonly isReliable: boolean;
}

/**
 * The language whose n-grams a text contains; undefined if none are known. The method and its constants are those of the Efficient Language
 * Detector (`eld`), whose table we store packed: as a script it took a fifth of a second and 90 MB in every process and thread.
 */
export function guessLanguage(text: string): LanguageGuess | undefined {
  const table = languageNgrams();
  const { ngrams, oddEndings } = ngramsOf(wordsOf(text));
  const sums = new Float64Array(table.languages.length);
  for (const ngram of ngrams) addScores(sums, table, ngram);
  let best = -1;
  for (let index = 0; index < sums.length; index += 1)
    if ((sums[index] ?? 0) > (sums[best] ?? 0)) best = index;
  const language = table.languages[best];
  if (language === undefined) return undefined;
  const count = ngrams.size + oddEndings.size;
  const scoreOf = (code: string) => {
    const mean = (sums[table.languages.indexOf(code)] ?? 0) / count;
    return mean / (mean + meanScale);
  };
  const usualScore = table.usualScores[best] ?? 0;
  return {
    language,
    scoreOf,
    isReliable: count >= countReliable && scoreOf(language) >= reliablePart * usualScore,
  };
}

const textCharactersMax = 1_000;
/** How many bytes of a text are read: up to the first space after the minimum, but never more than the maximum. */
const bytesWanted = 350;
const bytesMax = 380;
const wordBytesMax = 70;
const ngramBytes = 4;
const ngramStride = 3;
/** Added to every score of the table, which omits this common part. */
const scoreBase = 53;
const meanScale = 25;
const countReliable = 3;
const reliablePart = 0.75;

const space = 0x20;

/** A run of non-letters, except that an apostrophe may belong to the next word; letters outside the basic plane are not known. */
const separators = /(?:[^\p{L}]|[\u{10000}-\u{10ffff}])+(?<!['`\u2019])/gu;

function wordsOf(text: string): Uint8Array[] {
  const plain = text.slice(0, textCharactersMax).replace(separators, ' ').trim().toLowerCase();
  const words: Uint8Array[] = [];
  let bytes = 0;
  for (const word of plain.split(' ')) {
    // The space before this word has already been counted.
    if (bytes - 1 > bytesWanted) break;
    const encoded = Buffer.from(word);
    const bytesLeft = bytesMax + 1 - bytes;
    if (encoded.length > 0) words.push(encoded.subarray(0, endOfCharacter(encoded, bytesLeft)));
    if (encoded.length >= bytesLeft) break;
    bytes += encoded.length + 1;
  }
  return words;
}

/** The first position from `at` on where a character ends. */
function endOfCharacter(encoded: Uint8Array, at: number): number {
  let end = at;
  while (end < encoded.length && ((encoded[end] ?? 0) & 0xc0) === 0x80) end += 1;
  return end;
}

interface Ngrams {
  /** Up to six bytes each, stored as one number: a piece of at most four, with a space where the word starts or ends. */
  readonly ngrams: ReadonlySet<number>;
  /** Endings of words that are too long to be read in full. No table contains them, but they count as n-grams. */
  readonly oddEndings: ReadonlySet<string>;
}

function ngramsOf(words: readonly Uint8Array[]): Ngrams {
  const ngrams = new Set<number>();
  const oddEndings = new Set<string>();
  for (const word of words) {
    const length = Math.min(word.length, wordBytesMax);
    let start = 0;
    for (; start + ngramBytes < length; start += ngramStride)
      ngrams.add(toNumber(word, start, start + ngramBytes, start === 0, false));
    const lastStart = Math.max(0, length === 3 ? 0 : length - ngramBytes);
    if (word.length > length) oddEndings.add(Buffer.from(word.subarray(lastStart)).toString('latin1'));
    else ngrams.add(toNumber(word, lastStart, word.length, start === 0, true));
  }
  return { ngrams, oddEndings };
}

function toNumber(word: Uint8Array, start: number, end: number, isFirst: boolean, isLast: boolean): number {
  let number = isFirst ? space : 0;
  for (let at = start; at < end; at += 1) number = number * 256 + (word[at] ?? 0);
  return isLast ? number * 256 + space : number;
}

function addScores(
  sums: Float64Array,
  { ngrams, firstScores, languageOf, scores }: LanguageNgrams,
  ngram: number,
) {
  let low = 0;
  let high = ngrams.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ngrams[middle] ?? 0) < ngram) low = middle + 1;
    else high = middle;
  }
  if (ngrams[low] !== ngram) return;
  for (let at = firstScores[low] ?? 0; at < (firstScores[low + 1] ?? 0); at += 1) {
    const language = languageOf[at] ?? 0;
    sums[language] = (sums[language] ?? 0) + (scores[at] ?? 0) + scoreBase;
  }
}
