import type { EngineName } from '../engines/engine.ts';
import type { BuildReport, ClassReport, ServeReport } from '../measure/engine-job.ts';
import type { TimingSummary } from '../measure/summary.ts';
import { type ClassName, classNames } from '../queries/query-classes.ts';

/** What `--json` writes. Times are in milliseconds unless the name says otherwise. */
export interface BenchReport {
  readonly docs: number;
  readonly seed: number;
  readonly engines: Readonly<Partial<Record<EngineName, EngineReport>>>;
  /** Our engine as the service runs it: queries in a worker thread, two concurrent callers in the mixed part. */
  readonly homedex_in_worker?: EngineReport;
}

export interface EngineReport {
  readonly version: string;
  readonly classes: Readonly<Record<ClassName, ClassFigures>>;
  readonly build_cpu_s: number;
  readonly build_wall_s: number;
  /** By wall time without making the pages. */
  readonly build_docs_per_s: number;
  readonly build_peak_rss_mb: number;
  readonly index_bytes_per_doc: number;
  readonly stored_bytes_per_doc: number;
  readonly rss_mb: number;
  /** Without mapped files. */
  readonly rss_anon_mb: number;
  readonly open_ms: number;
  readonly counts_200: Times & { readonly cpu_ms: number };
  readonly facets: Times & { readonly cpu_ms: number };
  readonly upsert: Times & { readonly cpu_ms: number };
  readonly mixed_read: Times;
  readonly mixed_write: Times;
}

interface Times {
  readonly wall_ms_p50: number;
  readonly wall_ms_p95: number;
  readonly wall_ms_p99: number;
}

interface ClassFigures {
  readonly top_cpu_ms: number;
  readonly count_cpu_ms: number;
  /** The top rows of a query that has not run before. */
  readonly once_cpu_ms?: number;
  readonly top_wall_ms_p50: number;
  readonly top_wall_ms_p95: number;
  readonly top_wall_ms_p99: number;
  readonly count_wall_ms_p50: number;
  readonly count_wall_ms_p95: number;
  readonly count_wall_ms_p99: number;
  readonly queries: number;
  readonly samples: number;
  /** Mean number of matching documents. */
  readonly mean_total: number;
  readonly strategy?: string;
}

export function engineReport(docs: number, build: BuildReport, serve: ServeReport): EngineReport {
  const classes: Partial<Record<ClassName, ClassFigures>> = {};
  for (const name of classNames) classes[name] = classFigures(serve.classes[name]);
  return {
    version: serve.usage.version,
    classes: classes as Record<ClassName, ClassFigures>,
    build_cpu_s: round(build.cpuS),
    build_wall_s: round(build.wallS),
    build_docs_per_s: Math.round(docs / (build.wallS - build.prepareS)),
    build_peak_rss_mb: Math.round(build.peakRssMb),
    index_bytes_per_doc: Math.round(build.indexBytes / docs),
    stored_bytes_per_doc: Math.round(build.storedBytes / docs),
    rss_mb: Math.round(serve.usage.rssMb),
    rss_anon_mb: Math.round(serve.usage.rssAnonMb),
    open_ms: round(serve.openMs),
    counts_200: { cpu_ms: round(serve.counts200.cpuMs), ...times(serve.counts200) },
    facets: { cpu_ms: round(serve.facets.cpuMs), ...times(serve.facets) },
    upsert: { cpu_ms: round(serve.upsert.cpuMs), ...times(serve.upsert) },
    mixed_read: times(serve.mixed.reads),
    mixed_write: times(serve.mixed.writes),
  };
}

function classFigures({ top, count, once }: ClassReport): ClassFigures {
  return {
    top_cpu_ms: round(top.cpuMs),
    count_cpu_ms: round(count.cpuMs),
    ...(once && { once_cpu_ms: round(once.cpuMs) }),
    top_wall_ms_p50: round(top.wallMsP50),
    top_wall_ms_p95: round(top.wallMsP95),
    top_wall_ms_p99: round(top.wallMsP99),
    count_wall_ms_p50: round(count.wallMsP50),
    count_wall_ms_p95: round(count.wallMsP95),
    count_wall_ms_p99: round(count.wallMsP99),
    queries: top.totals.length,
    samples: top.samples,
    mean_total: Math.round(
      top.totals.reduce((sum, total) => sum + total, 0) / Math.max(1, top.totals.length),
    ),
    ...(top.strategy === undefined ? {} : { strategy: top.strategy }),
  };
}

function times({ wallMsP50, wallMsP95, wallMsP99 }: TimingSummary): Times {
  return { wall_ms_p50: round(wallMsP50), wall_ms_p95: round(wallMsP95), wall_ms_p99: round(wallMsP99) };
}

/** Four digits are more precise than the clock, and short. */
function round(value: number): number {
  return Number(value.toPrecision(4));
}
