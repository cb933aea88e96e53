import type { BuildFigures, Effort, EngineName, EngineUsage } from '../engines/engine.ts';
import type { QuerySet } from '../queries/draw-queries.ts';
import type { ClassName } from '../queries/query-classes.ts';
import type { MeasurementSummary, TimingSummary } from './summary.ts';

interface JobTarget {
  readonly engine: EngineName;
  readonly docs: number;
  readonly seed: number;
  readonly directory: string;
  /** Threads that answer queries, for the engine that has such threads. */
  readonly workers: number;
}

export interface BuildJob extends JobTarget {
  readonly phase: 'build';
}

export interface ServeJob extends JobTarget {
  readonly phase: 'serve';
  readonly queries: QuerySet;
  readonly effort: Effort;
}

/** The job of one child process. Building and serving never share a process, so that their memory is separate. */
export type EngineJob = BuildJob | ServeJob;

export interface BuildReport extends BuildFigures {
  readonly indexBytes: number;
  readonly storedBytes: number;
}

export interface ClassReport {
  readonly top: MeasurementSummary;
  readonly count: MeasurementSummary;
  /** The top rows of other queries of the class, each run once; undefined if there are no others. */
  readonly once: MeasurementSummary | undefined;
}

export interface ServeReport {
  readonly documents: number;
  readonly openMs: number;
  readonly classes: Readonly<Record<ClassName, ClassReport>>;
  /** Counts two hundred keywords in one call. */
  readonly counts200: MeasurementSummary;
  /** All countries and industries in the matches of a frequent word. */
  readonly facets: MeasurementSummary;
  /** Measured after the queries and before the writes. */
  readonly usage: EngineUsage;
  readonly upsert: TimingSummary & { readonly cpuMs: number };
  readonly mixed: MixedReport;
  /** Totals of one query per class after all writes, which wrote every page unchanged. */
  readonly totalsAfterWrites: readonly number[];
  /** Whether a page with a unique word was found right after its write, and no longer after the next write. */
  readonly writesVisible: boolean;
}

/** One write after every nine reads, over all classes in turn. */
interface MixedReport {
  readonly reads: TimingSummary;
  readonly writes: TimingSummary;
}
