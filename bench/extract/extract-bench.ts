import {
  type ColumnName,
  type CompanyProfile,
  columns,
  type FillRates,
  isFilled,
} from '../../src/modules/companies/index.ts';
import { toIndexDocument } from '../../src/modules/company-index/index.ts';
import { industryBucket } from '../../src/modules/extraction/business/index.ts';
import type { ExtractedProfile } from '../../src/modules/extraction/extract-profile.ts';
import { extractProfile } from '../../src/modules/extraction/index.ts';
import { parsePage } from '../../src/modules/extraction/page/parse-page.ts';
import { findGluedWords } from './glued-words.ts';
import { type IndustryFolds, industryFolds } from './industry-folds.ts';
import { type BenchPage, readLabelledPages } from './labelled-pages.ts';
import { type Outcome, score } from './score.ts';
import { type NoteScore, scoreNotes } from './score-notes.ts';
import { measureThroughput, type Throughput } from './throughput.ts';

export interface ExtractBenchReport {
  readonly metrics: readonly Metric[];
  readonly misses: readonly string[];
  /** The share of pages on which each column is filled, from 0 to 1. */
  readonly fillRates: Readonly<Record<ColumnName, number>>;
  /** Right and wrong values by the labels of the manifests. */
  readonly notes: readonly NoteScore[];
  readonly folds: IndustryFolds | null;
  readonly gluedWords: { readonly words: number; readonly glued: number };
  /** Size of the evidence relative to the profile. */
  readonly evidencePart: number;
  readonly pages: readonly (BenchPage & { readonly extracted: ExtractedProfile | undefined })[];
  readonly throughput: Throughput;
}

export interface Metric {
  readonly name: string;
  readonly precision: number;
  readonly recall: number;
  readonly value: number;
  readonly target: number;
  readonly compared: number;
}

/** The target of each metric, and whether it is an F1 score or a share of correct values. */
const targets: readonly { name: string; kind: 'f1' | 'share' | 'recall'; target: number }[] = [
  { name: 'title', kind: 'share', target: 1 },
  { name: 'meta_description', kind: 'share', target: 1 },
  { name: 'emails', kind: 'f1', target: 0.95 },
  { name: 'phones', kind: 'f1', target: 0.9 },
  { name: 'social', kind: 'f1', target: 0.95 },
  { name: 'cms', kind: 'share', target: 0.95 },
  { name: 'technologies', kind: 'recall', target: 0.9 },
  { name: 'language', kind: 'share', target: 0.97 },
  { name: 'country', kind: 'share', target: 0.85 },
  { name: 'company_name', kind: 'share', target: 0.85 },
  { name: 'has_*', kind: 'share', target: 0.9 },
  { name: 'industry bucket', kind: 'share', target: 0.75 },
];

/** Extracts every page of the folders and compares the values with the labels. */
export function runExtractBench(folders: readonly string[]): ExtractBenchReport {
  const pages = folders.flatMap(readLabelledPages);
  const extracted = pages.map(({ fetched }) => extractProfile(fetched));
  const profiles = extracted.map(({ profile }) => profile);
  const outcomes: { domain: string; outcome: Outcome }[] = pages.flatMap(({ domain, label }, index) => {
    const profile = profiles[index];
    if (label === undefined || profile === undefined) return [];
    return score(label, profile, (industry) => industryBucket(industry) ?? '').map((outcome) => ({
      domain,
      outcome,
    }));
  });
  return {
    metrics: targets.map((target) =>
      metricOf(
        target,
        outcomes.map(({ outcome }) => outcome),
      ),
    ),
    misses: outcomes
      .flatMap(({ domain, outcome: { metric, miss } }) =>
        miss === null ? [] : [`${metric.padEnd(16)} ${domain}: ${miss}`],
      )
      .sort(),
    notes: scoreNotes(pages, profiles),
    folds: industryFolds(pages),
    gluedWords: countGluedWords(pages, profiles),
    evidencePart: evidencePart(extracted),
    fillRates: fillRatesOf(profiles),
    pages: pages.map((page, index) => ({ ...page, extracted: extracted[index] })),
    throughput: measureThroughput(pages),
  };
}

function countGluedWords(
  pages: readonly BenchPage[],
  profiles: readonly CompanyProfile[],
): { words: number; glued: number } {
  let words = 0;
  let glued = 0;
  for (const [index, { fetched }] of pages.entries()) {
    const { html } = parsePage(fetched);
    const found = findGluedWords(html, profiles[index]?.body_text ?? '');
    words += found.words;
    glued += found.glued.length;
  }
  return { words, glued };
}

/** How much larger stored records get with the evidence. */
function evidencePart(extracted: readonly ExtractedProfile[]): number {
  let profileBytes = 0;
  let bothBytes = 0;
  for (const { profile, evidence } of extracted) {
    profileBytes += toIndexDocument(profile, {}).stored.length;
    bothBytes += toIndexDocument(profile, evidence).stored.length;
  }
  return bothBytes / profileBytes - 1;
}

/** Fill rates only, rounded to whole percents so that they change only when extraction does. */
export function measureFillRates(folder: string): FillRates {
  const pages = readLabelledPages(folder);
  const rates = fillRatesOf(pages.map(({ fetched }) => extractProfile(fetched).profile));
  const rounded = Object.entries(rates).map(([name, rate]) => [name, Math.round(100 * rate) / 100]);
  return { pages: pages.length, rates: Object.fromEntries(rounded) };
}

function metricOf({ name, kind, target }: (typeof targets)[number], outcomes: readonly Outcome[]): Metric {
  const own = outcomes.filter(({ metric }) => metric === name);
  const right = own.reduce((sum, outcome) => sum + outcome.right, 0);
  const wrong = own.reduce((sum, outcome) => sum + outcome.wrong, 0);
  const missed = own.reduce((sum, outcome) => sum + outcome.missed, 0);
  const precision = right + wrong === 0 ? 1 : right / (right + wrong);
  const recall = right + missed === 0 ? 1 : right / (right + missed);
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { name, precision, recall, value: kind === 'f1' ? f1 : recall, target, compared: right + missed };
}

function fillRatesOf(profiles: readonly CompanyProfile[]): Record<ColumnName, number> {
  const rates: Partial<Record<ColumnName, number>> = {};
  for (const { name, type } of columns) {
    // A flag is always known, so the share of pages where it is true is more informative.
    const filled = profiles.filter((profile) =>
      type === 'boolean' ? profile[name] === true : isFilled(profile[name]),
    );
    rates[name] = profiles.length === 0 ? 0 : filled.length / profiles.length;
  }
  return rates as Record<ColumnName, number>;
}
