import { columns } from '../../src/modules/companies/index.ts';
import type { ExtractBenchReport } from './extract-bench.ts';
import type { Fold, IndustryFolds } from './industry-folds.ts';
import type { NoteCounts } from './score-notes.ts';
import { wilsonInterval } from './wilson-interval.ts';

const throughputRatioMax = 5;
const pagesPerSecondTarget = 300;

/** The report as tables for the terminal. */
export function formatReport(report: ExtractBenchReport): string {
  return [
    `${report.pages.length} pages`,
    ...labelTable(report),
    ...noteTable(report),
    ...(report.folds === null ? [] : foldTable(report.folds)),
    gluedLine(report),
    `a stored record with evidence is ${(100 * report.evidencePart).toFixed(1)} % larger than one without`,
    speedLine(report),
  ].join('\n');
}

function labelTable({ metrics }: ExtractBenchReport): string[] {
  if (metrics.every(({ compared }) => compared === 0)) return [];
  const header = 'metric             value   target  precision  recall  compared';
  const rows = metrics.map(({ name, value, target, precision, recall, compared }) =>
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
  return [header, ...rows];
}

function noteTable({ notes }: ExtractBenchReport): string[] {
  if (notes.every(({ labelled }) => labelled === 0)) return [];
  const rows = notes
    .filter(({ labelled }) => labelled > 0)
    .flatMap((note) => [
      countsRow(note.column, note),
      ...(note.bySet.length < 2 ? [] : note.bySet.map((set) => countsRow(`  ${set.set}`, set))),
      ...(note.column === 'industry'
        ? note.byLanguage
            .filter(({ labelled }) => labelled >= LANGUAGE_PAGES_MIN)
            .map((language) => countsRow(`  in ${language.language}`, language))
        : []),
    ]);
  return [
    '',
    'labels of which people were sure, with intervals of 95 %',
    'column            right                precision            labelled',
    ...rows,
  ];
}

/** With fewer pages, the interval would span almost the whole scale. */
const LANGUAGE_PAGES_MIN = 8;

function countsRow(name: string, { labelled, right, wrong }: NoteCounts): string {
  return [
    name.padEnd(18),
    withInterval(right, labelled).padEnd(21),
    withInterval(right, right + wrong).padEnd(21),
    String(labelled).padStart(8),
  ].join('');
}

function withInterval(part: number, whole: number): string {
  if (whole === 0) return '-';
  const [from, to] = wilsonInterval(part, whole);
  return `${share(part, whole)} [${from.toFixed(2)}–${to.toFixed(2)}]`;
}

function foldTable({ bySet, folds, thresholds, shortenedPageThresholds }: IndustryFolds): string[] {
  const row = (name: string, { pages, right, wrong }: Fold) =>
    [
      name.padEnd(18),
      withInterval(right, pages).padEnd(21),
      withInterval(right, right + wrong).padEnd(21),
      String(pages).padStart(8),
    ].join('');
  const total = [
    ...thresholds.map((threshold) => row(`threshold ${threshold.confidenceMin}`, threshold)),
    ...shortenedPageThresholds.map((threshold) => row(`shortened ${threshold.confidenceMin}`, threshold)),
  ];
  return [
    '',
    'industry without the words that were written from the set, weights fitted without the fold (five, by organisation)',
    'fold              right                precision            labelled',
    ...bySet.map((set) => row(set.set, set)),
    ...folds.map((fold, index) => row(String(index + 1), fold)),
    ...total,
    '',
  ];
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : (part / whole).toFixed(3);
}

function gluedLine({ gluedWords: { words, glued } }: ExtractBenchReport): string {
  return `glued words: ${glued} of ${words}${glued === 0 ? '' : `, one in ${Math.round(words / glued)}`}`;
}

function speedLine({ throughput }: ExtractBenchReport): string {
  const { extractMs, tokenizeMs, ratio, pagesPerSecond, smallPageMs, loadMs } = throughput;
  return (
    `${extractMs.toFixed(2)} CPU ms a page of 60 KB, ${pagesPerSecond.toFixed(0)} pages/s a core (target ${pagesPerSecondTarget}); ` +
    `bare tokenizer ${tokenizeMs.toFixed(2)} ms, ratio ${ratio.toFixed(2)} (at most ${throughputRatioMax}); ` +
    `a page of a few words ${smallPageMs.toFixed(2)} ms; rules and lexicon ready after ${loadMs.toFixed(0)} ms`
  );
}

export function formatFillRates(report: ExtractBenchReport): string {
  return columns
    .map(({ name }) => `${(100 * report.fillRates[name]).toFixed(0).padStart(4)} %  ${name}`)
    .join('\n');
}
