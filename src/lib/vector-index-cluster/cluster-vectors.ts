import { EngineRefusal, type IndexShape, type OpenSearchClient } from '../opensearch/index.ts';
import type { WriteLock } from '../text-index-cluster/index.ts';
import {
  type BuildOptions,
  type BuildReport,
  BuildUnderWay,
  type Comparison,
  cosineWith,
  InvalidVector,
  unitVector,
  type VectorAnswer,
  type VectorCheck,
  type VectorHit,
  type VectorIndex,
  type VectorModel,
  type VectorQueryOptions,
  type VectorRow,
  type VectorSearchOptions,
  type VectorSource,
  type VectorStats,
  validateKey,
  WrongModel,
} from '../vector-index/index.ts';
import { carryDeletions, carryOver, fillVectorsIndex, startOver } from './build-vectors-index.ts';
import { findNearest } from './nearest.ts';
import { type BuiltModel, VectorsIndex } from './vectors-index.ts';

/** A right that one process has at a time; the others are refused. */
export interface BuildLock {
  acquireOrRenew(): Promise<boolean>;
  release(): Promise<void>;
}

export interface ClusterVectorsParts {
  readonly client: OpenSearchClient;
  readonly prefix: string;
  readonly shape: IndexShape;
  readonly writeLock: WriteLock;
  /** Names the index that a build fills, so that it can be resumed after a kill, on any machine. */
  readonly builds: WriteLock;
  readonly buildLock: BuildLock;
}

interface Current extends BuiltModel {
  readonly identity: string;
  readonly vectors: VectorsIndex;
  /** As of the last poll: notes stored by another service are known here a few seconds later. */
  notes: Map<string, string>;
}

const POLL_MS = 1_000;
const POLLS_PER_NOTES_READ = 5;
const MISSING = 404;
const LIMIT_MAX = 10_000;

/**
 * Implements the interface of `vector-index/api.ts` on OpenSearch. The write lock names the index in use; its model is read when that
 * changes.
 */
export class ClusterVectors implements VectorIndex {
  private readonly parts: ClusterVectorsParts;
  private current: Current | undefined;
  private loading: Promise<void> | undefined;
  private readonly looking: NodeJS.Timeout;

  constructor(parts: ClusterVectorsParts) {
    this.parts = parts;
    let looks = 0;
    this.looking = setInterval(() => {
      // If reading fails now, it is repeated in a second, and by the next caller.
      if (this.current?.identity !== parts.writeLock.identity()) this.load().catch(() => undefined);
      else if (++looks % POLLS_PER_NOTES_READ === 0) this.readNotes().catch(() => undefined);
    }, POLL_MS);
    this.looking.unref();
  }

  /** Reads the index in use. */
  load(): Promise<void> {
    this.loading ??= this.readCurrent().finally(() => {
      this.loading = undefined;
    });
    return this.loading;
  }

  model(): VectorModel | undefined {
    return this.current?.model;
  }

  version(): number {
    return this.parts.writeLock.generation();
  }

  async upsert(rows: readonly VectorRow[], { model }: { readonly model: string }): Promise<void> {
    if (rows.length === 0) return;
    await this.parts.writeLock.take(async (generation) => {
      const { vectors, model: own } = await this.ofModel(model);
      await vectors.write(
        rows.map((row) => toUnit(row, own.dims)),
        generation,
      );
      await vectors.refresh();
    });
  }

  async delete(keys: readonly string[]): Promise<number> {
    if (keys.length === 0) return 0;
    return this.parts.writeLock.take(async (generation) => {
      await this.load();
      if (!this.current) return 0;
      const { vectors } = this.current;
      const known = [...(await vectors.read(keys)).keys()];
      await vectors.remove(known, generation);
      await vectors.noteDeleted(keys, generation);
      await vectors.refresh();
      return known.length;
    });
  }

  get(keys: readonly string[], options?: VectorQueryOptions): Promise<ReadonlyMap<string, Float32Array>> {
    return this.withCurrent(
      async (current) => current?.vectors.read([...new Set(keys)], options) ?? new Map(),
    );
  }

  async cosines(
    comparison: Comparison,
    keys: readonly string[],
    options?: VectorQueryOptions,
  ): Promise<ReadonlyMap<string, number>> {
    const cosine = cosineWith(comparison);
    const stored = await this.get(keys, options);
    return new Map([...stored].map(([key, other]) => [key, cosine(other)]));
  }

  private async compared(
    hits: readonly VectorHit[],
    comparison: Comparison,
    options: VectorQueryOptions,
  ): Promise<VectorHit[]> {
    const keys = hits.map(({ key }) => key);
    const cosines = await this.cosines(comparison, keys, options);
    return hits.map((hit) => ({ ...hit, compared: cosines.get(hit.key) ?? 0 }));
  }

  search(vector: Float32Array, options: VectorSearchOptions): Promise<VectorAnswer> {
    const { limit } = options;
    if (!Number.isSafeInteger(limit) || limit < 1 || limit > LIMIT_MAX)
      throw new InvalidVector(`limit must be a whole number from 1 to ${LIMIT_MAX}`);
    return this.withCurrent(async (current) => {
      const generation = this.version();
      if (!current) return { hits: [], generation };
      const unit = unitVector(vector, current.model.dims, 'the query');
      const hits = await findNearest(this.parts.client, current.vectors, unit, options);
      return {
        hits: options.compare ? await this.compared(hits, options.compare, options) : hits,
        generation,
      };
    });
  }

  async build(source: VectorSource, options: BuildOptions): Promise<BuildReport> {
    const { buildLock, writeLock } = this.parts;
    const renewBuildLock = async (): Promise<void> => {
      if (!(await buildLock.acquireOrRenew()))
        throw new BuildUnderWay('another process is building the vectors of this index');
    };
    await renewBuildLock();
    try {
      return await this.buildAlone(source, options, writeLock.generation(), renewBuildLock);
    } finally {
      await buildLock.release();
    }
  }

  note(name: string): string | undefined {
    return this.current?.notes.get(name);
  }

  /** Without vectors, no notes can be stored. */
  async keepNote(name: string, text: string | undefined): Promise<void> {
    await this.load();
    if (!this.current) return;
    await this.current.vectors.keepText(name, text);
    if (text === undefined) this.current.notes.delete(name);
    else this.current.notes.set(name, text);
  }

  async flush(): Promise<void> {}

  async stats(): Promise<VectorStats> {
    const { writeLock } = this.parts;
    return this.withCurrent(async (current) => ({
      rows: (await current?.vectors.count()) ?? 0,
      recentRows: 0,
      segments: current ? this.parts.shape.shards : 0,
      bytes: (await current?.vectors.bytes()) ?? 0,
      model: current?.model,
      generation: writeLock.generation(),
      method: 'graphs',
      recallAt25: current?.recallAt25 ?? 1,
      probes: 1,
      lists: 1,
    }));
  }

  /** The cluster verifies checksums of files itself. */
  async check(): Promise<VectorCheck> {
    const { rows } = await this.stats();
    return { ok: true, problems: [], rowsChecked: rows };
  }

  async health(): Promise<readonly string[]> {
    return this.parts.writeLock.problems();
  }

  async close(): Promise<void> {
    clearInterval(this.looking);
    await this.loading?.catch(() => undefined);
    await this.parts.writeLock.close();
    await this.parts.builds.close();
    await this.parts.client.close();
  }

  private async buildAlone(
    source: VectorSource,
    options: BuildOptions,
    since: number,
    renewBuildLock: () => Promise<void>,
  ): Promise<BuildReport> {
    const { client, writeLock } = this.parts;
    const { dims } = options.model;
    const needs = { ...this.parts, since, renewBuildLock, toUnit: (row: VectorRow) => toUnit(row, dims) };
    const { identity, vectors, resumedRows, startGeneration } = await fillVectorsIndex(
      source,
      options,
      needs,
    );
    await renewBuildLock();
    const replaced = this.current;
    await writeLock.replaceBy(identity, async () => {
      const generation = writeLock.generation();
      // Rows written in the meantime by the same model are newer than those read for the build.
      if (replaced) await carryDeletions(client, replaced.vectors, vectors, startGeneration);
      if (replaced?.model.name === options.model.name)
        await carryOver(client, replaced.vectors, vectors, startGeneration, generation);
      for (const [name, text] of (await replaced?.vectors.texts()) ?? []) await vectors.keepText(name, text);
      await vectors.refresh();
      return { generation };
    });
    await this.load();
    if (replaced) await client.call('DELETE', `/${replaced.vectors.name}`);
    await startOver(this.parts.builds);
    return { rows: await vectors.count(), resumedRows, generation: writeLock.generation() };
  }

  private async readCurrent(): Promise<void> {
    const { client, prefix, writeLock } = this.parts;
    const identity = writeLock.identity();
    if (this.current?.identity === identity) return;
    const vectors = new VectorsIndex(client, `${prefix}-${identity}`);
    const built = await vectors.findModel();
    this.current = built && { ...built, identity, vectors, notes: await vectors.texts() };
  }

  private async readNotes(): Promise<void> {
    const { current } = this;
    if (current) current.notes = await current.vectors.texts();
  }

  private async ofModel(name: string): Promise<Current> {
    await this.load();
    if (this.current?.model.name === name) return this.current;
    throw new WrongModel(
      this.current === undefined
        ? 'there are no vectors yet; build them first'
        : `the vectors belong to the model ${this.current.model.name}, not ${name}`,
    );
  }

  /** Uses the current index; if it was replaced and deleted a moment ago, uses the new one. */
  private async withCurrent<Answer>(ask: (current: Current | undefined) => Promise<Answer>): Promise<Answer> {
    try {
      return await ask(this.current);
    } catch (error) {
      if (!(error instanceof EngineRefusal && error.status === MISSING)) throw error;
      await this.load();
      return await ask(this.current);
    }
  }
}

function toUnit({ key, vector }: VectorRow, dims: number): VectorRow {
  validateKey(key);
  return { key, vector: unitVector(vector, dims, `the vector of ${key}`) };
}
