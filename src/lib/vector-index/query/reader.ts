import type { VectorAnswer, VectorHit, VectorModel } from '../api.ts';
import { WrongModel } from '../errors.ts';
import { currentModel } from '../store/models.ts';
import { Store } from '../store/store.ts';
import { unitVector } from '../unit-vector.ts';
import { bestHits } from './best-hits.ts';
import type { Deadline } from './deadline.ts';
import { dot } from './dot.ts';
import { Tail } from './tail.ts';

const rowsPerCheck = 256;

export interface SearchRequest {
  readonly vector: Float32Array;
  readonly limit: number;
  readonly minScore: number;
  readonly allow: ReadonlySet<string> | undefined;
  readonly exclude: ReadonlySet<string> | undefined;
}

/** One thread's view of the index: what it reads is refreshed before every answer, when something has changed. */
export class Reader {
  private readonly store: Store;
  private readonly tail: Tail;
  private version = -1;
  private current: { readonly id: number; readonly model: VectorModel } | undefined;
  private generation = 0;

  constructor(directory: string) {
    this.store = new Store(directory);
    this.tail = new Tail(this.store);
  }

  search(request: SearchRequest, deadline: Deadline): VectorAnswer {
    const model = this.refresh();
    const query = unitVector(request.vector, model.dims, 'the query');
    const hits: VectorHit[] = [];
    let seen = 0;
    for (const [key, vector] of this.tail.rows) {
      if (seen++ % rowsPerCheck === 0) deadline.check();
      if (request.allow?.has(key) === false || request.exclude?.has(key) === true) continue;
      hits.push({ key, score: dot(query, vector) });
    }
    return { hits: bestHits(hits, request.limit, request.minScore), generation: this.generation };
  }

  get(keys: readonly string[]): Map<string, Float32Array> {
    this.refresh();
    const found = new Map<string, Float32Array>();
    for (const key of keys) {
      const vector = this.tail.rows.get(key);
      if (vector !== undefined) found.set(key, vector.slice());
    }
    return found;
  }

  rows(): number {
    this.refresh();
    return this.tail.rows.size;
  }

  close(): void {
    this.store.close();
  }

  private refresh(): VectorModel {
    const version = this.store.versionOfOthers();
    if (version !== this.version) {
      this.store.read(() => {
        this.current = currentModel(this.store);
        this.generation = this.store.counter('generation');
        this.tail.refresh(this.current?.id ?? 0, this.store.counter('manifest'));
      });
      this.version = version;
    }
    if (this.current === undefined) throw new WrongModel('nothing has been built in this vector index yet');
    return this.current.model;
  }
}
