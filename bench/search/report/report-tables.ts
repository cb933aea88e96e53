import { type EngineName, engineNames } from '../engines/engine.ts';
import { classNames } from '../queries/query-classes.ts';
import type { BenchReport, EngineReport } from './json-report.ts';
import { milliseconds, textTable, times } from './text-table.ts';

/** The tables of one run, for the terminal and for the committed report. */
export function reportTables(report: BenchReport): string {
  return [
    '### Processor time per query, top 100 rows with the exact total (ms)',
    classTable(report, 'top_cpu_ms'),
    '### Processor time of a query that was never asked before, top 100 rows with the exact total (ms)',
    classTable(report, 'once_cpu_ms'),
    '### Processor time per query, count only (ms)',
    classTable(report, 'count_cpu_ms'),
    '### Wall time of the top 100 rows with the exact total (ms)',
    wallTable(report),
    '### Other operations',
    operationsTable(report),
    ...(report.homedex_in_worker === undefined
      ? []
      : [
          '### Our engine as the service runs it: queries in a worker thread, two callers in the mixed part',
          workerTable(report.homedex_in_worker),
        ]),
    '### Building, size and memory',
    resourcesTable(report),
  ].join('\n\n');
}

type FigureName = 'top_cpu_ms' | 'count_cpu_ms' | 'once_cpu_ms';

function present(report: BenchReport): [EngineName, EngineReport][] {
  return engineNames.flatMap((name) => {
    const engine = report.engines[name];
    return engine === undefined ? [] : [[name, engine] as [EngineName, EngineReport]];
  });
}

function peers(report: BenchReport): [EngineName, EngineReport][] {
  return present(report).filter(([name]) => name !== 'homedex');
}

function classTable(report: BenchReport, figure: FigureName): string {
  const { homedex } = report.engines;
  const header = [
    'class',
    'mean total',
    ...present(report).map(([name]) => name),
    ...(homedex ? peers(report).map(([name]) => `${name} / homedex`) : []),
  ];
  const rows = classNames.map((name) => [
    name,
    String(present(report)[0]?.[1].classes[name].mean_total ?? ''),
    ...present(report).map(([, engine]) => milliseconds(engine.classes[name][figure])),
    ...(homedex
      ? peers(report).map(([, peer]) => times(peer.classes[name][figure], homedex.classes[name][figure]))
      : []),
  ]);
  return textTable(header, rows);
}

function wallTable(report: BenchReport): string {
  const header = ['class', ...present(report).flatMap(([name]) => [`${name} p50`, 'p95', 'p99'])];
  const rows = classNames.map((name) => [
    name,
    ...present(report).flatMap(([, { classes }]) =>
      [classes[name].top_wall_ms_p50, classes[name].top_wall_ms_p95, classes[name].top_wall_ms_p99].map(
        milliseconds,
      ),
    ),
  ]);
  return textTable(header, rows);
}

function workerTable(engine: EngineReport): string {
  const rows = classNames.map((name) => {
    const { top_cpu_ms, top_wall_ms_p50, top_wall_ms_p95, top_wall_ms_p99 } = engine.classes[name];
    return [name, ...[top_cpu_ms, top_wall_ms_p50, top_wall_ms_p95, top_wall_ms_p99].map(milliseconds)];
  });
  const others = operations.map(([title, key]) => [title, ...operationFigures(engine, key)]);
  return textTable(['class', 'CPU ms', 'p50', 'p95', 'p99'], [...rows, ...others]);
}

function operationsTable(report: BenchReport): string {
  const header = ['operation', ...present(report).flatMap(([name]) => [`${name} CPU`, 'p50', 'p95', 'p99'])];
  const rows = operations.map(([title, key]) => [
    title,
    ...present(report).flatMap(([, engine]) => operationFigures(engine, key)),
  ]);
  return textTable(header, rows);
}

const operations = [
  ['200 counts in one call', 'counts_200'],
  ['facets of a frequent word', 'facets'],
  ['single durable upsert', 'upsert'],
  ['mixed: reads', 'mixed_read'],
  ['mixed: writes', 'mixed_write'],
] as const;

function operationFigures(engine: EngineReport, key: (typeof operations)[number][1]): string[] {
  const figures = engine[key];
  const cpuMs = 'cpu_ms' in figures ? figures.cpu_ms : undefined;
  return [cpuMs, figures.wall_ms_p50, figures.wall_ms_p95, figures.wall_ms_p99].map(milliseconds);
}

function resourcesTable(report: BenchReport): string {
  const figures: readonly (readonly [string, (engine: EngineReport) => string])[] = [
    ['build, CPU s', (engine) => engine.build_cpu_s.toFixed(1)],
    ['build, wall s with page making', (engine) => engine.build_wall_s.toFixed(1)],
    ['build, documents/s without it', (engine) => engine.build_docs_per_s.toFixed(0)],
    ['build, documents per CPU s', (engine) => (report.docs / engine.build_cpu_s).toFixed(0)],
    ['build, peak resident MB', (engine) => engine.build_peak_rss_mb.toFixed(0)],
    ['index, bytes per document', (engine) => engine.index_bytes_per_doc.toFixed(0)],
    ['stored records, bytes per document', (engine) => engine.stored_bytes_per_doc.toFixed(0)],
    ['serving, resident MB', (engine) => engine.rss_mb.toFixed(0)],
    ['serving, without mapped files, MB', (engine) => engine.rss_anon_mb.toFixed(0)],
    ['open, ms', (engine) => milliseconds(engine.open_ms)],
  ];
  return textTable(
    ['figure', ...present(report).map(([name]) => name)],
    figures.map(([title, show]) => [title, ...present(report).map(([, engine]) => show(engine))]),
  );
}
