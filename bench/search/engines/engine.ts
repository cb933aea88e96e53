import type { CompanyPage } from '../corpus/company-page.ts';
import type { BenchQuery } from '../queries/query-classes.ts';

export const engineNames = ['homedex', 'fts5', 'lucene', 'tantivy'] as const;

export type EngineName = (typeof engineNames)[number];

/** `top` gives the best hundred rows and the exact total, `count` the total alone, `facets` all countries and industries. */
type Operation = 'top' | 'count' | 'facets';

/**
 * How much processor time an operation gets before it is measured and while it is: on a busy machine wall time would
 * leave an engine cold. Every query of the class is measured at least once.
 */
export interface Effort {
  readonly warmUpCpuMs: number;
  readonly measureCpuMs: number;
}

export interface Measurement {
  /** What each query found, in order; for facets a checksum of all values and counts. */
  readonly totals: readonly number[];
  /** Processor time of one query, over all threads of the engine's process. */
  readonly cpuMs: number;
  /** Every measured time. */
  readonly wallMs: readonly number[];
  /** How the engine got the answer, where it has a choice. */
  readonly strategy?: string;
}

export interface EngineUsage {
  readonly version: string;
  /** Processor time of the process since it began. */
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
  /** Processor time the engine itself took: making and preparing the pages is not its work. */
  readonly cpuS: number;
  readonly wallS: number;
  /** The part of the wall time in which pages were made and prepared while the engine may have waited. */
  readonly prepareS: number;
  readonly peakRssMb: number;
}

export interface PageSource {
  page(number: number): CompanyPage;
}

/** What the benchmark needs of an engine; the processes on the other side do the measuring, so that pipes cost nothing. */
export interface BenchEngine {
  build(pages: PageSource, docs: number): Promise<BuildFigures>;
  /** Opens what was built: how many documents it holds and how long the engine took. */
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
