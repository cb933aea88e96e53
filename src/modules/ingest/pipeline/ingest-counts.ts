import { z } from 'zod';
import type { FilesNotRead } from '../page-source.ts';

/** The figures of a run so far, including restarts. */
export const ingestCountsSchema = z.object({
  pages_read: z.int(),
  kept: z.int(),
  /** Kept pages that replaced an older page of the same domain. */
  replaced: z.int(),
  dropped: z.record(z.string(), z.int()),
  damaged_stretches: z.int(),
  seconds: z.number(),
  /** Time by stage; decoding and extraction are summed over the workers. */
  stage_seconds: z.record(z.string(), z.number()),
});

export type IngestCounts = z.infer<typeof ingestCountsSchema>;

export interface IngestSummary extends IngestCounts {
  readonly finished: boolean;
  /** The input was read to its end and contained no record. */
  readonly nothing_readable: boolean;
  readonly resumed: boolean;
  /** An earlier run read all of this input: nothing was read now, and the figures are from that run. */
  readonly already_done: boolean;
  readonly pages_per_second: number;
  /** Descriptions of the first problems. */
  readonly problems: readonly string[];
  readonly problems_not_listed: number;
  /** Files of a folder that are no archive by their names. */
  readonly files_not_read: FilesNotRead;
}

export function noCounts(): IngestCounts {
  return {
    pages_read: 0,
    kept: 0,
    replaced: 0,
    dropped: {},
    damaged_stretches: 0,
    seconds: 0,
    stage_seconds: {},
  };
}

export function addTo(counters: Record<string, number>, name: string, amount: number): void {
  counters[name] = (counters[name] ?? 0) + amount;
}

/** The figures of a run for the report, rounded for people. */
export function summarise(
  counts: IngestCounts,
  run: Omit<IngestSummary, keyof IngestCounts | 'pages_per_second'>,
): IngestSummary {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    ...run,
    ...counts,
    seconds: round(counts.seconds),
    pages_per_second: counts.seconds > 0 ? round(counts.pages_read / counts.seconds) : 0,
    stage_seconds: Object.fromEntries(
      Object.entries(counts.stage_seconds).map(([stage, s]) => [stage, round(s)]),
    ),
  };
}
