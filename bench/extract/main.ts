import { parseArgs } from 'node:util';
import { runExtractBench } from './extract-bench.ts';
import { formatFillRates, formatReport } from './format-report.ts';

/** `node bench/extract/main.ts DIR [--misses] [--fill]` */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean' }, fill: { type: 'boolean' } },
});
const folder = positionals[0];
if (folder === undefined) {
  process.stderr.write('usage: extract bench: a folder with manifest.jsonl, labels.jsonl and *.html.gz\n');
  process.exitCode = 2;
} else {
  const report = runExtractBench(folder);
  process.stdout.write(`${formatReport(report)}\n`);
  if (values.misses) process.stdout.write(`\n${report.misses.join('\n')}\n`);
  if (values.fill) process.stdout.write(`\n${formatFillRates(report)}\n`);
}
