import { crc32 } from 'node:zlib';
import type { VectorModel } from '../api.ts';
import { InvalidVector, VectorIndexDamaged } from '../errors.ts';
import type { Store } from './store.ts';

const dimsMax = 8192;
const factsBytesMax = 4 << 20;

export function validateModel({ name, dims, facts }: VectorModel): void {
  if (name === '' || Buffer.byteLength(name) > 255)
    throw new InvalidVector('the name of a model must have 1 to 255 bytes');
  if (!Number.isSafeInteger(dims) || dims < 2 || dims > dimsMax)
    throw new InvalidVector(`a model must have 2 to ${dimsMax} dimensions, not ${dims}`);
  if (Buffer.byteLength(JSON.stringify(facts) ?? '') > factsBytesMax)
    throw new InvalidVector(`the facts of a model can take at most ${factsBytesMax} bytes`);
}

/** Assigns a number to a model. The same model built twice has two numbers, which distinguish what belongs to each build. */
export function addModel(store: Store, model: VectorModel): number {
  const id = store.addTo('last_model', 1);
  replaceModel(store, id, model);
  return id;
}

export function replaceModel(store: Store, id: number, { name, dims, facts }: VectorModel): void {
  const text = JSON.stringify({ name, dims, facts: facts ?? null });
  store.run('DELETE FROM models WHERE id = ?', id);
  store.run('INSERT INTO models VALUES (?, ?, ?)', id, text, crc32(`${id} ${text}`));
}

export function readModel(store: Store, id: number): VectorModel {
  const row = store.get('SELECT facts, sum FROM models WHERE id = ?', id);
  const text = String(row?.facts);
  if (row === undefined || Number(row.sum) !== crc32(`${id} ${text}`))
    throw new VectorIndexDamaged(store.file, `has lost its model ${id}`);
  return JSON.parse(text) as VectorModel;
}

interface NumberedModel {
  readonly id: number;
  readonly model: VectorModel;
}

/** The last model read, by store. Its data takes megabytes, every write needs it, and once it is in use it changes only with its number. */
const lastRead = new WeakMap<Store, NumberedModel>();

/** The model whose vectors are searched; undefined until something has been built. */
export function currentModel(store: Store): NumberedModel | undefined {
  const id = store.counter('model');
  if (id === 0) return undefined;
  const known = lastRead.get(store);
  if (known?.id === id) return known;
  const current = { id, model: readModel(store, id) };
  lastRead.set(store, current);
  return current;
}
