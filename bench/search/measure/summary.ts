import type { Measurement } from '../engines/engine.ts';

/** The summary of many timed runs of the same operation. */
export interface TimingSummary {
  readonly samples: number;
  readonly wallMsP50: number;
  readonly wallMsP95: number;
  readonly wallMsP99: number;
}

export interface MeasurementSummary extends TimingSummary {
  readonly cpuMs: number;
  readonly totals: readonly number[];
  readonly strategy?: string;
}

export function summarise({ totals, cpuMs, wallMs, strategy }: Measurement): MeasurementSummary {
  return { cpuMs, totals, ...summariseTimes(wallMs), ...(strategy ? { strategy } : {}) };
}

export function summariseTimes(wallMs: readonly number[]): TimingSummary {
  const sorted = Float64Array.from(wallMs).sort();
  return {
    samples: sorted.length,
    wallMsP50: percentile(sorted, 0.5),
    wallMsP95: percentile(sorted, 0.95),
    wallMsP99: percentile(sorted, 0.99),
  };
}

/** The smallest value that at least this share of all values does not exceed (nearest rank). */
function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
