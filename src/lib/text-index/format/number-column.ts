/** A number for every document of a chunk, in the narrowest number type that holds all of them. */
export interface NumberColumn {
  readonly values: Uint8Array | Uint16Array | Uint32Array | Float64Array;
  /** Stands for "no value". In a column of doubles it is NaN, which equals nothing, not even itself. */
  readonly missing: number;
}

const kinds = [Uint8Array, Uint16Array, Uint32Array, Float64Array] as const;
/** Added to the type code of a sparse column: the documents that have a value come first, two bytes each, then their values. */
const SPARSE = 4;
const headerBytes = 8;

/** NaN stands for an absent number. */
export function encodeNumbers(numbers: readonly number[]): Uint8Array {
  const filled: number[] = [];
  numbers.forEach((value, doc) => {
    if (!Number.isNaN(value)) filled.push(doc);
  });
  const kind = narrowestKind(filled.map((doc) => numbers[doc] as number));
  const width = kinds[kind].BYTES_PER_ELEMENT;
  const sparseBytes = paddedTo8(filled.length * 2) + filled.length * width;
  const isSparse = sparseBytes < numbers.length * width;
  const bytes = new Uint8Array(headerBytes + (isSparse ? sparseBytes : numbers.length * width));
  bytes[0] = kind + (isSparse ? SPARSE : 0);
  new DataView(bytes.buffer).setUint32(4, filled.length, true);
  if (isSparse) {
    new Uint16Array(bytes.buffer, headerBytes, filled.length).set(filled);
    const values = new kinds[kind](bytes.buffer, headerBytes + paddedTo8(filled.length * 2), filled.length);
    filled.forEach((doc, at) => {
      values[at] = numbers[doc] as number;
    });
    return bytes;
  }
  const values = new kinds[kind](bytes.buffer, headerBytes, numbers.length);
  const missing = missingOf(kind);
  numbers.forEach((value, doc) => {
    values[doc] = Number.isNaN(value) ? missing : value;
  });
  return bytes;
}

/** `bytes` must begin at a multiple of eight in their buffer. */
export function decodeNumbers(bytes: Uint8Array, documents: number): NumberColumn {
  const [first = 0] = bytes;
  const kind = first % SPARSE;
  const Kind = kindOf(kind);
  const missing = missingOf(kind);
  const begin = bytes.byteOffset + headerBytes;
  if (first < SPARSE) return { values: new Kind(bytes.buffer as ArrayBuffer, begin, documents), missing };
  const filled = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  const docs = new Uint16Array(bytes.buffer, begin, filled);
  const found = new Kind(bytes.buffer as ArrayBuffer, begin + paddedTo8(filled * 2), filled);
  const values = new Kind(documents).fill(missing);
  for (let i = 0; i < filled; i++) values[docs[i] as number] = found[i] as number;
  return { values, missing };
}

/** For columns of segments that were written before narrower types existed. */
export const doublesColumn = (values: Float64Array): NumberColumn => ({ values, missing: Number.NaN });

function narrowestKind(values: readonly number[]): 0 | 1 | 2 | 3 {
  let largest = 0;
  for (const value of values) {
    if (!Number.isInteger(value) || value < 0 || Object.is(value, -0)) return 3;
    if (value > largest) largest = value;
  }
  return largest < 0xff ? 0 : largest < 0xffff ? 1 : largest < 0xffff_ffff ? 2 : 3;
}

const kindOf = (kind: number): (typeof kinds)[number] => kinds[kind] ?? Float64Array;

const missingOf = (kind: number): number =>
  kind === 3 ? Number.NaN : 2 ** (8 * kindOf(kind).BYTES_PER_ELEMENT) - 1;

const paddedTo8 = (bytes: number): number => (bytes + 7) & ~7;
