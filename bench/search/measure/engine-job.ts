import type { BuildFigures, Effort, EngineName, EngineUsage } from '../engines/engine.ts';
import type { QuerySet } from '../queries/draw-queries.ts';
import type { ClassName } from '../queries/query-classes.ts';
import type { MeasurementSummary, TimingSummary } from './summary.ts';

interface JobTarget {
  readonly engine: EngineName;
  readonly docs: number;
  readonly seed: number;
  readonly directory: string;
  /** Threads that answer queries, for the engine that has them. */
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

/** The job of one child process; a build and the serving never share a process, so neither's memory is the other's. */
export type EngineJob = BuildJob | ServeJob;

export interface BuildReport extends BuildFigures {
  readonly indexBytes: number;
  readonly storedBytes: number;
}

export interface ClassReport {
  readonly top: MeasurementSummary;
  readonly count: MeasurementSummary;
  /** The top rows of other queries of the class, each asked once; undefined where there are no others. */
  readonly once: MeasurementSummary | undefined;
}

export interface ServeReport {
  readonly documents: number;
  readonly openMs: number;
  readonly classes: Readonly<Record<ClassName, ClassReport>>;
  /** Two hundred keywords counted in one call. */
  readonly counts200: MeasurementSummary;
  /** All countries and industries of the matches of a frequent word. */
  readonly facets: MeasurementSummary;
  /** After the queries and before the writes. */
  readonly usage: EngineUsage;
  readonly upsert: TimingSummary & { readonly cpuMs: number };
  readonly mixed: MixedReport;
  /** Totals of one query per class after all writes, which put every page back as it was. */
  readonly totalsAfterWrites: readonly number[];
  /** Whether a page with a word of its own was found by the query after its write, and no more after the next. */
  readonly writesVisible: boolean;
}

/** One write after every nine reads of all classes in turn. */
interface MixedReport {
  readonly reads: TimingSummary;
  readonly writes: TimingSummary;
}
