import type { Language } from '../planner/index.ts';
import { sentencesIn } from './answer-texts.ts';
import { fill } from './fill.ts';

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
