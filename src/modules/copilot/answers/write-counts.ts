import type { Language } from '../planner/index.ts';
import { sentencesIn } from './answer-texts.ts';
import { fill } from './fill.ts';

/** The number of companies for one of the compared things. */
export interface ComparedTotal {
  readonly name: string;
  readonly found: number;
}

/** States which has the most and what the others have; empty if nothing was counted. */
export function writeComparison(totals: readonly ComparedTotal[], language: Language): string {
  const { comparisonLeader, comparisonTie } = sentencesIn(language);
  const number = new Intl.NumberFormat(language);
  const sorted = totals.toSorted((one, other) => other.found - one.found);
  const [first, ...others] = sorted.map(({ name, found }) => `${name} (${number.format(found)})`);
  if (first === undefined || others.length === 0) return '';
  return sorted[0]?.found === sorted[1]?.found
    ? fill(comparisonTie, { names: [first, ...others].join(', ') })
    : fill(comparisonLeader, { first, others: others.join(', ') });
}

/** States how many of how many companies were found. */
export function writeShare(part: number, shareOf: number | undefined, language: Language): string[] {
  if (!shareOf || part > shareOf) return [];
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return [
    fill(sentencesIn(language).share, {
      part: number.format(part),
      whole: number.format(shareOf),
      percent: percent.format(part / shareOf),
    }),
  ];
}
