import type { Language, PlannedCall } from '../planner/index.ts';
import type { AnswerContext } from './answer-context.ts';
import { quoteAll, sentencesIn } from './answer-texts.ts';
import { searchInWords } from './conditions-in-words.ts';
import { fill, joinWithAnd, semicolon } from './fill.ts';
import { capitalise, displayValue, shortLabelOf } from './labels.ts';
import { addInBrackets, countSentence } from './write-counts.ts';
import { factLabel } from './write-facts.ts';

/** States that nothing was found, and offers to drop conditions. */
export function describeEmpty(
  { args }: PlannedCall,
  {
    language,
    relaxed = [],
    asksCount,
    changes,
    emptyColumns = [],
    unmet = [],
    nearest,
    unfoundWords,
    asksShare,
    shareOf,
  }: AnswerContext,
): string[] {
  const texts = sentencesIn(language);
  if (changes?.known === 0) return [texts.noChanges];
  if (asksShare && !shareOf) return [texts.noShareOfNone, ...writeOffers(relaxed, language)];
  const number = new Intl.NumberFormat(language);
  const isNextPage = Number(args.offset ?? 0) > 0;
  const first = isNextPage
    ? texts.noMoreOfEmptyList
    : addInBrackets(
        texts.noMatch,
        searchInWords(args.mode === 'meaning' ? { ...args, mode: '' } : args, language),
      );
  const hasReason =
    asksCount || changes || nearest || [relaxed, emptyColumns, unmet].some(({ length }) => length > 0);
  const [known, total] = [number.format(changes?.known ?? 0), number.format(changes?.total ?? 0)];
  return [
    first,
    ...(hasReason || isNextPage ? [] : [texts.tryOthers]),
    ...writeEmptyColumns(emptyColumns, language),
    ...writeNearest(nearest, language),
    ...(unmet.length === 0
      ? []
      : [
          fill(texts.nothingMeets, {
            conditions: quoteAll(unmet, language),
          }),
        ]),
    ...(unfoundWords === undefined
      ? writeOffers(relaxed, language)
      : writeWholeIndustry(unfoundWords, relaxed, language, String(args.q).includes('meta:('))),
    ...(changes ? [fill(texts.fewChanges, { known, total })] : []),
  ];
}

/** "The earliest founding year that a homepage states is 1921." */
function writeNearest(nearest: AnswerContext['nearest'], language: Language): string[] {
  if (nearest === undefined) return [];
  const { column, value, isLowest } = nearest;
  const { earliestFounded, latestFounded, lowestValue, highestValue } = sentencesIn(language);
  return column === 'founded_year'
    ? [fill(isLowest ? earliestFounded : latestFounded, { value: String(value) })]
    : [
        fill(isLowest ? lowestValue : highestValue, {
          name: factLabel(column, language),
          value: new Intl.NumberFormat(language).format(value),
        }),
      ];
}

/**
 * "No homepage in Hospitality says “pizzerias”; all of that industry: 6 companies." If it has none under the same conditions, the offers
 * name the trade and the conditions that they leave out.
 */
function writeWholeIndustry(
  words: string,
  relaxed: NonNullable<AnswerContext['relaxed']>,
  language: Language,
  isInPassing: boolean,
): string[] {
  const [offer] = relaxed;
  if (offer === undefined) return [];
  const { noPageMentions, noTitleMentions, allOfIndustry, companies } = sentencesIn(language);
  const isWhole = offer.conditions.length === 1;
  const { args } = offer.tool_call;
  const part = [args.filter ?? []].flat().find((one) => String(one).startsWith('sub_industry:eq:'));
  const industry =
    part === undefined
      ? displayValue('industry', String(args.industry), language)
      : shortLabelOf('filter', String(part), language);
  const unmentioned = fill(isInPassing ? noTitleMentions : noPageMentions, { words, industry });
  if (!isWhole) return [`${unmentioned}.`, ...writeOffers(relaxed, language)];
  const all = fill(allOfIndustry, { count: countSentence(companies, offer.total_count, language) });
  return [`${[unmentioned, all].join(semicolon(language))}.`];
}

/** "Without “Graz”: 38 companies; without “online shop”: 2." */
export function writeOffers(relaxed: NonNullable<AnswerContext['relaxed']>, language: Language): string[] {
  const { without, companies } = sentencesIn(language);
  const number = new Intl.NumberFormat(language);
  const offers = relaxed.map(({ conditions, total_count }, at) =>
    fill(without, {
      conditions: quoteAll(conditions, language),
      count: at === 0 ? countSentence(companies, total_count, language) : number.format(total_count),
    }),
  );
  return offers.length === 0 ? [] : [`${capitalise(offers.join(semicolon(language)))}.`];
}

/** A list in which nothing is known is in no order: nothing states the column, or none of these companies does. */
export const writeUnordered = (column: string, { emptyColumns = [], language }: AnswerContext): string[] =>
  emptyColumns.includes(column)
    ? writeEmptyColumns([column], language)
    : [fill(sentencesIn(language).statedByNone, { names: factLabel(column, language) })];

/** Names the columns that no homepage states. */
export const writeEmptyColumns = (columns: readonly string[], language: Language): string[] =>
  columns.length === 0
    ? []
    : [
        fill(sentencesIn(language).neverStated, {
          names: joinWithAnd(
            columns.map((column) => factLabel(column, language)),
            language,
          ),
        }),
      ];
