import { readPackedTable } from '../../../lib/tables.ts';

/** Which n-grams are evidence for which languages, and how much. */
export interface LanguageNgrams {
  readonly languages: readonly string[];
  /** By language: the score that its own texts usually reach. */
  readonly usualScores: readonly number[];
  /** Ascending; each up to six bytes stored as one number. */
  readonly ngrams: Float64Array;
  /** By n-gram: the index of its first score. Its scores end where those of the next n-gram start. */
  readonly firstScores: Int32Array;
  readonly languageOf: Uint8Array;
  readonly scores: Uint8Array;
}

/** The header before the tables: its length, then JSON padded with spaces so that both together are a multiple of eight bytes. */
export interface NgramsHead {
  readonly languages: readonly string[];
  readonly usualScores: readonly number[];
  readonly ngramsCount: number;
  readonly scoresCount: number;
}

let shared: LanguageNgrams | undefined;

/** Loaded on first use and cached. */
export function languageNgrams(): LanguageNgrams {
  shared ??= unpack(readPackedTable('language-ngrams.bin'));
  return shared;
}

function unpack(file: Buffer): LanguageNgrams {
  // Copied, because buffers of small files come from a pool, where eight-byte numbers may be unaligned.
  const bytes = new Uint8Array(file).buffer;
  const headBytes = new Uint32Array(bytes, 0, 1)[0] ?? 0;
  const head: NgramsHead = JSON.parse(Buffer.from(bytes, 4, headBytes - 4).toString());
  const { languages, usualScores, ngramsCount, scoresCount } = head;
  let at = headBytes + ngramsCount * Float64Array.BYTES_PER_ELEMENT;
  const oneByteNumbers = (count: number) => {
    at += count;
    return new Uint8Array(bytes, at - count, count);
  };
  const ngrams = new Float64Array(bytes, headBytes, ngramsCount);
  const scoreCounts = oneByteNumbers(ngramsCount);
  const firstScores = new Int32Array(ngramsCount + 1);
  for (let ngram = 0; ngram < ngramsCount; ngram += 1)
    firstScores[ngram + 1] = (firstScores[ngram] ?? 0) + (scoreCounts[ngram] ?? 0);
  const languageOf = oneByteNumbers(scoresCount);
  const scores = oneByteNumbers(scoresCount);
  return { languages, usualScores, ngrams, firstScores, languageOf, scores };
}
