import type { VectorModel, VectorRow } from '../api.ts';
import { WrongModel } from '../errors.ts';
import { unitVector, validateKey } from '../unit-vector.ts';
import { addModel, currentModel, readModel } from './models.ts';
import type { Store } from './store.ts';
import { addTailRow, findTailRow, removeTailRows } from './tail-rows.ts';

/** Applies writes, each in one durable transaction. */
export class Writer {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  upsert(rows: readonly VectorRow[], modelName: string): void {
    this.store.write(() => {
      const { id, model } = this.modelNamed(modelName);
      for (const { key, vector } of rows) {
        validateKey(key);
        addTailRow(this.store, id, key, unitVector(vector, model.dims, `the vector of ${key}`));
      }
    });
  }

  delete(keys: readonly string[]): number {
    return this.store.write(() => {
      let deleted = 0;
      for (const key of new Set(keys)) if (this.deleteOne(key)) deleted++;
      return deleted;
    });
  }

  private deleteOne(key: string): boolean {
    const id = this.store.counter('model');
    if (findTailRow(this.store, id, key)?.vector === undefined) return false;
    addTailRow(this.store, id, key, undefined);
    return true;
  }

  /** The model of a build, under which its rows are written until it is published. */
  beginBuild(model: VectorModel): number {
    return this.store.write(() => {
      const id = addModel(this.store, model);
      this.store.setMeta('building', id);
      return id;
    });
  }

  publishBuild(id: number): number {
    return this.store.write(() => {
      removeTailRows(this.store, 'model <> ?', id);
      this.store.setCounter('model', id);
      this.store.setMeta('building', 0);
      this.store.addTo('manifest', 1);
      return this.store.addTo('generation', 1);
    });
  }

  private modelNamed(name: string): { readonly id: number; readonly model: VectorModel } {
    const current = currentModel(this.store);
    if (current?.model.name === name) return current;
    const id = Number(this.store.meta('building') ?? 0);
    const building = id === 0 ? undefined : readModel(this.store, id);
    if (building?.name === name) return { id, model: building };
    throw new WrongModel(
      current === undefined
        ? 'nothing has been built in this vector index yet, so it takes no vectors'
        : `the index holds vectors of the model ${current.model.name}, not ${name}`,
    );
  }
}
