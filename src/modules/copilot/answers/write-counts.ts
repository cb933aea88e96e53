import type { Language, PlannedCall } from '../planner/index.ts';
import type { ToolAnswer } from '../tools/tool.ts';
import { type Plural, sentencesIn } from './answer-texts.ts';
import { searchInWords } from './conditions-in-words.ts';
import { fill, joinWithAnd, semicolon } from './fill.ts';
import { displayValue } from './labels.ts';

export const countSentence = (forms: Plural, total: number, language: Language, domain = ''): string =>
  fill(forms[new Intl.PluralRules(language).select(total)] ?? forms.other, {
    count: new Intl.NumberFormat(language).format(total),
    domain,
  });

/** "3 companies match (restaurants, Germany)." */
export const addInBrackets = (sentence: string, words: string): string =>
  words === '' ? sentence : sentence.replace(/\.$/, () => ` (${words}).`);

/** How many companies were found, and by what. */
export function writeFound({ args }: Pick<PlannedCall, 'args'>, total: number, language: Language): string {
  const { found, foundByMeaning, inIndex } = sentencesIn(language);
  const words = searchInWords(args, language);
  if (args.mode === 'meaning') {
    const sentence = countSentence(foundByMeaning, total, language);
    return addInBrackets(fill(sentence, { words: String(args.q ?? '') }), words);
  }
  const isWhole = words === '' && args.domains === undefined && args.domain === undefined;
  return addInBrackets(countSentence(isWhole ? inIndex : found, total, language), words);
}

/** The values that are counted if the message does not say how many it wants, and those of them that are named. */
export const VALUES_COUNTED = 50;
export const VALUES_NAMED = 10;
/** As few further values are named too. */
const FURTHER_NAMED = 3;

/** Lists the most frequent values with their counts, and how many more there are; undefined if no company was found. */
export function writeDistribution(
  { args }: PlannedCall,
  content: ToolAnswer['content'],
  language: Language,
  wholes?: ToolAnswer['content'],
): string[] | undefined {
  const { mostFrequent, by, andMore, andManyMore, noValues } = sentencesIn(language);
  const total = Number(content.total_count);
  if (!(total > 0)) return undefined;
  const field = String(args.fields);
  const number = new Intl.NumberFormat(language);
  const parts = countsOf(content, field, language);
  const values =
    wholes === undefined
      ? parts.map(({ name, count }) => `${name} (${number.format(count)})`)
      : sharesOf(parts, countsOf(wholes, field, language), language);
  const isLong = values.length > VALUES_NAMED + FURTHER_NAMED && Number(args.size) === VALUES_NAMED;
  const named = isLong ? values.slice(0, VALUES_NAMED) : values;
  const left = values.length - named.length;
  const further = fill(values.length >= VALUES_COUNTED ? andManyMore : andMore, {
    count: number.format(left),
  });
  const names = left > 0 ? `${named.join(', ')} ${further}` : joinWithAnd(named, language);
  return [
    writeFound({ args }, total, language),
    values.length > 0 ? fill(by[field as keyof typeof by] ?? mostFrequent, { names }) : noValues,
  ];
}

/**
 * The share that each value has of all companies with it, the largest first: "Poland (13%, 14/108)". Values that are not among the most
 * frequent ones of all companies come last, with their counts only.
 */
function sharesOf(parts: readonly ValueCount[], wholes: readonly ValueCount[], language: Language): string[] {
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const wholeOf = new Map(wholes.map(({ name, count }) => [name, count]));
  return parts
    .map(({ name, count }) => ({ name, count, whole: wholeOf.get(name) ?? Number.POSITIVE_INFINITY }))
    .toSorted((one, other) => other.count / other.whole - one.count / one.whole)
    .map(({ name, count, whole }) =>
      Number.isFinite(whole)
        ? `${name} (${percent.format(count / whole)}, ${number.format(count)}/${number.format(whole)})`
        : `${name} (${number.format(count)})`,
    );
}

interface ValueCount {
  readonly name: string;
  readonly count: number;
}

type Counted = { readonly count: number } & (
  | { readonly value: string }
  | { readonly from: number | string; readonly to: number | string }
);

/** The counts by value, or by range where the values are numbers, the largest first. */
function countsOf({ facets }: ToolAnswer['content'], field: string, language: Language): ValueCount[] {
  const counted = (facets as Readonly<Record<string, readonly Counted[]>>)[field] ?? [];
  return counted
    .filter(({ count }) => count > 0)
    .map((part) => ({
      name: 'value' in part ? displayValue(field, part.value, language) : rangeOf(part.from, part.to),
      count: part.count,
    }))
    .toSorted((one, other) => other.count - one.count);
}

/** The end of a range is not part of it: from 1920 to 1930 are the years 1920 to 1929. */
function rangeOf(from: number | string, to: number | string): string {
  if (!Number.isInteger(from) || !Number.isInteger(to)) return `${from}–${to}`;
  const last = Number(to) - 1;
  return last > Number(from) ? `${from}–${last}` : String(from);
}

/** The number of companies for one of the compared things. */
export interface ComparedTotal {
  readonly name: string;
  readonly found: number;
}

/** States which has the most and what the others have; empty if nothing was counted. */
export function writeComparison(
  totals: readonly ComparedTotal[],
  language: Language,
  {
    asksCount = false,
    whole,
  }: { readonly asksCount?: boolean | undefined; readonly whole?: number | undefined } = {},
): string {
  const { comparisonLeader, comparisonTie } = sentencesIn(language);
  const number = new Intl.NumberFormat(language);
  const colon = language === 'fr' ? ' :' : ':';
  // "What share has Instagram, and what share Facebook?"
  if (whole !== undefined && whole > 0 && totals.length > 1) {
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
    const shares = totals.map(
      ({ name, found }) =>
        `${name}${colon} ${number.format(found)}/${number.format(whole)} (${percent.format(found / whole)})`,
    );
    return `${shares.join(', ')}.`;
  }
  const sorted = totals.toSorted((one, other) => other.found - one.found);
  // "How many in Austria and in Switzerland" asks for no winner.
  if (asksCount && totals.length > 1)
    return `${sorted.map(({ name, found }) => `${name}${colon} ${number.format(found)}`).join(', ')}.`;
  const [first, ...others] = sorted.map(({ name, found }) => `${name} (${number.format(found)})`);
  if (first === undefined || others.length === 0) return '';
  return sorted[0]?.found === sorted[1]?.found
    ? fill(comparisonTie, { names: joinWithAnd([first, ...others], language) })
    : fill(comparisonLeader, { first, others: joinWithAnd(others, language) });
}

/** States how many of how many companies were found. */
export function writeShare(
  { args }: PlannedCall,
  part: number,
  shareOf: number | undefined,
  language: Language,
): string[] {
  if (!shareOf || part > shareOf) return [];
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return [
    fill(countSentence(sentencesIn(language).share, part, language), {
      part: number.format(part),
      whole: number.format(shareOf),
      percent: [percent.format(part / shareOf), searchInWords(args, language)]
        .filter((text) => text !== '')
        .join(semicolon(language)),
    }),
  ];
}
