import type {
  BuildOptions,
  BuildReport,
  Comparison,
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
import { runBuild } from './build-run.ts';
import { BuildUnderWay, InvalidVector, VectorIndexDamaged } from './errors.ts';
import { bytesOnDisk } from './files/segment-files.ts';
import { sizeThresholds as usualThresholds } from './size-thresholds.ts';
import { currentModel, validateModel } from './store/models.ts';
import { removeDamagedIndex } from './store/replace-store.ts';
import { readSegments } from './store/segments.ts';
import { openStore, type Store } from './store/store.ts';
import { Writer } from './store/writer.ts';
import { BuildThread } from './threads/build-thread.ts';
import type { ReadKind, ReadRequests } from './threads/search-messages.ts';
import { makeReaders, type Readers } from './threads/search-threads.ts';

const limitMax = 10_000;
const defaultWorkers = 2;
const damagesMax = 10;

interface Opened {
  readonly store: Store;
  readonly writer: Writer;
}

/** The prefix separates notes from the names that the store uses itself. */
const noteName = (name: string): string => `note ${name}`;

/** Combines the parts: readers answer searches, the writer writes, one thread flushes in the background and another builds. */
export class EmbeddedVectorIndex implements VectorIndex {
  private readonly options: OpenVectorIndexOptions;
  private readonly readers: Readers;
  private readonly flusher: BuildThread;
  private readonly builder: BuildThread;
  private opened: Opened | undefined;
  /** Why the index could not be opened, and the damage that searches found. A build repairs it. */
  private readonly damage = new Map<string, VectorIndexDamaged>();
  private flushProblem: string | undefined;
  private flushing: Promise<void> | undefined;
  private isBuilding = false;
  private isClosed = false;

  constructor(options: OpenVectorIndexOptions) {
    this.options = options;
    const { directory, workers = defaultWorkers, sizeThresholds = usualThresholds } = options;
    const onError = (error: unknown): void => options.onBackgroundError?.(error);
    this.flusher = new BuildThread('vector flush thread', directory, sizeThresholds, onError);
    this.builder = new BuildThread('vector building thread', directory, sizeThresholds, onError);
    try {
      this.open();
    } catch (error) {
      if (!(error instanceof VectorIndexDamaged)) throw error;
      this.noteDamage(error);
    }
    this.readers = makeReaders(directory, workers, () => this.segmentIds(), onError);
  }

  model(): VectorModel | undefined {
    return currentModel(this.parts.store)?.model;
  }

  version(): number {
    return this.parts.store.commits;
  }

  async upsert(rows: readonly VectorRow[], { model }: { readonly model: string }): Promise<void> {
    if (rows.length === 0) return;
    await this.guarded(() => this.parts.writer.upsert(rows, model));
    this.flushWhenFull();
  }

  async delete(keys: readonly string[]): Promise<number> {
    return keys.length === 0 ? 0 : this.guarded(() => this.parts.writer.delete(keys));
  }

  async get(
    keys: readonly string[],
    options?: VectorQueryOptions,
  ): Promise<ReadonlyMap<string, Float32Array>> {
    return this.read('get', keys, options);
  }

  async cosines(
    comparison: Comparison,
    keys: readonly string[],
    options?: VectorQueryOptions,
  ): Promise<ReadonlyMap<string, number>> {
    const found = await this.read('cosines', { comparison, keys }, options);
    return new Map(
      keys.flatMap((key, at) => {
        const cosine = found[at] as number;
        return Number.isNaN(cosine) ? [] : [[key, cosine] as const];
      }),
    );
  }

  async search(vector: Float32Array, options: VectorSearchOptions): Promise<VectorAnswer> {
    const { limit, minScore = -1, allow, exclude, compare } = options;
    if (!Number.isSafeInteger(limit) || limit < 1 || limit > limitMax)
      throw new InvalidVector(`the limit must be 1 to ${limitMax}, not ${limit}`);
    return this.read('search', { vector, limit, minScore, allow, exclude, compare }, options);
  }

  async build(source: VectorSource, options: BuildOptions): Promise<BuildReport> {
    validateModel(options.model);
    options.signal?.throwIfAborted();
    if (this.isBuilding) throw new BuildUnderWay('another build of this vector index is running');
    this.isBuilding = true;
    try {
      if (this.opened === undefined) this.startOver();
      const report = await runBuild(this.builder, source, options);
      this.damage.clear();
      return report;
    } finally {
      this.isBuilding = false;
    }
  }

  note(name: string): string | undefined {
    const text = this.notingDamage(() => this.parts.store.meta(noteName(name)));
    return typeof text === 'string' ? text : undefined;
  }

  async keepNote(name: string, text: string | undefined): Promise<void> {
    const { store } = this.parts;
    await this.guarded(() =>
      store.writeInTurn(() =>
        text === undefined ? store.removeMeta(noteName(name)) : store.setMeta(noteName(name), text),
      ),
    );
  }

  async flush(): Promise<void> {
    await this.flushing;
    this.flusher.allow();
    await this.flusher.ask('flush', undefined);
  }

  async stats(): Promise<VectorStats> {
    const { store } = this.parts;
    const model = this.model();
    const segments = readSegments(store);
    const { rows, recentRows } =
      model === undefined ? { rows: 0, recentRows: 0 } : await this.read('counts', undefined);
    const largest = segments.toSorted((a, b) => b.rows - a.rows)[0];
    const method = largest === undefined || largest.lists === 1 ? (largest?.kind ?? 'exact') : 'lists';
    return {
      rows,
      recentRows,
      segments: segments.length,
      bytes: bytesOnDisk(this.options.directory),
      model,
      generation: store.counter('generation'),
      method,
      recallAt25: largest?.plan.recallAt25 ?? 1,
      probes: largest?.plan.probes ?? 1,
      lists: largest?.lists ?? 1,
    };
  }

  async check(): Promise<VectorCheck> {
    if (this.opened === undefined) {
      const problems = [...this.damage.keys()];
      return { ok: false, problems, rowsChecked: 0 };
    }
    this.flusher.allow();
    return this.flusher.ask('check', undefined);
  }

  async health(): Promise<readonly string[]> {
    const problems = [...this.damage.keys(), ...this.readers.problems()];
    return this.flushProblem === undefined ? problems : [...problems, this.flushProblem];
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await Promise.all([this.readers.close(), this.flusher.close(), this.builder.close()]);
    await this.opened?.store.settled();
    this.opened?.writer.close();
    this.opened?.store.close();
    this.opened = undefined;
  }

  private get parts(): Opened {
    return this.opened ?? this.refuseUnopened();
  }

  private refuseUnopened(): Opened {
    if (this.isClosed) throw new Error('the vector index is closed');
    if (this.opened !== undefined) return this.opened;
    throw [...this.damage.values()][0] ?? new Error('the vector index is not open');
  }

  private open(): void {
    const { directory } = this.options;
    const store = openStore(directory);
    this.opened = { store, writer: new Writer(directory, store) };
  }

  private startOver(): void {
    removeDamagedIndex(this.options.directory);
    this.open();
    this.readers.reopen();
  }

  private async read<K extends ReadKind>(
    kind: K,
    request: ReadRequests[K]['request'],
    options: VectorQueryOptions = {},
  ): Promise<ReadRequests[K]['answer']> {
    options.signal?.throwIfAborted();
    this.refuseUnopened();
    try {
      return await this.readers.ask(kind, request, options);
    } catch (error) {
      if (error instanceof VectorIndexDamaged) this.noteDamage(error);
      throw error;
    }
  }

  private async guarded<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (error instanceof VectorIndexDamaged) this.noteDamage(error);
      throw error;
    }
  }

  private notingDamage<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (error instanceof VectorIndexDamaged) this.noteDamage(error);
      throw error;
    }
  }

  private noteDamage(error: VectorIndexDamaged): void {
    if (this.damage.size < damagesMax) this.damage.set(error.message, error);
  }

  private segmentIds(): ReadonlySet<number> {
    return new Set(this.opened === undefined ? [] : readSegments(this.opened.store).map(({ id }) => id));
  }

  /** Flushes in the background; the tail may grow a little in the meantime, which only costs searches some time. */
  private flushWhenFull(): void {
    const {
      directory: _,
      flushing = true,
      sizeThresholds = usualThresholds,
      onBackgroundError,
    } = this.options;
    if (!flushing || this.flushing !== undefined) return;
    const { store } = this.parts;
    const dims = currentModel(store)?.model.dims ?? 0;
    if (store.counter('tail_rows') * dims * 4 < sizeThresholds.tailBytesMax) return;
    this.flusher.allow();
    this.flushing = this.flusher
      .ask('flush', undefined)
      .then(
        () => {
          this.flushProblem = undefined;
        },
        (error: unknown) => {
          if (this.isClosed) return;
          this.flushProblem = `recent vectors could not be flushed: ${String(error)}`;
          onBackgroundError?.(error);
        },
      )
      .finally(() => {
        this.flushing = undefined;
      });
  }
}
