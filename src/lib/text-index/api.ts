/**
 * The interface of the text index, apart from its implementation, in three parts: `TextSearch`, `TextWriter` and
 * `IndexMaintenance`. The index knows documents with text fields, filter values and a stored record; it knows nothing of
 * homepages or HTTP. Input types are in `questions.ts`, output types in `answers.ts`.
 */

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
} from './answers.ts';
import type {
  FacetOptions,
  IndexDocument,
  QueryOptions,
  SearchOptions,
  StreamOptions,
  TextIndexSchema,
  TextQuery,
} from './questions.ts';

export type {
  Changes,
  EarlierVersions,
  FacetAnswer,
  FacetValue,
  FormsOfWord,
  HistogramPart,
  Hit,
  IndexStats,
  IntegrityReport,
  NewMatches,
  SearchAnswer,
  StoredDocument,
  Suggestion,
  UnionHit,
  UnionStream,
} from './answers.ts';
/** Errors, re-exported so that code that only distinguishes them does not load an engine. */
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
} from './questions.ts';

/** A bulk build: documents become visible at each commit, all or none. */
export interface BulkWriter {
  /** Resolves when the writer can take more: memory stays bounded however fast documents arrive. */
  add(document: IndexDocument): Promise<void>;
  /**
   * Makes everything added so far durable and visible, and only then the checkpoint. A crash in between may leave the checkpoint
   * behind, never ahead: a caller that resumes from it writes some documents again, and must recognise them as its own.
   */
  commit(checkpoint?: string): Promise<void>;
  /** Drops what was not committed and frees the writer. */
  close(): Promise<void>;
}

/** Asking. What answers need not be in this process: whatever may take time is a promise. */
export interface TextSearch {
  search(query: TextQuery, options: SearchOptions): Promise<SearchAnswer>;
  /**
   * All matches in the order of `search`, in batches, over one unchanging view of the index, in bounded memory. The budget is
   * that of opening it; it is closed after two minutes without a read.
   */
  stream(query: TextQuery, options: StreamOptions): AsyncIterable<readonly Hit[]>;
  /** The documents that match any of the queries, each once, by the score that the first matching query gives it, then by key. */
  streamUnion(queries: readonly TextQuery[], options: StreamOptions): Promise<UnionStream>;
  countUnion(queries: readonly TextQuery[], options?: QueryOptions): Promise<number>;
  count(query: TextQuery, options?: QueryOptions): Promise<number>;
  /** Many exact counts in one call, in the order of the queries. */
  counts(queries: readonly TextQuery[], options?: QueryOptions): Promise<readonly number[]>;
  /** Exact counts by value, of filters of numbers by parts of their span. */
  facets(query: TextQuery, fields: readonly string[], options: FacetOptions): Promise<FacetAnswer>;
  /**
   * Prefix suggestions over document keys, index terms, or the values of a `keyword`/`keywords` filter: most documents first, then value.
   * `spellings` takes a whole word instead: itself, if a document has it, then the terms that may have been meant by it, likeliest first.
   */
  suggest(
    over:
      | { readonly keys: true }
      | { readonly terms: true }
      | { readonly spellings: true }
      /** `withKey` also returns one document of each value, which visits all documents of the value. */
      | { readonly filter: string; readonly withKey?: boolean },
    prefix: string,
    limit: number,
    options?: QueryOptions,
  ): Promise<readonly Suggestion[]>;

  find(key: string): Promise<StoredDocument | undefined>;
  /** Those of the keys that have a document, by key. */
  findMany(keys: readonly string[], options?: QueryOptions): Promise<ReadonlyMap<string, StoredDocument>>;
  /** Keys in ascending order after `after`. */
  listKeys(options: { readonly after?: string; readonly limit: number }): Promise<readonly string[]>;

  /** Rises with every visible change. An answer names the generation it is of. */
  generation(): number | Promise<number>;
  /** Names the index whose generations these are: a rebuilt index counts from the start. */
  identity(): string;
  /** Compares the matches of now with those of an earlier generation, document by document: what is new goes by commits, not by a clock. */
  newMatches(
    query: TextQuery,
    options: QueryOptions & { readonly since: number; readonly limit: number },
  ): Promise<NewMatches>;
  /**
   * What became visible after a generation, oldest commits first: as many whole commits as have up to `limit` documents between
   * them, and at least one.
   */
  changes(options: QueryOptions & { readonly since: number; readonly limit: number }): Promise<Changes>;
  /** The versions of these keys that were visible in an earlier generation and have been replaced or deleted since. */
  findEarlier(
    keys: readonly string[],
    options: QueryOptions & { readonly since: number },
  ): Promise<EarlierVersions>;
  /**
   * Keeps replaced and deleted versions of documents that were visible in this generation or later, for `newMatches` and
   * `findEarlier`; undefined keeps none. They are dropped all the same when they are more than a quarter of the index and
   * 262,144 documents.
   */
  keepSince(generation: number | undefined): Promise<void>;
}

/** Writing. */
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
  /** A consistent copy that opens as an index of its own, made while serving. */
  backup(directory: string): Promise<void>;
  check(): Promise<IntegrityReport>;
  /** Compares all files with their checksums, which takes a fraction of a `check`; a sentence for each problem. */
  verify(): Promise<readonly string[]>;
  stats(): Promise<IndexStats>;
  /**
   * What keeps the index from answering or from caring for itself, one sentence each; empty when it is sound. Known within
   * 200 ms, however busy the threads are.
   */
  health(): Promise<readonly string[]>;
}

/** The embedded index with all its interfaces, for its owner. Other code takes only the interface it needs. */
export interface TextIndex extends TextSearch, TextWriter, IndexMaintenance {
  /** Rises immediately with changes of this process, within 50 ms with those of another; queries see those within a millisecond. */
  generation(): number;
  /** A commit and its checkpoint are one transaction here. */
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
  /** Opens an index of other rules for words too, for those who only read documents by key. Default false. */
  readonly acceptOtherAnalysis?: boolean;
  /** Opens an index that lacks the newest filters, too; it refuses what needs them. Default true. */
  readonly acceptOlderSchema?: boolean;
  /** Called with the filters that the index was built without: what needs them is refused until it is built again. */
  readonly onAbsentFilters?: (names: readonly string[]) => void;
  /** Called with segment files in the folder that this index does not know. They are not touched. */
  readonly onUnknownFiles?: (names: readonly string[]) => void;
  /** Whether this process reads all files once a day, slowly, and compares them with their checksums. Default false. */
  readonly verification?: boolean;
  /**
   * Called when background work has failed, or when a thread ended and is replaced. Nothing is lost; background work is
   * retried after later writes, and the callers of the thread get the error.
   */
  readonly onBackgroundError?: (error: unknown) => void;
}
