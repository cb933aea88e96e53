import { expect, test } from 'vitest';
import type { BenchReport } from '../search/report/json-report.ts';
import { ratiosOfApi, ratiosOfSearch, ratiosOfVectors } from './peer-ratios.ts';

const engine = (factor: number) => ({
  classes: {
    rare: { top_cpu_ms: 1 * factor, count_cpu_ms: 2 },
    frequent: { top_cpu_ms: 4, count_cpu_ms: 2 * factor },
  },
  build_cpu_s: 10 * factor,
  index_bytes_per_doc: 100,
});

test('a peer is compared by the geometric mean over all classes; one that is missing says why', () => {
  const report = { engines: { homedex: engine(1), fts5: engine(4) } } as unknown as BenchReport;
  const ratios = ratiosOfSearch(report, 'drawing queries\nlucene: skipped, Maven is not installed\n');
  expect(ratios.map(({ peer, ratio, note }) => [peer, ratio, note])).toEqual([
    ['SQLite FTS5', 2, undefined],
    ['SQLite FTS5', 2, undefined],
    ['SQLite FTS5', 4, undefined],
    ['SQLite FTS5', 1, undefined],
    ['Lucene', undefined, 'Maven is not installed'],
    ['Tantivy', undefined, 'it was not measured'],
  ]);
});

test('vector libraries are compared with their recall, and one that npm cannot install is named', () => {
  const ratios = ratiosOfVectors({
    warm: { searchCpuMs: 2, recallAt25: 0.991 },
    buildCpuSeconds: 10,
    peers: [
      { peer: 'usearch', searchCpuMs: 3, recallAt25: 0.9, buildCpuSeconds: 5 },
      { peer: 'sqlite-vec', error: 'npm could not bring it' },
    ],
  });
  expect(ratios.map(({ peer, ratio, note }) => [peer, ratio, note])).toEqual([
    ['usearch', 1.5, 'recall 99.1 %, usearch 90 %'],
    ['usearch', 0.5, undefined],
    ['sqlite-vec', undefined, 'npm could not bring it'],
  ]);
});

test('a cached search is compared with an empty handler', () => {
  expect(ratiosOfApi({ cached: { per_second: 80 }, empty_handler: { per_second: 100 } })[0]?.ratio).toBe(0.8);
});
