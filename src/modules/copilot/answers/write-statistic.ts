import { isWholeNumber, type Language, type PlannedCall } from '../planner/index.ts';
import type { ToolAnswer } from '../tools/tool.ts';
import { sentencesIn } from './answer-texts.ts';
import { searchInWords } from './conditions-in-words.ts';
import { fill } from './fill.ts';
import { countSentence } from './write-counts.ts';
import { factLabel } from './write-facts.ts';

/** What is known of the values of a column. */
export interface Statistic {
  /** How many companies have a value. */
  readonly known: number;
  /** Undefined if none has one, or if they are too many to be exact. */
  readonly values:
    | {
        readonly average: number;
        readonly median: number;
        readonly least: number;
        readonly most: number;
      }
    | undefined;
  /** The range of the median, for too many values. */
  readonly range?:
    | { readonly from: number; readonly to: number; readonly least: number; readonly most: number }
    | undefined;
}

/** States the mean and the median of a column; undefined if nothing was found or no statistic is asked for. */
export function writeStatistic(
  { args }: PlannedCall,
  statistic: Statistic | undefined,
  content: ToolAnswer['content'],
  language: Language,
): string[] | undefined {
  const total = Number(content.total_count);
  if (statistic === undefined || !(total > 0)) return undefined;
  const column = String(args.fields);
  const texts = sentencesIn(language);
  const isYear = column.endsWith('_year');
  const number = new Intl.NumberFormat(language);
  const value = new Intl.NumberFormat(language, {
    useGrouping: !isYear,
    maximumFractionDigits: isYear ? 0 : isWholeNumber(column) ? 1 : 2,
  });
  const written = (numbers: object): Record<string, string> =>
    Object.fromEntries(Object.entries(numbers).map(([name, one]) => [name, value.format(Number(one))]));
  const what = factLabel(column, language).replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  const words = searchInWords(args, language);
  const counts = {
    what: words === '' ? what : `${what} (${words})`,
    known: number.format(statistic.known),
    total: number.format(total),
  };
  const { values, range } = statistic;
  const byMeaning =
    args.mode === 'meaning'
      ? [fill(countSentence(texts.foundByMeaning, total, language), { words: String(args.q ?? '') })]
      : [];
  if (values) {
    const sentence = statistic.known === 1 ? texts.statisticSingle : texts.statistic;
    return [...byMeaning, fill(sentence, { ...counts, ...written(values) })];
  }
  return [
    ...byMeaning,
    range
      ? fill(texts.statisticRange, { ...counts, ...written(range) })
      : fill(texts.statisticUnknown, counts),
  ];
}
