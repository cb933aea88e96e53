import { readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { readSentenceModel, readShared, SentenceEncoder } from '../../src/lib/sentence-encoder/index.ts';
import { WORD_DIMENSIONS } from '../../src/modules/lookalikes/embedding/english-words.ts';
import { writeChecksums } from './checksums.ts';
import { principalComponents } from './principal-components.ts';

/**
 * Writes the vectors of the English words. USE-multilingual-v3 encodes each word, the principal components are kept, and each is stored as
 * one byte. Run by hand with the packed model after make.ts; takes about four minutes:
 *
 *   node scripts/embedding-model/distil-words.ts DATA_DIR/models/use-multilingual.bin
 */
const folder = new URL('../../src/modules/lookalikes/embedding/model-files/', import.meta.url);
/** The weight of words that name neither a trade nor a product, because they distinguish companies less. */
const OTHER_WORDS = 0.1;
/** From 0 (coordinates unchanged) to 0.5 (all with the same variance). Tuned on the tuning half of bench/meaning. */
const EQUALIZED = 0.25;
/** Coordinates are clipped at this many standard deviations, because one outlier would reduce the precision of all others. */
const DEVIATIONS_MAX = 4.5;
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('name the packed model');

const words = brotliDecompressSync(readFileSync(new URL('english-words.txt.br', folder)))
  .toString('utf8')
  .split('\n')
  .map((line) => line.split(' '));
const encoder = new SentenceEncoder(readSentenceModel(await readShared(file)));
const size = encoder.dimensions;
const encoded = new Float32Array(words.length * size);
words.forEach(([word = ''], row) => {
  const vector = encoder.encode(word);
  if (vector) encoded.set(vector, row * size);
});
const weights = words.map(([, percent]) => (Number(percent) > 0 ? 1 : OTHER_WORDS));
const { mean, directions, variances } = principalComponents(encoded, size, weights, WORD_DIMENSIONS);
writeFileSync(new URL('english-vectors.bin', folder), pack());
writeChecksums(folder);

/** Quantizes each coordinate with its own scale. The scales come first, then one row per word. */
function pack(): Buffer {
  const packed = Buffer.alloc(WORD_DIMENSIONS * 4 + words.length * WORD_DIMENSIONS);
  for (let dimension = 0; dimension < WORD_DIMENSIONS; dimension++) {
    const variance = variances[dimension] as number;
    const step = (Math.sqrt(variance) * DEVIATIONS_MAX) / 127;
    packed.writeFloatLE(step / variance ** EQUALIZED, dimension * 4);
    for (let row = 0; row < words.length; row++) {
      const steps = Math.round(along(row, dimension) / step);
      packed.writeInt8(
        Math.max(-127, Math.min(127, steps)),
        WORD_DIMENSIONS * 4 + row * WORD_DIMENSIONS + dimension,
      );
    }
  }
  return packed;
}

function along(row: number, dimension: number): number {
  let sum = 0;
  for (let at = 0; at < size; at++)
    sum +=
      ((encoded[row * size + at] as number) - (mean[at] as number)) *
      (directions[dimension * size + at] as number);
  return sum;
}
