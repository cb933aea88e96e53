import { arch, cpus, loadavg, totalmem } from 'node:os';
import { classNames } from '../queries/query-classes.ts';
import type { BenchReport, EngineReport } from './json-report.ts';
import { reportTables } from './report-tables.ts';
import { milliseconds, textTable } from './text-table.ts';

/** The report of one run for the repository. If an earlier, smaller run is given, also the growth from it. */
export function markdownReport(
  report: BenchReport,
  disagreements: readonly string[],
  smaller: BenchReport | undefined,
): string {
  const versions = Object.values(report.engines).map(({ version }) => version);
  const memoryGb = Math.round(totalmem() / 2 ** 30);
  const processor = cpus()[0]?.model ?? 'unknown processor';
  return `${[
    `# Search benchmark, ${report.docs.toLocaleString('en')} documents`,
    `Written by \`homedex bench search --docs ${report.docs} --seed ${report.seed}\` on ${cpus().length} cores (${arch()}, ${processor}) with ${memoryGb} GB of memory, Node ${process.versions.node}. Engines: ${versions.join('; ')}. Load average of the last quarter of an hour: ${loadavg()[2]?.toFixed(1)}; above the number of cores, wall times say little and processor time is the figure to compare. How it is measured: docs/decisions/0005-search-benchmark.md.`,
    disagreements.length === 0
      ? 'All engines gave the same totals for every query.'
      : `**The engines disagree:**\n\n${disagreements.map((problem) => `- ${problem}`).join('\n')}`,
    reportTables(report),
    ...(smaller === undefined ? [] : [growthSection(report, smaller)]),
  ].join('\n\n')}\n`;
}

type Classes = EngineReport['classes'];

function growthSection(report: BenchReport, smaller: BenchReport): string {
  const engines = (['homedex', 'fts5', 'lucene'] as const).filter(
    (name) => report.engines[name] !== undefined && smaller.engines[name] !== undefined,
  );
  const factor = (report.docs / smaller.docs).toFixed(1);
  const rows = classNames.map((name) => [
    name,
    ...engines.flatMap((engine) => {
      // An older run lacks the classes that were added since.
      const classes: Partial<Classes> = smaller.engines[engine]?.classes ?? {};
      const before = classes[name]?.top_cpu_ms;
      const after = report.engines[engine]?.classes[name].top_cpu_ms;
      const growth = before === undefined || after === undefined ? '–' : `${(after / before).toFixed(1)}×`;
      return [`${milliseconds(before)} → ${milliseconds(after)}`, growth];
    }),
  ]);
  return `### Growth from ${smaller.docs.toLocaleString('en')} documents: ${factor} times the documents, processor time of the top 100 rows (ms)\n\n${textTable(
    ['class', ...engines.flatMap((engine) => [engine as string, 'growth'])],
    rows,
  )}`;
}
