import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runExtractBench } from './extract-bench.ts';
import { formatFillRates, formatReport } from './format-report.ts';
import { htmlReport } from './html-report.ts';

/** `homedex bench extract DIR… [--misses] [--fill] [--html FILE]` */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean' }, fill: { type: 'boolean' }, html: { type: 'string' } },
});
if (positionals.length === 0) {
  process.stderr.write(
    'usage: extract bench: folders with manifest.jsonl, perhaps labels.jsonl, and *.html.gz; --misses, --fill, --html FILE\n',
  );
  process.exitCode = 2;
} else {
  const report = runExtractBench(positionals);
  process.stdout.write(`${formatReport(report)}\n`);
  const misses = [...report.misses, ...report.notes.flatMap((note) => note.misses)];
  if (values.misses) process.stdout.write(`\n${misses.join('\n')}\n`);
  if (values.fill) process.stdout.write(`\n${formatFillRates(report)}\n`);
  if (values.html !== undefined) writeFileSync(values.html, htmlReport(report));
}
