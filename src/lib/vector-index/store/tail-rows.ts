import { crc32 } from 'node:zlib';
import { VectorIndexDamaged } from '../errors.ts';
import type { Store } from './store.ts';

/** A write that is not in a segment yet: a vector, or undefined if the key was deleted. */
export interface TailRow {
  readonly seq: number;
  readonly model: number;
  readonly key: string;
  readonly vector: Float32Array | undefined;
}

export function addTailRow(
  store: Store,
  model: number,
  key: string,
  vector: Float32Array | undefined,
): number {
  const seq = store.addTo('tail_seq', 1);
  store.addTo('tail_rows', 1);
  const bytes = vector && new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
  const sum = sumOf(seq, model, key, bytes);
  store.run('INSERT INTO tail VALUES (?, ?, ?, ?, ?)', seq, model, key, bytes ?? null, sum);
  return seq;
}

/** Rows after `after`, in the order of writing. */
export function* readTailRows(
  store: Store,
  after: number,
  upTo = Number.MAX_SAFE_INTEGER,
): Generator<TailRow> {
  for (const row of store.each('SELECT * FROM tail WHERE seq > ? AND seq <= ? ORDER BY seq', after, upTo))
    yield parse(store, row);
}

/** The last write of a key by a model. */
export function findTailRow(store: Store, model: number, key: string): TailRow | undefined {
  const row = store.get(
    'SELECT * FROM tail WHERE key = ? AND model = ? ORDER BY seq DESC LIMIT 1',
    key,
    model,
  );
  return row && parse(store, row);
}

export function removeTailRows(store: Store, condition: string, ...values: number[]): void {
  store.addTo('tail_rows', -store.run(`DELETE FROM tail WHERE ${condition}`, ...values));
}

function parse(store: Store, row: Record<string, unknown>): TailRow {
  const [seq, model, key] = [Number(row.seq), Number(row.model), String(row.key)];
  const bytes = (row.vector as Uint8Array | null) ?? undefined;
  if (Number(row.sum) !== sumOf(seq, model, key, bytes) || (bytes?.byteLength ?? 0) % 4 !== 0)
    throw new VectorIndexDamaged(store.file, `contains a corrupted recent row (${seq})`);
  return { seq, model, key, vector: bytes && new Float32Array(bytes.slice().buffer) };
}

function sumOf(seq: number, model: number, key: string, bytes: Uint8Array | undefined): number {
  const start = crc32(`${seq} ${model} ${bytes === undefined ? 'deleted' : 'written'} ${key}`);
  return bytes === undefined ? start : crc32(bytes, start);
}
