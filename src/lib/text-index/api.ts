/**
 * The interface of the text index, apart from its implementation, in three parts: `TextSearch`, `TextWriter` and
 * `IndexMaintenance`. The index knows documents with text fields, filter values and a stored record; it knows nothing of
 * homepages or HTTP. Input types are in `requests.ts`, output types in `results.ts`.
 */

import type {
  FacetOptions,
  IndexDocument,
  QueryOptions,
  SearchOptions,
  StreamOptions,
  TextIndexSchema,
  TextQuery,
} from './requests.ts';
import type {
  Changes,
  EarlierVersions,
  FacetAnswer,
  Hit,
  IndexStats,
  IntegrityReport,
  NewMatches,
  SearchAnswer,
  StoredDocument,
  Suggestion,
  UnionStream,
} from './results.ts';

/** Errors are re-exported so that code that only needs to tell them apart does not load an engine. */
export { DamagedIndex, SchemaMismatch, UnsupportedFormat } from './errors.ts';
export type {
  Condition,
  ExcludedText,
  FacetOptions,
  Filter,
  FilterField,
  IndexDocument,
  MatchMode,
  QueryOptions,
  SearchOptions,
  SearchPosition,
  SortOrder,
  StreamOptions,
  TextExpression,
  TextField,
  TextIndexSchema,
  TextQuery,
  WordSlot,
} from './requests.ts';
export type {
  Changes,
  EarlierVersions,
  FacetAnswer,
  FacetValue,
  FormsOfWord,
  HistogramBucket,
  Hit,
  IndexStats,
  IntegrityReport,
  NewMatches,
  SearchAnswer,
  StoredDocument,
  Suggestion,
  UnionHit,
  UnionStream,
} from './results.ts';

/** A bulk build. Each commit makes its documents visible, all or none. */
export interface BulkWriter {
  /** Resolves when the writer can take more: memory stays bounded however fast documents arrive. */
  add(document: IndexDocument): Promise<void>;
  /**
   * Makes everything added so far durable and visible, and stores the checkpoint only after that. A crash in between may leave
   * the checkpoint behind the documents, never ahead of them: a caller that resumes from it writes some documents again, and
   * must recognise them as its own.
   */
  commit(checkpoint?: string): Promise<void>;
  /** Discards uncommitted documents and frees the writer. */
  close(): Promise<void>;
}

/** Queries. The index may run in another process, so everything that can take time returns a promise. */
export interface TextSearch {
  search(query: TextQuery, options: SearchOptions): Promise<SearchAnswer>;
  /**
   * All matches in the order of `search`, in batches, over one unchanging view of the index, in bounded memory. The budget
   * covers opening the stream only. The stream is closed after two minutes without a read.
   */
  stream(query: TextQuery, options: StreamOptions): AsyncIterable<readonly Hit[]>;
  /** The documents that match any of the queries, each once, sorted by the score from the first query that matches it, then by key. */
  streamUnion(queries: readonly TextQuery[], options: StreamOptions): Promise<UnionStream>;
  countUnion(queries: readonly TextQuery[], options?: QueryOptions): Promise<number>;
  count(query: TextQuery, options?: QueryOptions): Promise<number>;
  /** Many exact counts in one call, in the order of the queries. */
  counts(queries: readonly TextQuery[], options?: QueryOptions): Promise<readonly number[]>;
  /** Exact counts per value; for number filters, counts per histogram bucket. */
  facets(query: TextQuery, fields: readonly string[], options: FacetOptions): Promise<FacetAnswer>;
  /**
   * Prefix suggestions over document keys, index terms, or the values of a `keyword`/`keywords` filter: most documents first,
   * then value. `spellings` takes a complete word instead and returns the word itself, if a document has it, then the terms
   * that may have been meant, likeliest first.
   */
  suggest(
    over:
      | { readonly keys: true }
      | { readonly terms: true }
      | { readonly spellings: true }
      /** `withKey` also returns one document per value, which requires visiting all documents with that value. */
      | { readonly filter: string; readonly withKey?: boolean },
    prefix: string,
    limit: number,
    options?: QueryOptions,
  ): Promise<readonly Suggestion[]>;

  find(key: string): Promise<StoredDocument | undefined>;
  /** The documents that exist for these keys, by key. */
  findMany(keys: readonly string[], options?: QueryOptions): Promise<ReadonlyMap<string, StoredDocument>>;
  /** Keys in ascending order after `after`. */
  listKeys(options: { readonly after?: string; readonly limit: number }): Promise<readonly string[]>;

  /** Increases with every visible change. Every answer names the generation it was computed from. */
  generation(): number | Promise<number>;
  /** Identifies the index that these generations belong to: a rebuilt index counts from the start. */
  identity(): string;
  /** Compares the current matches with those of an earlier generation, document by document. Commits decide what is new, not a clock. */
  newMatches(
    query: TextQuery,
    options: QueryOptions & { readonly since: number; readonly limit: number },
  ): Promise<NewMatches>;
  /**
   * What became visible after a generation, oldest commits first. Returns as many whole commits as fit into `limit` documents,
   * and at least one.
   */
  changes(options: QueryOptions & { readonly since: number; readonly limit: number }): Promise<Changes>;
  /** The versions of these keys that were visible in an earlier generation and have been replaced or deleted since. */
  findEarlier(
    keys: readonly string[],
    options: QueryOptions & { readonly since: number },
  ): Promise<EarlierVersions>;
  /**
   * Keeps replaced and deleted versions of documents that were visible in this generation or later, for `newMatches` and
   * `findEarlier`; undefined keeps none. They are dropped anyway once they exceed both a quarter of the index and 262,144
   * documents.
   */
  keepSince(generation: number | undefined): Promise<void>;
}

export interface TextWriter {
  /** Durable when the promise resolves, and visible to the next query. */
  upsert(documents: readonly IndexDocument[]): Promise<void>;
  delete(keys: readonly string[]): Promise<number>;
  bulk(options?: { readonly memoryBytes?: number }): Promise<BulkWriter>;
  /** The checkpoint of the last bulk commit that carried one. */
  checkpoint(): Promise<string | undefined>;
}

/** Maintenance of an index in a local folder. */
export interface IndexMaintenance {
  compact(): Promise<void>;
  /** Makes a consistent copy while the index is serving. The copy can be opened as an index of its own. */
  backup(directory: string): Promise<void>;
  check(): Promise<IntegrityReport>;
  /** Compares all files with their checksums, in a fraction of the time of a `check`. Returns one sentence per problem. */
  verify(): Promise<readonly string[]>;
  stats(): Promise<IndexStats>;
  /**
   * Problems that prevent the index from answering or from maintaining itself, one sentence each; empty when it is healthy.
   * Known within 200 ms, however busy the threads are.
   */
  health(): Promise<readonly string[]>;
}

/** The embedded index with all its interfaces, for its owner. Other code takes only the interface it needs. */
export interface TextIndex extends TextSearch, TextWriter, IndexMaintenance {
  /** Increases immediately with changes of this process, within 50 ms with those of another. Queries see those within a millisecond. */
  generation(): number;
  /** Here a commit and its checkpoint are one transaction. */
  bulk(options?: { readonly memoryBytes?: number }): Promise<BulkWriter>;
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly directory: string;
  readonly schema: TextIndexSchema;
  /** Worker threads that answer queries; 0 answers on the calling thread (tests, command-line tools). */
  readonly workers?: number;
  /** Whether this process flushes the tail and merges segments in the background. Default true. */
  readonly compaction?: boolean;
  /** Also opens an index that was built with other tokenization rules, for callers that only read documents by key. Default false. */
  readonly acceptOtherAnalysis?: boolean;
  /** Also opens an index that lacks the newest filters; queries that need them are refused. Default true. */
  readonly acceptOlderSchema?: boolean;
  /** Called with the filters that the index was built without. Queries that need them are refused until the index is rebuilt. */
  readonly onAbsentFilters?: (names: readonly string[]) => void;
  /** Called with segment files in the folder that are unknown to this index. They are not touched. */
  readonly onUnknownFiles?: (names: readonly string[]) => void;
  /** Whether this process reads all files once a day, slowly, and compares them with their checksums. Default false. */
  readonly verification?: boolean;
  /**
   * Called when background work has failed, or when a thread died and is being replaced. Nothing is lost: background work is
   * retried after later writes, and the callers of the thread get the error.
   */
  readonly onBackgroundError?: (error: unknown) => void;
}
