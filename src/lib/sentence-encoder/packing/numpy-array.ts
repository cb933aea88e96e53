import { ModelDamaged } from '../errors.ts';

export interface NumpyArray {
  readonly shape: readonly number[];
  readonly values: Float32Array | Uint8Array;
}

const MAGIC = '\u0093NUMPY';
const header = /^\{'descr': '(<f4|\|u1)', 'fortran_order': False, 'shape': \((.*?)\), \}\s*$/;

/** An array as numpy saves it: of float32 or bytes, row by row. */
export function readNumpyArray(name: string, file: Buffer): NumpyArray {
  if (file.length < 10 || file.toString('latin1', 0, 6) !== MAGIC || file[6] !== 1)
    throw new ModelDamaged(`${name} is no array of numpy`);
  const from = 10 + file.readUInt16LE(8);
  const [, type, dimensions] = header.exec(file.toString('latin1', 10, from)) ?? [];
  if (type === undefined || dimensions === undefined)
    throw new ModelDamaged(`${name} is an array of another kind`);
  const shape = dimensions.split(',').flatMap((part) => (part.trim() === '' ? [] : [Number(part)]));
  const count = shape.reduce((product, size) => product * size, 1);
  const bytes = file.subarray(from);
  if (bytes.length !== count * (type === '<f4' ? 4 : 1)) throw new ModelDamaged(`${name} is cut off`);
  if (type === '|u1') return { shape, values: bytes };
  return { shape, values: Float32Array.from({ length: count }, (_, at) => bytes.readFloatLE(at * 4)) };
}
