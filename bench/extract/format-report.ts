import { columns } from '../../src/modules/companies/index.ts';
import type { ExtractBenchReport } from './extract-bench.ts';

const throughputRatioMax = 5;
const pagesPerSecondTarget = 250;

/** The report as a table for the terminal. */
export function formatReport(report: ExtractBenchReport): string {
  const header = 'metric             value   target  precision  recall  compared';
  const rows = report.metrics.map(({ name, value, target, precision, recall, compared }) =>
    [
      name.padEnd(17),
      value.toFixed(3).padStart(6),
      target.toFixed(2).padStart(8),
      precision.toFixed(3).padStart(10),
      recall.toFixed(3).padStart(8),
      String(compared).padStart(9),
      value >= target ? '  ok' : '  BELOW',
    ].join(''),
  );
  const { extractMs, tokenizeMs, ratio, pagesPerSecond } = report.throughput;
  const speed =
    `${extractMs.toFixed(2)} CPU ms a page of 60 KB, ${pagesPerSecond.toFixed(0)} pages/s a core (target ${pagesPerSecondTarget}); ` +
    `bare tokenizer ${tokenizeMs.toFixed(2)} ms, ratio ${ratio.toFixed(2)} (at most ${throughputRatioMax})`;
  return [`${report.pages} pages`, header, ...rows, speed].join('\n');
}

export function formatFillRates(report: ExtractBenchReport): string {
  return columns
    .map(({ name }) => `${(100 * report.fillRates[name]).toFixed(0).padStart(4)} %  ${name}`)
    .join('\n');
}
