import type { Random } from './random.ts';
import type { Vocabulary } from './vocabulary.ts';
import { ZipfSampler } from './zipf.ts';

// A shift of 2.7 makes about 35 words appear on most pages. The share and shift of collocations put about twenty phrases on 8 to 20 % of
// the pages, like "contact us" on real pages.
const wordShift = 2.7;
const collocationShift = 20;
const collocationShare = 0.08;

const space = 0x20;
const comma = 0x2c;
const fullStop = 0x2e;

/** Writes Zipf-distributed text. It works on Latin-1 bytes, because concatenating JavaScript strings word by word is ten times slower. */
export class TextWriter {
  readonly #random: Random;
  readonly #words: PackedStrings;
  readonly #collocations: PackedStrings;
  readonly #wordRanks: ZipfSampler;
  readonly #collocationRanks: ZipfSampler;
  readonly #buffer = Buffer.allocUnsafe(64 * 1024);
  #length = 0;

  constructor(vocabulary: Vocabulary, random: Random) {
    this.#random = random;
    this.#words = packStrings(vocabulary.words);
    this.#collocations = packStrings(vocabulary.collocations);
    this.#wordRanks = new ZipfSampler(vocabulary.words.length, wordShift);
    this.#collocationRanks = new ZipfSampler(vocabulary.collocations.length, collocationShift);
  }

  /** Capitalised words without punctuation. */
  headline(words: number): string {
    this.#length = 0;
    for (let word = 0; word < words; word += 1) {
      const start = this.#length;
      this.#append(this.#words, this.#wordRanks.draw(this.#random));
      this.#capitalise(start);
      this.#buffer[this.#length++] = space;
    }
    return this.#buffer.toString('latin1', 0, Math.max(0, this.#length - 1));
  }

  /** Sentences of words and collocations; a collocation counts as one word. */
  prose(words: number): string {
    this.#length = 0;
    let untilStop = this.#random.between(6, 16);
    let sentenceStart = 0;
    for (let word = 0; word < words; word += 1) {
      if (this.#random.fraction() < collocationShare)
        this.#append(this.#collocations, this.#collocationRanks.draw(this.#random));
      else this.#append(this.#words, this.#wordRanks.draw(this.#random));
      untilStop -= 1;
      if (untilStop === 4) this.#buffer[this.#length++] = comma;
      if (untilStop <= 0) {
        this.#buffer[this.#length++] = fullStop;
        this.#capitalise(sentenceStart);
        sentenceStart = this.#length + 1;
        untilStop = this.#random.between(6, 16);
      }
      this.#buffer[this.#length++] = space;
    }
    return this.#buffer.toString('latin1', 0, this.#length - 1);
  }

  #append(strings: PackedStrings, index: number): void {
    const { bytes, starts } = strings;
    const buffer = this.#buffer;
    const end = starts[index + 1] ?? 0;
    let length = this.#length;
    for (let at = starts[index] ?? 0; at < end; at += 1) buffer[length++] = bytes[at] ?? space;
    this.#length = length;
  }

  /** In Latin-1, an upper-case letter is 32 below its lower-case one, with or without accent. */
  #capitalise(at: number): void {
    const letter = this.#buffer[at] ?? 0;
    if ((letter >= 0x61 && letter <= 0x7a) || letter >= 0xe0) this.#buffer[at] = letter - 32;
  }
}

interface PackedStrings {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

function packStrings(strings: readonly string[]): PackedStrings {
  const starts = new Uint32Array(strings.length + 1);
  strings.forEach((string, index) => {
    starts[index + 1] = (starts[index] ?? 0) + string.length;
  });
  return { bytes: Buffer.from(strings.join(''), 'latin1'), starts };
}
