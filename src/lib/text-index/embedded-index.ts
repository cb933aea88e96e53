import { resolve, sep } from 'node:path';
import type {
  BulkWriter,
  Changes,
  EarlierVersions,
  FacetAnswer,
  FacetOptions,
  Hit,
  IndexDocument,
  IndexStats,
  IntegrityReport,
  NewMatches,
  OpenOptions,
  QueryOptions,
  SearchAnswer,
  SearchOptions,
  StoredDocument,
  StreamOptions,
  Suggestion,
  TextIndex,
  TextQuery,
  UnionStream,
} from './api.ts';
import { InvalidQuery } from './errors.ts';
import { readStats } from './maintenance/stats.ts';
import { CurrentGeneration } from './manifest/current-generation.ts';
import { IndexWriter } from './manifest/index-writer.ts';
import { keepSince } from './manifest/retained-versions.ts';
import type { Store } from './manifest/store.ts';
import type { SuggestSource } from './search/suggest.ts';
import { StreamingBulkWriter } from './threads/bulk-writer.ts';
import { Maintenance } from './threads/maintenance.ts';
import type { Readers } from './threads/query-threads.ts';
import { openUnionStream, streamHits } from './threads/read-stream.ts';
import { makeReaders, reportingDamage } from './threads/readers.ts';
import { runComparison } from './threads/run-comparison.ts';

const defaultWorkers = 2;
const damageKept = 10;
/** Idle threads notice merges by other processes after at most this long. */
const releaseEveryMs = 30_000;

/** Connects the parts: readers answer, the writer writes, maintenance flushes and merges in the background. */
export class EmbeddedTextIndex implements TextIndex {
  private readonly directory: string;
  private readonly options: OpenOptions;
  private readonly store: Store;
  private readonly readers: Readers;
  private readonly writer: IndexWriter;
  private readonly maintenance: Maintenance;
  private readonly currentGeneration: CurrentGeneration;
  private readonly release: NodeJS.Timeout;
  /** Bulk writers that are still open. */
  private readonly bulkWriters = new Set<BulkWriter>();
  /** Damage that queries have found. A damaged file does not recover while it is open, so the entry stays until the index is reopened. */
  private readonly damage = new Set<string>();
  private isClosed = false;

  constructor(store: Store, options: OpenOptions) {
    this.directory = resolve(options.directory);
    this.options = options;
    this.store = store;
    this.currentGeneration = new CurrentGeneration(store);
    const readers = makeReaders(
      this.directory,
      options.schema,
      options.workers ?? defaultWorkers,
      (error) => options.onBackgroundError?.(error),
      () => store.writes,
    );
    this.readers = reportingDamage(readers, ({ message }) => {
      if (this.damage.size < damageKept) this.damage.add(message);
    });
    this.writer = new IndexWriter(this.directory, options.schema, store);
    this.maintenance = new Maintenance(this.directory, store, options, () => this.releaseRemoved());
    // Opens the segments in advance, so that the first query of each thread does not have to.
    if (options.workers !== 0) this.readers.refresh().catch(() => undefined);
    this.release = setInterval(() => this.releaseRemoved(), releaseEveryMs).unref();
  }

  /** Merged files stay on disk until every reader that has them open has refreshed. */
  private releaseRemoved(): void {
    if (this.isClosed) return;
    // A failure here recurs in the next query or write, which reports it.
    for (const refreshed of [this.writer.refresh(), this.readers.refresh()]) refreshed.catch(() => undefined);
  }

  search(query: TextQuery, options: SearchOptions): Promise<SearchAnswer> {
    const { limit, offset = 0, stored = true, matchedFields = true, sort, after } = options;
    if (!Number.isSafeInteger(limit) || limit < 0 || !Number.isSafeInteger(offset) || offset < 0) {
      return Promise.reject(new InvalidQuery('limit and offset must be whole numbers of at least 0'));
    }
    return this.readers.ask('search', { query, limit, offset, stored, matchedFields, sort, after }, options);
  }

  stream(query: TextQuery, options: StreamOptions): AsyncIterable<readonly Hit[]> {
    return streamHits(this.readers, query, options);
  }

  streamUnion(queries: readonly TextQuery[], options: StreamOptions): Promise<UnionStream> {
    return openUnionStream(this.readers, queries, options);
  }

  countUnion(queries: readonly TextQuery[], options?: QueryOptions): Promise<number> {
    return this.readers.ask('countUnion', queries, options);
  }

  count(query: TextQuery, options?: QueryOptions): Promise<number> {
    return this.readers.ask('count', query, options);
  }

  counts(queries: readonly TextQuery[], options?: QueryOptions): Promise<readonly number[]> {
    return this.readers.ask('counts', queries, options);
  }

  newMatches(
    query: TextQuery,
    { since, limit, ...options }: QueryOptions & { readonly since: number; readonly limit: number },
  ): Promise<NewMatches> {
    const { budgetMs } = options;
    return runComparison(this.readers, { kind: 'newMatches', query, since, limit, budgetMs }, options);
  }

  changes({
    since,
    limit,
    ...options
  }: QueryOptions & { readonly since: number; readonly limit: number }): Promise<Changes> {
    return runComparison(this.readers, { kind: 'changes', since, limit }, options);
  }

  findEarlier(
    keys: readonly string[],
    { since, ...options }: QueryOptions & { readonly since: number },
  ): Promise<EarlierVersions> {
    return runComparison(this.readers, { kind: 'earlierVersions', keys, since }, options);
  }

  facets(query: TextQuery, fields: readonly string[], options: FacetOptions): Promise<FacetAnswer> {
    const { size, prefix, dates } = options;
    return this.readers.ask('facets', { query, fields, size, prefix, dates }, options);
  }

  suggest(
    over: SuggestSource,
    prefix: string,
    limit: number,
    options?: QueryOptions,
  ): Promise<readonly Suggestion[]> {
    return this.readers.ask('suggest', { over, prefix, limit }, options);
  }

  async find(key: string): Promise<StoredDocument | undefined> {
    return (await this.readers.ask('findMany', [key]))[0];
  }

  async findMany(
    keys: readonly string[],
    options?: QueryOptions,
  ): Promise<ReadonlyMap<string, StoredDocument>> {
    const found = await this.readers.ask('findMany', [...new Set(keys)], options);
    return new Map(found.map((document) => [document.key, document]));
  }

  listKeys(options: { readonly after?: string; readonly limit: number }): Promise<readonly string[]> {
    return this.readers.ask('listKeys', { after: options.after, limit: options.limit });
  }

  async upsert(documents: readonly IndexDocument[]): Promise<void> {
    await this.writer.upsert(documents);
    this.maintenance.written(documents.length);
  }

  async delete(keys: readonly string[]): Promise<number> {
    const deleted = await this.writer.delete(keys);
    this.maintenance.written(deleted);
    return deleted;
  }

  async bulk(options: { readonly memoryBytes?: number } = {}): Promise<BulkWriter> {
    // The bulk writer looks up when keys were first written.
    await this.writer.refresh();
    const bulk = new StreamingBulkWriter(
      this.directory,
      this.options.schema,
      this.store,
      this.writer,
      options.memoryBytes,
      {
        committed: (documents) => this.maintenance.written(documents),
        closed: (writer) => this.bulkWriters.delete(writer),
      },
    );
    this.bulkWriters.add(bulk);
    return bulk;
  }

  async checkpoint(): Promise<string | undefined> {
    const value = this.store.meta('checkpoint');
    return value === undefined ? undefined : String(value);
  }

  generation(): number {
    return this.currentGeneration.get();
  }

  identity(): string {
    return this.store.identity;
  }

  keepSince(generation: number | undefined): Promise<void> {
    // Not done on the maintenance thread, which may be busy with a merge for hours.
    return this.store.writeInTurn(() => keepSince(this.store, generation));
  }

  compact(): Promise<void> {
    return this.maintenance.compact();
  }

  backup(directory: string): Promise<void> {
    return this.maintenance.backup(resolve(directory));
  }

  check(): Promise<IntegrityReport> {
    return this.maintenance.check();
  }

  verify(): Promise<readonly string[]> {
    return this.maintenance.verify();
  }

  async health(): Promise<readonly string[]> {
    if (this.isClosed) return ['the index is closed'];
    const problems = [
      ...this.storeProblems(),
      ...this.damage,
      ...this.maintenance.problems(),
      ...(await this.readers.problems()),
    ];
    // Health is public, so it must not name the folder.
    return [...new Set(problems.map((problem) => problem.replaceAll(`${this.directory}${sep}`, '')))];
  }

  private storeProblems(): string[] {
    try {
      this.store.meta('generation');
      return [];
    } catch (error) {
      return [`the store of the index cannot be read: ${String(error)}`];
    }
  }

  async stats(): Promise<IndexStats> {
    return readStats(this.store, this.directory);
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    clearInterval(this.release);
    for (const bulk of this.bulkWriters) await bulk.close();
    await this.maintenance.close();
    await this.readers.close();
    await this.store.settled();
    this.writer.close();
    this.store.close();
  }
}
