import type { EngineName } from '../engines/engine.ts';
import type { ServeReport } from '../measure/engine-job.ts';
import type { QuerySet } from '../queries/draw-queries.ts';
import { type BenchQuery, classNames } from '../queries/query-classes.ts';

export type ServeReports = Readonly<Partial<Record<EngineName, ServeReport>>>;

/** One sentence for every query on which two engines, or two operations of one engine, disagree. */
export function compareTotals(reports: ServeReports, queries: QuerySet): string[] {
  const problems: string[] = [];
  const compare = (
    what: string,
    benchQueries: readonly BenchQuery[],
    totalsOf: (report: ServeReport) => readonly number[],
  ) => problems.push(...disagreements(what, benchQueries, reports, totalsOf));
  for (const name of classNames) {
    const benchQueries = queries.classes[name];
    compare(`${name} top`, benchQueries, (report) => report.classes[name].top.totals);
    compare(`${name} count`, benchQueries, (report) => report.classes[name].count.totals);
    for (const [engine, { classes }] of entriesOf(reports))
      if (classes[name].top.totals.join() !== classes[name].count.totals.join())
        problems.push(`${engine}: the totals of ${name} differ between top and count`);
  }
  compare('200 counts', queries.keywords, (report) => report.counts200.totals);
  compare('facets', queries.classes.frequent, (report) => report.facets.totals);
  const firsts = classNames.flatMap((name) => queries.classes[name].slice(0, 1));
  compare('after writes', firsts, (report) => report.totalsAfterWrites);
  for (const [engine, report] of entriesOf(reports)) {
    const before = classNames.flatMap((name) => report.classes[name].count.totals.slice(0, 1));
    if (before.join() !== report.totalsAfterWrites.join())
      problems.push(`${engine}: totals changed although every page was written back as it was`);
    if (!report.writesVisible) problems.push(`${engine}: a write was not visible to the next query`);
  }
  return problems;
}

function entriesOf(reports: ServeReports): [EngineName, ServeReport][] {
  return Object.entries(reports) as [EngineName, ServeReport][];
}

function disagreements(
  what: string,
  benchQueries: readonly BenchQuery[],
  reports: ServeReports,
  totalsOf: (report: ServeReport) => readonly number[],
): string[] {
  const columns = entriesOf(reports).map(([engine, report]) => ({ engine, totals: totalsOf(report) }));
  return benchQueries.flatMap((query, at) => {
    const found = columns.map(({ engine, totals }) => `${engine} ${totals[at]}`);
    const distinct = new Set(columns.map(({ totals }) => totals[at]));
    return distinct.size > 1
      ? [`${what} "${query.words.join(' ')}" (${query.mode}): ${found.join(', ')}`]
      : [];
  });
}
