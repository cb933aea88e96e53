import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** With the coordinates of the industries they make 128, which is what a scan of the vector index compares exactly. */
export const WORD_DIMENSIONS = 80;

/** English words by frequency rank, with their vectors as bytes. */
export interface EnglishWords {
  indexOf(word: string): number | undefined;
  wordAt(index: number): string;
  /** How informative the word is about a trade, from 0 to 1; 0 outside the vocabulary of concepts. */
  informativenessAt(index: number): number;
  /** Adds the word's vector, multiplied by `times`, to a sum. */
  addTo(sum: Float32Array, index: number, times: number): void;
}

export function readEnglishWords(folder: URL): EnglishWords {
  const words: string[] = [];
  const informativeness: number[] = [];
  for (const line of brotliDecompressSync(readFileSync(new URL('english-words.txt.br', folder)))
    .toString('utf8')
    .split('\n')) {
    const [word = '', percent = '0'] = line.split(' ');
    words.push(word);
    informativeness.push(Number(percent) / 100);
  }
  const indexes = new Map(words.map((word, index) => [word, index]));
  const packed = readFileSync(new URL('english-vectors.bin', folder));
  const bytes = new Int8Array(packed.buffer, packed.byteOffset, packed.length);
  const scales = Float32Array.from({ length: WORD_DIMENSIONS }, (_, at) => packed.readFloatLE(at * 4));
  return {
    indexOf: (word) => indexes.get(word),
    wordAt: (index) => words[index] ?? '',
    informativenessAt: (index) => informativeness[index] ?? 0,
    addTo(sum, index, times) {
      const start = WORD_DIMENSIONS * 4 + index * WORD_DIMENSIONS;
      for (let at = 0; at < WORD_DIMENSIONS; at++)
        sum[at] = (sum[at] as number) + (bytes[start + at] as number) * (scales[at] as number) * times;
    },
  };
}
