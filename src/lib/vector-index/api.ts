/**
 * The interface of the vector index, apart from its implementation. It knows keys, vectors and the model that made
 * them; it knows nothing of companies. Scores are cosines: a vector counts by its direction alone, and is stored at length one.
 */

import type { SizeThresholds } from './size-thresholds.ts';

/** What made the vectors. Vectors of two models are never compared with each other. */
export interface VectorModel {
  /** Another name is another model. */
  readonly name: string;
  /** From 2 to 8,192. */
  readonly dims: number;
  /** Facts of the model, such as thresholds and means: stored and returned, never interpreted. At most 4 MB as JSON. */
  readonly facts: unknown;
}

export interface VectorRow {
  /** 1 to 255 bytes of UTF-8 without NUL; writing a key again replaces its vector. */
  readonly key: string;
  /** Finite numbers, not all zero. */
  readonly vector: Float32Array;
}

export interface VectorQueryOptions {
  /** Ends the work when the caller has left; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Past it the promise rejects with SearchBudgetExceeded: an answer is whole or absent. Default ten seconds. */
  readonly budgetMs?: number;
}

export interface VectorSearchOptions extends VectorQueryOptions {
  /** 1 to 10,000. */
  readonly limit: number;
  /** Hits with a lower cosine are dropped. */
  readonly minScore?: number;
  /** Only these keys. Keys that are not in the index are ignored. */
  readonly allow?: ReadonlySet<string>;
  /** None of these keys. */
  readonly exclude?: ReadonlySet<string>;
}

export interface VectorHit {
  readonly key: string;
  /** The cosine with the stored vector, from -1 to 1. */
  readonly score: number;
}

export interface VectorAnswer {
  /** Score descending, then key ascending (bytewise). */
  readonly hits: readonly VectorHit[];
  /** The build whose model answered; rises with every build. */
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

/** Where an interrupted build resumes: the rows that are durable already. */
export interface BuildPosition {
  readonly rows: number;
  /** The last of them; undefined when there are none. */
  readonly lastKey: string | undefined;
}

/**
 * All rows of a build. A build that was interrupted is given only the rest: the source begins behind `lastKey`, or skips
 * as many rows as are safe. It must give rows in the same order each time; a key given twice keeps its last vector.
 */
export type VectorSource = (from: BuildPosition) => AsyncIterable<VectorRow>;

export interface BuildOptions {
  readonly model: VectorModel;
  readonly onProgress?: (progress: BuildProgress) => void;
  /** Stops the build; what has been read stays and the next build of the same model resumes from it. */
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
  /** On disk. */
  readonly bytes: number;
  readonly model: VectorModel | undefined;
  readonly generation: number;
  /**
   * `exact`: every vector is compared, in bytes. `codes`: every code. `lists`: those of the nearest lists. The best are then
   * compared again in full. `graphs`: those that lead to nearer ones, in another engine.
   */
  readonly method: 'exact' | 'codes' | 'lists' | 'graphs';
  /** Share of the true best 25 that a search finds, measured when the index was built; 1 while there are recent rows only. */
  readonly recallAt25: number;
  /** Lists searched by a query, out of how many. Both 1 when there are no lists. */
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
  /** What made the vectors; undefined until something has been built. */
  model(): VectorModel | undefined;
  /** Changes with every visible change of the index. */
  version(): number;
  /**
   * Durable when the promise resolves, and visible to the next search. `model` names the model that made the vectors, so that
   * none of another one slips in; that of a running build is accepted too, and is visible once the build is.
   */
  upsert(rows: readonly VectorRow[], options: { readonly model: string }): Promise<void>;
  /** How many of the keys had a vector. */
  delete(keys: readonly string[]): Promise<number>;
  /** Those of the keys that have a vector, with length one, as exactly as the index keeps it. */
  get(keys: readonly string[], options?: VectorQueryOptions): Promise<ReadonlyMap<string, Float32Array>>;
  search(vector: Float32Array, options: VectorSearchOptions): Promise<VectorAnswer>;
  /**
   * Builds the index from all rows of a source, beside the one that answers, and replaces it at the end. An empty source
   * makes an empty index of the model. What is written meanwhile with the same model is kept. One build at a time.
   */
  build(source: VectorSource, options: BuildOptions): Promise<BuildReport>;
  /** What was stored under a name, beside the vectors and as durable as they are; undefined where nothing was. */
  note(name: string): string | undefined;
  /** Undefined forgets it. */
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
  /** Worker threads that answer searches; 0 answers on the calling thread (tests, command-line tools). Default 2. */
  readonly workers?: number;
  /** Whether this process flushes recent rows in the background. Default true. */
  readonly flushing?: boolean;
  /** From which sizes on the index works in which way; tests make them small. */
  readonly sizeThresholds?: SizeThresholds;
  /** Called when background work has failed, or when a thread ended and is replaced. Nothing is lost by it. */
  readonly onBackgroundError?: (error: unknown) => void;
}
