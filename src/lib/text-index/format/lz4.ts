/**
 * The LZ4 block format with a preset dictionary, in TypeScript: a native call costs 20 µs however small the record. For a page
 * of a hundred rows that is more than the search itself.
 */

const hashBits = 13;
const minMatch = 4;
const maxDistance = 65_535;
/** The format forbids matches that begin in the last bytes of a block. */
const tailLiterals = 12;

export class Lz4Encoder {
  private window: Uint8Array;
  private readonly dictionaryBytes: number;
  private readonly dictionaryTable: Int32Array;
  private readonly table = new Int32Array(1 << hashBits);

  constructor(dictionary: Uint8Array) {
    this.dictionaryBytes = dictionary.length;
    this.window = new Uint8Array(dictionary.length + (1 << 16));
    this.window.set(dictionary);
    this.dictionaryTable = new Int32Array(1 << hashBits).fill(-1);
    for (let i = 0; i + minMatch <= dictionary.length; i++) this.dictionaryTable[hashAt(this.window, i)] = i;
  }

  /** Appends the compressed form of `source` to `out` at `at` and returns its end; `out` must hold `boundOf(source)` more. */
  encode(source: Uint8Array, out: Uint8Array, at: number): number {
    const begin = this.dictionaryBytes;
    const end = begin + source.length;
    if (end > this.window.length) {
      const larger = new Uint8Array(end * 2);
      larger.set(this.window.subarray(0, begin));
      this.window = larger;
    }
    const bytes = this.window;
    const table = this.table;
    bytes.set(source, begin);
    table.set(this.dictionaryTable);
    const lastMatch = end - tailLiterals;
    let write = at;
    let anchor = begin;
    let misses = 0;
    for (let i = begin; i < lastMatch; ) {
      const slot = hashAt(bytes, i);
      const candidate = table[slot] as number;
      table[slot] = i;
      if (candidate < 0 || i - candidate > maxDistance || !sameFour(bytes, candidate, i)) {
        i += 1 + (misses++ >> 6);
        continue;
      }
      misses = 0;
      let length = minMatch;
      while (i + length < end - 5 && bytes[candidate + length] === bytes[i + length]) length++;
      write = writeSequence(bytes, anchor, i, out, write, i - candidate, length);
      i += length;
      anchor = i;
    }
    return writeLiterals(bytes, anchor, end, out, write, 0);
  }
}

export function boundOf(sourceBytes: number): number {
  return sourceBytes + Math.ceil(sourceBytes / 255) + 16;
}

/** Number of bytes that may be written or read past the end, because copies go four bytes at a time. */
export const COPY_SLACK = 4;

/** Decodes into a window that begins with the dictionary. The result of `decode` is valid until the next call. */
export class Lz4Decoder {
  private window: Uint8Array;
  private view: DataView;
  private readonly dictionaryBytes: number;

  constructor(dictionary: Uint8Array) {
    this.dictionaryBytes = dictionary.length;
    this.window = new Uint8Array(dictionary.length + (1 << 15));
    this.window.set(dictionary);
    this.view = new DataView(this.window.buffer);
  }

  /** `source` must have `COPY_SLACK` bytes after `to`. */
  decode(source: DataView, from: number, to: number, decodedBytes: number): Uint8Array {
    const begin = this.dictionaryBytes;
    const end = begin + decodedBytes;
    if (end + COPY_SLACK > this.window.length) this.grow(end + COPY_SLACK);
    const { view } = this;
    let write = begin;
    let read = from;
    while (read < to) {
      const token = source.getUint8(read++);
      let literals = token >> 4;
      if (literals === 15) {
        let more = 255;
        while (more === 255) literals += more = source.getUint8(read++);
      }
      if (read + literals > to || write + literals > end) throw new Error('a stored record is damaged');
      for (let k = 0; k < literals; k += 4) view.setUint32(write + k, source.getUint32(read + k, true), true);
      read += literals;
      write += literals;
      if (read >= to) break;
      const distance = source.getUint16(read, true);
      read += 2;
      let length = token & 15;
      if (length === 15) {
        let more = 255;
        while (more === 255) length += more = source.getUint8(read++);
      }
      length += minMatch;
      const origin = write - distance;
      if (origin < 0 || write + length > end) throw new Error('a stored record is damaged');
      // A match that overlaps its own end repeats the bytes just written, so it is copied byte by byte.
      if (distance < 4) for (let k = 0; k < length; k++) view.setUint8(write + k, view.getUint8(origin + k));
      else
        for (let k = 0; k < length; k += 4) view.setUint32(write + k, view.getUint32(origin + k, true), true);
      write += length;
    }
    if (write !== end) throw new Error('a stored record is damaged');
    return this.window.subarray(begin, end);
  }

  private grow(least: number): void {
    const larger = new Uint8Array(least * 2);
    larger.set(this.window.subarray(0, this.dictionaryBytes));
    this.window = larger;
    this.view = new DataView(larger.buffer);
  }
}

function hashAt(bytes: Uint8Array, at: number): number {
  const word =
    (bytes[at] as number) |
    ((bytes[at + 1] as number) << 8) |
    ((bytes[at + 2] as number) << 16) |
    ((bytes[at + 3] as number) << 24);
  return Math.imul(word, 0x9e3779b1 | 0) >>> (32 - hashBits);
}

function sameFour(bytes: Uint8Array, a: number, b: number): boolean {
  return (
    bytes[a] === bytes[b] &&
    bytes[a + 1] === bytes[b + 1] &&
    bytes[a + 2] === bytes[b + 2] &&
    bytes[a + 3] === bytes[b + 3]
  );
}

function writeSequence(
  bytes: Uint8Array,
  anchor: number,
  at: number,
  out: Uint8Array,
  write: number,
  distance: number,
  length: number,
): number {
  const matchCode = Math.min(15, length - minMatch);
  let next = writeLiterals(bytes, anchor, at, out, write, matchCode);
  out[next++] = distance & 255;
  out[next++] = distance >> 8;
  return matchCode === 15 ? writeExtra(out, next, length - minMatch - 15) : next;
}

function writeLiterals(
  bytes: Uint8Array,
  from: number,
  to: number,
  out: Uint8Array,
  write: number,
  matchCode: number,
): number {
  const count = to - from;
  let next = write;
  out[next++] = (Math.min(15, count) << 4) | matchCode;
  if (count >= 15) next = writeExtra(out, next, count - 15);
  for (let i = from; i < to; i++) out[next++] = bytes[i] as number;
  return next;
}

function writeExtra(out: Uint8Array, write: number, rest: number): number {
  let next = write;
  let left = rest;
  while (left >= 255) {
    out[next++] = 255;
    left -= 255;
  }
  out[next++] = left;
  return next;
}
