import type { CompanyPage } from '../corpus/company-page.ts';
import type { BenchQuery } from '../queries/query-classes.ts';

export const engineNames = ['homedex', 'fts5', 'lucene', 'tantivy'] as const;

export type EngineName = (typeof engineNames)[number];

/** `top` returns the best hundred rows and the exact total, `count` only the total, `facets` all countries and industries. */
type Operation = 'top' | 'count' | 'facets';

/**
 * How much CPU time an operation gets for warming up and for measuring. Wall time would leave an engine cold on a busy machine. Every query
 * of the class is measured at least once.
 */
export interface Effort {
  readonly warmUpCpuMs: number;
  readonly measureCpuMs: number;
}

export interface Measurement {
  /** The total of each query, in order. For facets, a checksum of all values and counts. */
  readonly totals: readonly number[];
  /** CPU time per query, over all threads of the engine's process. */
  readonly cpuMs: number;
  /** Every measured time. */
  readonly wallMs: readonly number[];
  /** How the engine computed the result, if it has a choice. */
  readonly strategy?: string;
}

export interface EngineUsage {
  readonly version: string;
  /** CPU time of the process since it started. */
  readonly cpuMs: number;
  readonly rssMb: number;
  /** Without mapped files, which are page cache. */
  readonly rssAnonMb: number;
  readonly peakRssMb: number;
  /** Without the stored records. */
  readonly indexBytes: number;
  readonly storedBytes: number;
}

export interface BuildFigures {
  /** CPU time of the engine itself, without making and preparing the pages. */
  readonly cpuS: number;
  readonly wallS: number;
  /** The part of the wall time for making and preparing pages, during which the engine may have waited. */
  readonly prepareS: number;
  readonly peakRssMb: number;
}

export interface PageSource {
  page(number: number): CompanyPage;
}

/** What the benchmark needs from an engine. The engine processes measure themselves, so that pipes do not count. */
export interface BenchEngine {
  build(pages: PageSource, docs: number): Promise<BuildFigures>;
  /** Opens what was built. Resolves with the number of documents and the time it took. */
  open(): Promise<{ readonly documents: number; readonly openMs: number }>;
  measure(operation: Operation, queries: readonly BenchQuery[], effort: Effort): Promise<Measurement>;
  /** All counts in one call. */
  measureCounts(queries: readonly BenchQuery[]): Promise<Measurement>;
  totals(queries: readonly BenchQuery[]): Promise<readonly number[]>;
  /** Wall milliseconds until the page is durable and visible. */
  upsert(page: CompanyPage): Promise<number>;
  /** Wall milliseconds of the top hundred rows with the total. */
  read(query: BenchQuery): Promise<number>;
  usage(): Promise<EngineUsage>;
  close(): Promise<void>;
}
