/**
 * What the text index promises, apart from how it keeps the promise, by three doors: `TextSearch`, `TextWriter` and
 * `EmbeddedCare`. The index knows documents with text fields, filter values and a stored record; it knows nothing of
 * homepages or HTTP.
 */

export interface TextIndexSchema {
  /** At most eight, in the order in which matched fields are reported. A phrase never crosses two fields or two values of one field. */
  readonly fields: readonly TextField[];
  readonly filters: readonly FilterField[];
}

export interface TextField {
  readonly name: string;
  /** Weight of a match in this field in the score. */
  readonly boost: number;
}

export interface FilterField {
  readonly name: string;
  /**
   * `keyword` one string, `keywords` several strings: equals, in, contains, facets, suggestions.
   * `flag` true or false. `number` a finite number for ranges. `text` a string only looked into by `contains`
   * (nearly every document has its own, such as a title). Strings compare without case and accents.
   */
  readonly kind: 'keyword' | 'keywords' | 'flag' | 'number' | 'text';
}

export interface IndexDocument {
  /** At most 255 bytes of UTF-8; writing a key again replaces its document. */
  readonly key: string;
  readonly text: Readonly<Record<string, string | readonly string[]>>;
  readonly filters: Readonly<Record<string, string | readonly string[] | boolean | number | null>>;
  /** Returned as it was given; the index compresses it. */
  readonly stored: Uint8Array;
  /** Static rank from 0 (none, the default) to 1 (best): a small prior in the score. */
  readonly prior?: number;
}

/** `phrase` the words in a row; `all` every word anywhere; `any` at least one word. */
export type MatchMode = 'phrase' | 'all' | 'any';

/** One condition on a document. */
export type Condition =
  | { readonly field: string; readonly op: 'equals'; readonly value: string | boolean }
  | { readonly field: string; readonly op: 'in'; readonly values: readonly (string | boolean)[] }
  | { readonly field: string; readonly op: 'contains'; readonly value: string }
  | { readonly field: string; readonly op: 'range'; readonly min?: number; readonly max?: number }
  | { readonly op: 'keys'; readonly keys: readonly string[] }
  | { readonly op: 'not-keys'; readonly keys: readonly string[] };

/** A condition, or several of which none may hold. */
export type Filter = Condition | { readonly op: 'none'; readonly filters: readonly Condition[] };

/** A text whose matches are left out. */
export interface ExcludedText {
  readonly text: string;
  readonly mode: MatchMode;
}

export interface TextQuery {
  /** Absent: every document matches and the order is by prior, then key. */
  readonly text?: string;
  readonly mode: MatchMode;
  /** All must hold. */
  readonly filters?: readonly Filter[];
  /** Documents that match one of these are left out; totals, facets and streams leave them out too. */
  readonly exclude?: readonly ExcludedText[];
}

export interface QueryOptions {
  /** Ends the work when the caller has gone; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Past it the promise rejects with QueryBudgetExceeded: an answer is exact or absent, never partial. Default a minute. */
  readonly budgetMs?: number;
}

export interface SearchOptions extends QueryOptions {
  readonly limit: number;
  readonly offset?: number;
  /** Whether hits carry their stored records. Default true. */
  readonly stored?: boolean;
}

export interface Hit {
  readonly key: string;
  readonly score: number;
  /** Names of the fields that match: for a phrase, those holding it; else those holding at least one of the words. */
  readonly matchedFields: readonly string[];
  readonly stored: Uint8Array | undefined;
}

/** A document found by one of several queries. */
export interface UnionHit {
  readonly key: string;
  /** By the query that found it. */
  readonly score: number;
  /** The first of the queries, in the order given, that matches the document. */
  readonly query: number;
  readonly stored: Uint8Array | undefined;
}

export interface UnionStream {
  /** Exact number of documents that match at least one of the queries, whatever the limit. */
  readonly total: number;
  /** To be read once. What is not read for two minutes ends. */
  readonly batches: AsyncIterable<readonly UnionHit[]>;
}

export interface StreamOptions extends QueryOptions {
  readonly limit?: number;
  readonly batch?: number;
  /** Whether hits carry their stored records. Default true. */
  readonly stored?: boolean;
}

export interface SearchAnswer {
  /** Exact number of matching documents. */
  readonly total: number;
  /** Score descending, then key ascending (bytewise). */
  readonly hits: readonly Hit[];
  /** The index generation that answered. */
  readonly generation: number;
}

/** What matches now and did not match in an earlier generation. */
export interface NewMatches {
  /** Exact number of all documents that match now. */
  readonly total: number;
  /** Exact number of those that did not match then, because they had other content or did not exist. */
  readonly newCount: number;
  /** The best of the new ones, in the order of `search`, without their records. */
  readonly hits: readonly Hit[];
  /** The index generation that answered: where the next comparison goes on. */
  readonly generation: number;
  /**
   * False when versions of then were dropped before they could be compared, see `keepSince`. A document that replaced a
   * dropped version is not counted as new, whether or not that version matched; one whose key is new always is.
   */
  readonly isExact: boolean;
}

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

export interface FacetAnswer {
  readonly total: number;
  /** Per requested field, count descending, then value ascending. Flags count their `true` under the value "true". */
  readonly facets: Readonly<Record<string, readonly FacetValue[]>>;
  readonly generation: number;
}

export interface Suggestion {
  readonly value: string;
  /** Documents with that value (1 for a key). */
  readonly count: number;
  /** One document with that value: the first by prior, then key. Absent for terms. */
  readonly key?: string;
}

export interface StoredDocument {
  readonly key: string;
  readonly stored: Uint8Array;
  /** Milliseconds since 1970 at which this key was first and last written. */
  readonly firstIndexedAt: number;
  readonly lastIndexedAt: number;
}

export interface IndexStats {
  readonly documents: number;
  readonly deletedDocuments: number;
  readonly terms: number;
  readonly segments: number;
  readonly tailDocuments: number;
  readonly bytesOnDisk: number;
  readonly generation: number;
}

export interface IntegrityReport {
  readonly ok: boolean;
  /** One sentence per problem. */
  readonly problems: readonly string[];
  readonly documentsChecked: number;
  readonly filesChecked: number;
}

/** A bulk build: documents become visible at each commit, all or none. */
export interface BulkWriter {
  /** Resolves when the writer has room for more; memory stays bounded however fast documents come. */
  add(document: IndexDocument): Promise<void>;
  /**
   * Makes everything added so far durable and visible, and only then the checkpoint. A crash in between may leave the checkpoint
   * behind, never ahead: whoever goes on from it writes documents again, and must not take them for those of somebody else.
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
   * that of opening it; it ends when nobody reads from it for two minutes.
   */
  stream(query: TextQuery, options: StreamOptions): AsyncIterable<readonly Hit[]>;
  /** The documents that match any of the queries, each once, by the score that the first matching query gives it, then by key. */
  streamUnion(queries: readonly TextQuery[], options: StreamOptions): Promise<UnionStream>;
  countUnion(queries: readonly TextQuery[], options?: QueryOptions): Promise<number>;
  count(query: TextQuery, options?: QueryOptions): Promise<number>;
  /** Many exact counts in one call, in the order of the queries. */
  counts(queries: readonly TextQuery[], options?: QueryOptions): Promise<readonly number[]>;
  facets(
    query: TextQuery,
    fields: readonly string[],
    options: QueryOptions & { readonly size: number },
  ): Promise<FacetAnswer>;
  /** Prefix suggestions over document keys, index terms, or the values of a `keyword`/`keywords` filter: most documents first, then value. */
  suggest(
    over: { readonly keys: true } | { readonly terms: true } | { readonly filter: string },
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
  /** Names the index whose generations these are: one built anew counts from the start. */
  identity(): string;
  /** Compares the matches of now with those of an earlier generation, document by document: what is new goes by commits, not by a clock. */
  newMatches(
    query: TextQuery,
    options: QueryOptions & { readonly since: number; readonly limit: number },
  ): Promise<NewMatches>;
  /**
   * Keeps replaced and deleted versions of documents that were visible in this generation or later, for `newMatches`; undefined
   * keeps none. They are dropped all the same when they are more than a quarter of the index and 262,144 documents.
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

/** Care of an index that lies in a folder of this machine. */
export interface EmbeddedCare {
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

/** The embedded index: all doors at once, for whoever opens and closes it. Everybody else asks for the door they need. */
export interface TextIndex extends TextSearch, TextWriter, EmbeddedCare {
  /** Rises at once with the changes of this process, within 50 ms with those of another; queries see those within a millisecond. */
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
  /** Whether this process folds the tail and merges segments in the background. Default true. */
  readonly compaction?: boolean;
  /** Told of segment files in the folder that are not of this index as it knows itself. They are left as they are. */
  readonly onUnknownFiles?: (names: readonly string[]) => void;
  /** Whether this process reads all files once a day, slowly, and compares them with their checksums. Default false. */
  readonly verification?: boolean;
  /**
   * Told when background work has failed, or when a thread ended and is replaced. Nothing is lost by it; background work is
   * tried again after later writes, and the callers of the thread have been told.
   */
  readonly onBackgroundError?: (error: unknown) => void;
}
