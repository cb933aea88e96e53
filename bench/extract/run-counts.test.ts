import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countRuns } from './run-counts.ts';
import type { NoteScore } from './score-notes.ts';

function scored(set: string, right: number): NoteScore[] {
  const counts = { labelled: 10, right, wrong: 1 };
  return [{ column: 'industry', ...counts, bySet: [{ set, ...counts }], byLanguage: [], misses: [] }];
}

test('every run on a set is counted and its first score is kept', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'run-counts-')), 'runs.json');
  countRuns(file, scored('fresh', 6));
  countRuns(file, scored('other', 5));
  const counts = countRuns(file, scored('fresh', 9));
  expect(counts).toEqual({
    fresh: { runs: 2, firstIndustry: { labelled: 10, right: 6, wrong: 1 } },
    other: { runs: 1, firstIndustry: { labelled: 10, right: 5, wrong: 1 } },
  });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(counts);
});
