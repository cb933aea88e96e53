import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { NoteCounts, NoteScore } from './score-notes.ts';

const industryCounts = z.object({ labelled: z.number(), right: z.number(), wrong: z.number() });
const countsFile = z.record(
  z.string(),
  z.object({
    runs: z.number().int().min(1),
    /** Industry scores of the first run, the only ones that nobody can have tuned for. */
    firstIndustry: industryCounts,
  }),
);

export type RunCounts = z.infer<typeof countsFile>;

/** Adds a run for each set that was scored and writes the counts back. The first score of a set is never overwritten. */
export function countRuns(file: string, notes: readonly NoteScore[]): RunCounts {
  const counts = existsSync(file) ? countsFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  for (const { set, labelled, right, wrong } of industriesBySet(notes)) {
    const known = counts[set];
    counts[set] = {
      runs: (known?.runs ?? 0) + 1,
      firstIndustry: known?.firstIndustry ?? { labelled, right, wrong },
    };
  }
  writeFileSync(file, `${JSON.stringify(counts, null, 2)}\n`);
  return counts;
}

function industriesBySet(notes: readonly NoteScore[]): readonly (NoteCounts & { readonly set: string })[] {
  return notes.find(({ column }) => column === 'industry')?.bySet ?? [];
}
