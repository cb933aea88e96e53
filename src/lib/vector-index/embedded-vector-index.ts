import { statSync } from 'node:fs';
import type {
  BuildOptions,
  BuildReport,
  OpenVectorIndexOptions,
  VectorAnswer,
  VectorCheck,
  VectorIndex,
  VectorModel,
  VectorQueryOptions,
  VectorRow,
  VectorSearchOptions,
  VectorSource,
  VectorStats,
} from './api.ts';
import { BuildUnderWay, InvalidVector, VectorIndexDamaged } from './errors.ts';
import { Deadline } from './query/deadline.ts';
import { Reader } from './query/reader.ts';
import { currentModel, validateModel } from './store/models.ts';
import { Store } from './store/store.ts';
import { Writer } from './store/writer.ts';

const limitMax = 10_000;
const batchRows = 256;

/** Joins the pieces: readers answer, the writer writes. */
export class EmbeddedVectorIndex implements VectorIndex {
  private opened: { readonly store: Store; readonly writer: Writer; readonly reader: Reader } | undefined;
  /** Why it could not be opened. */
  private damage: VectorIndexDamaged | undefined;
  private isBuilding = false;

  constructor({ directory }: OpenVectorIndexOptions) {
    try {
      const store = new Store(directory);
      this.opened = { store, writer: new Writer(store), reader: new Reader(directory) };
    } catch (error) {
      if (!(error instanceof VectorIndexDamaged)) throw error;
      this.damage = error;
    }
  }

  private get store(): Store {
    return this.parts.store;
  }

  private get writer(): Writer {
    return this.parts.writer;
  }

  private get reader(): Reader {
    return this.parts.reader;
  }

  private get parts() {
    if (this.opened === undefined) throw this.damage ?? new Error('the vector index is closed');
    return this.opened;
  }

  model(): VectorModel | undefined {
    return currentModel(this.store)?.model;
  }

  version(): number {
    return this.store.counter('commits');
  }

  async upsert(rows: readonly VectorRow[], { model }: { readonly model: string }): Promise<void> {
    if (rows.length > 0) this.writer.upsert(rows, model);
  }

  async delete(keys: readonly string[]): Promise<number> {
    return keys.length === 0 ? 0 : this.writer.delete(keys);
  }

  async get(keys: readonly string[], options: VectorQueryOptions = {}) {
    options.signal?.throwIfAborted();
    return this.reader.get(keys);
  }

  async search(vector: Float32Array, options: VectorSearchOptions): Promise<VectorAnswer> {
    const { limit, minScore = -1, allow, exclude, signal, budgetMs } = options;
    if (!Number.isSafeInteger(limit) || limit < 1 || limit > limitMax)
      throw new InvalidVector(`a search has a limit of 1 to ${limitMax}, not ${limit}`);
    signal?.throwIfAborted();
    return this.reader.search({ vector, limit, minScore, allow, exclude }, new Deadline(budgetMs));
  }

  async build(source: VectorSource, { model, onProgress, signal }: BuildOptions): Promise<BuildReport> {
    validateModel(model);
    if (this.isBuilding) throw new BuildUnderWay('another build of this vector index is under way');
    this.isBuilding = true;
    try {
      const id = this.writer.beginBuild(model);
      let rows = 0;
      let batch: VectorRow[] = [];
      for await (const row of source({ rows: 0, lastKey: undefined })) {
        signal?.throwIfAborted();
        batch.push(row);
        rows++;
        if (batch.length < batchRows) continue;
        this.writer.upsert(batch, model.name);
        batch = [];
        onProgress?.({ step: 'reading', rows, totalRows: undefined });
      }
      this.writer.upsert(batch, model.name);
      return { rows, resumedRows: 0, generation: this.writer.publishBuild(id) };
    } finally {
      this.isBuilding = false;
    }
  }

  async fold(): Promise<void> {}

  async stats(): Promise<VectorStats> {
    const model = this.model();
    const rows = model === undefined ? 0 : this.reader.rows();
    return {
      rows,
      recentRows: rows,
      segments: 0,
      bytes: statSync(this.store.file).size,
      model,
      generation: this.store.counter('generation'),
      method: 'exact',
      recallAt25: 1,
      probes: 1,
      lists: 1,
    };
  }

  async check(): Promise<VectorCheck> {
    const { rows } = await this.stats();
    return { ok: true, problems: [], rowsChecked: rows };
  }

  async health(): Promise<readonly string[]> {
    return this.damage === undefined ? [] : [this.damage.message];
  }

  async close(): Promise<void> {
    this.opened?.reader.close();
    this.opened?.store.close();
    this.opened = undefined;
  }
}
