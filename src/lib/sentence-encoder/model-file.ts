import { open, rename, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { writeFullyTo } from '../durable-files/index.ts';
import { ModelDamaged } from './errors.ts';

/** One array or text of a model. */
const Part = z.object({
  kind: z.enum(['i8', 'u8', 'i32', 'f32', 'text']),
  /** Rows and columns of a matrix; one number for anything else. */
  shape: z
    .array(
      z
        .int()
        .min(0)
        .max(1 << 28),
    )
    .min(1)
    .max(2),
  /** The factor for the numbers of a matrix. */
  step: z.number().positive().optional(),
  at: z.int().min(0),
  bytes: z.int().min(0),
  crc32: z.int().min(0),
});

const Head = z.object({ version: z.literal(1), source: z.string(), parts: z.record(z.string(), Part) });

type Kind = z.infer<typeof Part>['kind'];

/** A part to write. */
export interface PartToWrite {
  readonly kind: Kind;
  readonly shape: readonly number[];
  readonly step?: number;
  readonly bytes: Uint8Array;
}

export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly step: number;
  readonly values: Int8Array;
}

const MAGIC = 'HDXSENT1';
const PREFIX_BYTES = 16;
const ALIGNMENT = 16;
const HEAD_BYTES_MAX = 1 << 16;
const FILE_BYTES_MAX = 256 << 20;
const READ_BYTES = 1 << 20;
const elementBytes: Readonly<Record<Kind, number>> = { i8: 1, u8: 1, i32: 4, f32: 4, text: 1 };
const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/**
 * Writes a model completely or not at all: a JSON header with the offset and checksum of each part, then the parts. It is safe even if
 * another process writes the same file.
 */
export async function writeModelFile(
  path: string,
  source: string,
  parts: Readonly<Record<string, PartToWrite>>,
): Promise<void> {
  let at = 0;
  const listed = Object.entries(parts).map(([name, { kind, shape, step, bytes }]) => {
    const entry = { kind, shape: [...shape], ...(step !== undefined && { step }), at, bytes: bytes.length };
    at = aligned(at + bytes.length);
    return [name, { ...entry, crc32: crc32(bytes) }] as const;
  });
  const head = Buffer.from(JSON.stringify({ version: 1, source, parts: Object.fromEntries(listed) }));
  const prefix = Buffer.alloc(aligned(PREFIX_BYTES + head.length));
  prefix.write(MAGIC, 'latin1');
  prefix.writeUInt32LE(head.length, 8);
  prefix.writeUInt32LE(crc32(head), 12);
  head.copy(prefix, PREFIX_BYTES);
  const partial = `${path}.${process.pid}.partial`;
  try {
    const handle = await open(partial, 'w', 0o600);
    try {
      await writeFullyTo(handle, prefix, 0);
      let end = prefix.length;
      for (const { bytes } of Object.values(parts)) {
        await writeFullyTo(handle, bytes, end);
        end += aligned(bytes.length);
      }
      // The gap after the last part is filled with zeros, like those in between.
      await handle.truncate(end);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Reads a whole file into memory that threads can share. */
export async function readShared(path: string): Promise<SharedArrayBuffer> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    if (size > FILE_BYTES_MAX) throw new ModelDamaged('it is too large for a model');
    const bytes = new Uint8Array(new SharedArrayBuffer(size));
    for (let at = 0; at < size; ) {
      const { bytesRead } = await handle.read(bytes, at, Math.min(READ_BYTES, size - at), at);
      if (bytesRead === 0) throw new ModelDamaged('it became shorter while it was read');
      at += bytesRead;
    }
    return bytes.buffer;
  } finally {
    await handle.close();
  }
}

/** The parts of a model in memory. Every byte that is read was checked when the model was opened. */
export class ModelParts {
  readonly source: string;
  readonly #buffer: ArrayBufferLike;
  readonly #parts: ReadonlyMap<string, z.infer<typeof Part>>;
  readonly #from: number;

  constructor(buffer: ArrayBufferLike) {
    const head = readHead(buffer);
    this.source = head.source;
    this.#buffer = buffer;
    this.#from = aligned(PREFIX_BYTES + head.bytes);
    this.#parts = new Map(Object.entries(head.parts));
    for (const [name, part] of this.#parts) this.#check(name, part);
  }

  matrix(name: string): Matrix {
    const { shape, step } = this.#part(name, 'i8');
    const [rows, columns] = shape;
    if (rows === undefined || columns === undefined || step === undefined)
      throw new ModelDamaged(`${name} is not a matrix`);
    return { rows, columns, step, values: new Int8Array(...this.#rangeOf(name)) };
  }

  numbers(name: string): Float32Array {
    this.#part(name, 'f32');
    return new Float32Array(...this.#rangeOf(name));
  }

  integers(name: string): Int32Array {
    this.#part(name, 'i32');
    return new Int32Array(...this.#rangeOf(name));
  }

  bytes(name: string): Uint8Array {
    this.#part(name, 'u8');
    return new Uint8Array(...this.#rangeOf(name));
  }

  text(name: string): string {
    this.#part(name, 'text');
    // Copied, because text in shared memory cannot be decoded.
    return Buffer.from(new Uint8Array(...this.#rangeOf(name))).toString('utf8');
  }

  #part(name: string, kind: Kind): z.infer<typeof Part> {
    const part = this.#parts.get(name);
    if (part?.kind !== kind) throw new ModelDamaged(`the model has no ${name} of the kind ${kind}`);
    return part;
  }

  #rangeOf(name: string): [ArrayBufferLike, number, number] {
    const { at, shape } = this.#parts.get(name) as z.infer<typeof Part>;
    return [this.#buffer, this.#from + at, shape.reduce((product, count) => product * count, 1)];
  }

  #check(name: string, { kind, shape, at, bytes, crc32: sum }: z.infer<typeof Part>): void {
    const elements = shape.reduce((product, count) => product * count, 1);
    const isInside = at % ALIGNMENT === 0 && this.#from + at + bytes <= this.#buffer.byteLength;
    if (!isInside || elements * elementBytes[kind] !== bytes)
      throw new ModelDamaged(`${name} does not fit into the model`);
    if (crc32(new Uint8Array(this.#buffer, this.#from + at, bytes)) !== sum)
      throw new ModelDamaged(`${name} has changed since it was written`);
  }
}

function readHead(buffer: ArrayBufferLike): z.infer<typeof Head> & { readonly bytes: number } {
  const prefix = Buffer.from(buffer, 0, Math.min(PREFIX_BYTES, buffer.byteLength));
  if (prefix.length < PREFIX_BYTES || prefix.toString('latin1', 0, 8) !== MAGIC)
    throw new ModelDamaged('it is not a sentence model');
  const bytes = prefix.readUInt32LE(8);
  if (bytes > HEAD_BYTES_MAX || PREFIX_BYTES + bytes > buffer.byteLength)
    throw new ModelDamaged('its header is truncated');
  const head = Buffer.from(new Uint8Array(buffer, PREFIX_BYTES, bytes));
  if (crc32(head) !== prefix.readUInt32LE(12)) throw new ModelDamaged('its header is corrupted');
  const parsed = Head.safeParse(JSON.parse(head.toString('utf8')));
  if (!parsed.success) throw new ModelDamaged('its header has an unknown format');
  return { ...parsed.data, bytes };
}
