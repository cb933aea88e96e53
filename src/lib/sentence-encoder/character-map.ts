import { ModelDamaged } from './errors.ts';

/** The parts of a node: its byte, and the bit that marks values. */
const LABEL = 0x8000_00ff;
const HAS_VALUE = 0x100;
const VALUE = 0x7fff_ffff;
const SPACE = 0x20;
/** Replaces a space in pieces: "▁". */
const MARK = [0xe2, 0x96, 0x81];

/**
 * The normalization of a SentencePiece model: a table that maps runs of characters to others (NFKC and more), stored as a double array over
 * UTF-8 bytes, followed by the zero-terminated replacements. Damaged data cannot lead outside the table.
 */
export class CharacterMap {
  readonly #units: Uint32Array;
  readonly #replacements: Buffer;

  constructor(packed: Uint8Array) {
    const bytes = Buffer.from(packed);
    const size = bytes.length >= 4 ? bytes.readUInt32LE(0) : Number.NaN;
    if (!(size > 0 && size % 4 === 0 && size <= bytes.length - 4))
      throw new ModelDamaged('the character map does not have its declared length');
    this.#units = new Uint32Array(size / 4);
    for (let at = 0; at < this.#units.length; at++) this.#units[at] = bytes.readUInt32LE(4 + at * 4);
    this.#replacements = bytes.subarray(4 + size);
  }

  /** The text as pieces spell it: with a mark at the start and in place of every run of spaces. Empty if nothing is left. */
  normalize(text: string): string {
    const source = Buffer.from(text, 'utf8');
    const out: number[] = [];
    let isAfterSpace = true;
    for (let at = 0; at < source.length; ) {
      const { bytes, length } = this.#at(source, at);
      at += length;
      for (const byte of bytes) {
        if (byte !== SPACE) {
          // A mark precedes each word, including the first.
          if (isAfterSpace) out.push(...MARK);
          out.push(byte);
        }
        isAfterSpace = byte === SPACE;
      }
    }
    return Buffer.from(out).toString('utf8');
  }

  /** The longest run in the map at this position with its replacement, else the character itself. */
  #at(source: Buffer, at: number): { readonly bytes: Uint8Array; readonly length: number } {
    const units = this.#units;
    let node = childrenOf(units[0] as number);
    let length = 0;
    let value = 0;
    for (let next = at; next < source.length; next++) {
      const byte = source[next] as number;
      node ^= byte;
      const unit = units[node];
      if (unit === undefined || (unit & LABEL) >>> 0 !== byte) break;
      node ^= childrenOf(unit);
      if ((unit & HAS_VALUE) === 0) continue;
      length = next + 1 - at;
      value = (units[node] ?? VALUE) & VALUE;
    }
    const end = length === 0 ? -1 : this.#replacements.indexOf(0, value);
    if (end >= 0) return { bytes: this.#replacements.subarray(value, end), length };
    const own = characterBytes(source[at] as number);
    return { bytes: source.subarray(at, at + own), length: own };
  }
}

const childrenOf = (unit: number): number => (unit >>> 10) << ((unit & 0x200) >>> 6);

/** The length of a character by its first byte; the source is valid UTF-8. */
const characterBytes = (first: number): number =>
  first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
