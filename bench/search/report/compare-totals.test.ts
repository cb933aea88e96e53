import { expect, test } from 'vitest';
import type { ServeReport } from '../measure/engine-job.ts';
import { summarise } from '../measure/summary.ts';
import type { QuerySet } from '../queries/draw-queries.ts';
import { type BenchQuery, type ClassName, classNames } from '../queries/query-classes.ts';
import { compareTotals } from './compare-totals.ts';

const query: BenchQuery = { words: ['contact', 'us'], mode: 'phrase' };
const classes = Object.fromEntries(
  classNames.map((name) => [name, [query]]),
) as unknown as QuerySet['classes'];
const queries: QuerySet = {
  classes,
  once: classes,
  keywords: [query],
};

function reportWith(totals: Partial<Record<ClassName, number>>): ServeReport {
  const measured = (total: number) => summarise({ totals: [total], cpuMs: 1, wallMs: [1, 2, 3] });
  const { samples, wallMsP50, wallMsP95, wallMsP99 } = measured(0);
  const times = { samples, wallMsP50, wallMsP95, wallMsP99 };
  const measuredClasses = classNames.map((name) => {
    const total = totals[name] ?? 10;
    return [name, { top: measured(total), count: measured(total), once: measured(total) }] as const;
  });
  return {
    documents: 100,
    openMs: 1,
    classes: Object.fromEntries(measuredClasses) as unknown as ServeReport['classes'],
    counts200: measured(5),
    facets: measured(6),
    usage: { version: '', cpuMs: 0, rssMb: 0, rssAnonMb: 0, peakRssMb: 0, indexBytes: 0, storedBytes: 0 },
    upsert: { ...times, cpuMs: 1 },
    mixed: { reads: times, writes: times },
    totalsAfterWrites: classNames.map((name) => totals[name] ?? 10),
    writesVisible: true,
  };
}

test('engines that agree on every total produce no problem', () => {
  expect(compareTotals({ homedex: reportWith({}), fts5: reportWith({}) }, queries)).toEqual([]);
});

test('a total that differs on one engine is named with the query and both numbers', () => {
  const problems = compareTotals({ homedex: reportWith({ all2: 9 }), lucene: reportWith({}) }, queries);
  expect(problems).toContain('all2 top "contact us" (phrase): homedex 9, lucene 10');
});

test('an engine whose count differs from its own search is found without a peer', () => {
  const report = reportWith({});
  const split = { ...report.classes.rare, count: { ...report.classes.rare.count, totals: [11] } };
  const problems = compareTotals(
    { homedex: { ...report, classes: { ...report.classes, rare: split } } },
    queries,
  );
  expect(problems).toContain('homedex: the totals of rare differ between top and count');
});

test('a write that the next query does not see is a problem', () => {
  const problems = compareTotals({ fts5: { ...reportWith({}), writesVisible: false } }, queries);
  expect(problems).toEqual(['fts5: a write was not visible to the next query']);
});

test('percentiles are measured values by nearest rank', () => {
  const wallMs = Array.from({ length: 200 }, (_, at) => 200 - at);
  expect(summarise({ totals: [], cpuMs: 0, wallMs })).toMatchObject({
    wallMsP50: 100,
    wallMsP95: 190,
    wallMsP99: 198,
  });
});
