/**
 * The interface of the vector index, apart from its implementation. It knows keys, vectors and the model that made them, and nothing about
 * companies. Scores are cosines: only the direction of a vector counts, and it is stored with length one.
 */

import type { SizeThresholds } from './size-thresholds.ts';

/** The model that made the vectors. Vectors of two models are never compared with each other. */
export interface VectorModel {
  /** A different name means a different model. */
  readonly name: string;
  /** From 2 to 8,192. */
  readonly dims: number;
  /** Data of the model, for example thresholds and means: stored and returned, never interpreted. At most 4 MB as JSON. */
  readonly facts: unknown;
}

export interface VectorRow {
  /** 1 to 255 bytes of UTF-8 without NUL; writing a key again replaces its vector. */
  readonly key: string;
  /** Finite numbers, not all zero. */
  readonly vector: Float32Array;
}

export interface VectorQueryOptions {
  /** Cancels the work when the caller has left; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** After this time the promise rejects with QueryBudgetExceeded; there are no partial results. Default ten seconds. */
  readonly budgetMs?: number;
}

export interface VectorSearchOptions extends VectorQueryOptions {
  /** 1 to 10,000. */
  readonly limit: number;
  /** Hits with a lower cosine are dropped. */
  readonly minScore?: number;
  /** Only these keys. Keys that are not in the index are ignored. */
  readonly allow?: ReadonlySet<string>;
  /** Excludes these keys. */
  readonly exclude?: ReadonlySet<string>;
  /** Also compares each hit with this vector, over the first coordinates only, without influence on what is found. */
  readonly compare?: Comparison;
}

/** A vector of which only the first `dims` coordinates are compared. */
export interface Comparison {
  readonly vector: Float32Array;
  readonly dims: number;
}

export interface VectorHit {
  readonly key: string;
  /** The cosine with the stored vector, from -1 to 1. */
  readonly score: number;
  /** The cosine with the vector of `compare`. */
  readonly compared?: number;
}

export interface VectorAnswer {
  /** Score descending, then key ascending (bytewise). */
  readonly hits: readonly VectorHit[];
  /** The build whose model was used; increases with every build. */
  readonly generation: number;
}

/** How far a build has come. */
export interface BuildProgress {
  /** `reading` the source, `training` the codes, `encoding` every row, `measuring` recall. */
  readonly step: 'reading' | 'training' | 'encoding' | 'measuring';
  readonly rows: number;
  /** Known once the source has been read. */
  readonly totalRows: number | undefined;
}

/** Where an interrupted build resumes: after the rows that are already durable. */
export interface BuildPosition {
  readonly rows: number;
  /** The last of these rows; undefined if there are none. */
  readonly lastKey: string | undefined;
}

/**
 * All rows of a build. An interrupted build only requests the rest: the source starts after `lastKey`, or skips as many rows as are
 * durable. It must return rows in the same order each time; if a key occurs twice, its last vector counts.
 */
export type VectorSource = (from: BuildPosition) => AsyncIterable<VectorRow>;

export interface BuildOptions {
  readonly model: VectorModel;
  readonly onProgress?: (progress: BuildProgress) => void;
  /** Stops the build; the rows read so far stay, and the next build of the same model resumes from there. */
  readonly signal?: AbortSignal;
}

export interface BuildReport {
  readonly rows: number;
  /** Rows that an earlier, interrupted build had read. */
  readonly resumedRows: number;
  readonly generation: number;
}

export interface VectorStats {
  readonly rows: number;
  /** Rows written since the last flush into a segment. */
  readonly recentRows: number;
  readonly segments: number;
  /** Size on disk. */
  readonly bytes: number;
  readonly model: VectorModel | undefined;
  readonly generation: number;
  /**
   * `exact`: every vector is compared, as bytes. `codes`: every code is compared. `lists`: only codes in the nearest lists. The best are
   * then compared again in full. `graphs`: follows links to nearer vectors, in another engine.
   */
  readonly method: 'exact' | 'codes' | 'lists' | 'graphs';
  /** The share of the true best 25 that a search finds, measured when the index was built; 1 while there are only recent rows. */
  readonly recallAt25: number;
  /** The number of lists that a query searches, and the number of all lists. Both are 1 if there are no lists. */
  readonly probes: number;
  readonly lists: number;
}

export interface VectorCheck {
  readonly ok: boolean;
  /** One sentence per problem. */
  readonly problems: readonly string[];
  readonly rowsChecked: number;
}

export interface VectorIndex {
  /** The model that made the vectors; undefined until something has been built. */
  model(): VectorModel | undefined;
  /** Changes with every visible change of the index. */
  version(): number;
  /**
   * The rows are durable when the promise resolves, and visible to the next search. `model` names the model that made the vectors, so that
   * none of another model is accepted by mistake. The model of a running build is accepted too; its rows become visible with the build.
   */
  upsert(rows: readonly VectorRow[], options: { readonly model: string }): Promise<void>;
  /** Returns how many of the keys had a vector. */
  delete(keys: readonly string[]): Promise<number>;
  /** The vectors of the keys that have one, with length one, as precisely as the index stores them. */
  get(keys: readonly string[], options?: VectorQueryOptions): Promise<ReadonlyMap<string, Float32Array>>;
  /** The cosines of a vector with those of the keys that have one. */
  cosines(
    comparison: Comparison,
    keys: readonly string[],
    options?: VectorQueryOptions,
  ): Promise<ReadonlyMap<string, number>>;
  search(vector: Float32Array, options: VectorSearchOptions): Promise<VectorAnswer>;
  /**
   * Builds a new index from all rows of a source, beside the one in use, and replaces it at the end. An empty source makes an empty index
   * of the model. Rows written in the meantime with the same model are kept. Only one build runs at a time.
   */
  build(source: VectorSource, options: BuildOptions): Promise<BuildReport>;
  /** A text stored under a name, beside the vectors and as durable as they are; undefined if there is none. */
  note(name: string): string | undefined;
  /** Stores a text under a name; undefined removes it. */
  keepNote(name: string, text: string | undefined): Promise<void>;
  /** Flushes recent rows into segments now instead of in the background. */
  flush(): Promise<void>;
  stats(): Promise<VectorStats>;
  /** Reads everything and compares it with its checksums. */
  check(): Promise<VectorCheck>;
  /** What prevents the index from answering or maintaining itself, one sentence each; empty when it is healthy. */
  health(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface OpenVectorIndexOptions {
  readonly directory: string;
  /** Worker threads that answer searches; with 0 the calling thread does it (tests, command-line tools). Default 2. */
  readonly workers?: number;
  /** Whether this process flushes recent rows in the background. Default true. */
  readonly flushing?: boolean;
  /** The sizes from which the index switches methods; tests make them small. */
  readonly sizeThresholds?: SizeThresholds;
  /** Called when background work has failed, or when a thread ended and is replaced. Nothing is lost in either case. */
  readonly onBackgroundError?: (error: unknown) => void;
}
