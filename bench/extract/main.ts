import { writeFileSync } from 'node:fs';
import { readArguments } from '../read-arguments.ts';
import { runExtractBench } from './extract-bench.ts';
import { formatFillRates, formatReport } from './format-report.ts';
import { htmlReport } from './html-report.ts';
import { countRuns } from './run-counts.ts';

const usage = `usage: bench extract FOLDER… [options]
  FOLDER…       saved homepages (*.html.gz) with a manifest.jsonl and, where there are labels, a labels.jsonl
  --misses      list what was not found as the labels have it
  --fill        how often each column is filled
  --runs FILE   count this run for each set in FILE (docs/benchmarks/extraction-runs.json), which keeps the first score of a set
  --html FILE   write a report to read beside the pages`;

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    misses: { type: 'boolean' },
    fill: { type: 'boolean' },
    runs: { type: 'string' },
    html: { type: 'string' },
  },
});
if (positionals.length === 0) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  const report = runExtractBench(positionals);
  process.stdout.write(`${formatReport(report)}\n`);
  const misses = [...report.misses, ...report.notes.flatMap((note) => note.misses)];
  if (values.misses) process.stdout.write(`\n${misses.join('\n')}\n`);
  if (values.fill) process.stdout.write(`\n${formatFillRates(report)}\n`);
  if (values.runs !== undefined) {
    for (const [set, { runs }] of Object.entries(countRuns(values.runs, report.notes)))
      process.stdout.write(`run ${runs} on ${set}\n`);
  }
  if (values.html !== undefined) writeFileSync(values.html, htmlReport(report));
}
