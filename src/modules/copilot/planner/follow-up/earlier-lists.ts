import type { CallArguments, PlannedCall } from '../call.ts';
import { industryWords } from '../dictionaries/dictionaries.ts';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import { nameKey } from '../dictionaries/name-key.ts';
import { type Trade, trades } from '../dictionaries/trades.ts';
import { languages } from '../lexicon/meaning.ts';
import { placeFilter, placesInFilter } from '../place-names.ts';
import type { Request } from '../reading/request.ts';
import { filtersIn, joinLists, TECHNOLOGIES_COLUMN, toFilterArgument } from '../to-arguments.ts';

/** For "back to the hotels": the latest of the earlier lists that has everything that the message names. */
export const findNamedList = (
  request: Request,
  requested: CallArguments,
  lists: readonly PlannedCall[],
): PlannedCall | undefined =>
  lists.find(
    ({ args }) =>
      request.words.every((word) => isOfTrade(args, word)) &&
      request.slots.every(
        ({ param, values, isExcluded, text }) =>
          isExcluded ||
          param === 'column' ||
          param === 'place' ||
          values.every((value) => valuesIn(args, param).includes(value.toLowerCase())) ||
          (param === 'industry' && isOfTrade(args, text)),
      ) &&
      filtersIn(requested).every((filter) => filtersIn(args).includes(filter)),
  );

const valuesIn = (args: CallArguments, param: string): string[] =>
  String(args[param] ?? '')
    .toLowerCase()
    .split(',');

/** Whether a list is of the trade that a word names, by its sub-industry or by the same trade in other words. */
function isOfTrade(args: CallArguments, word: string): boolean {
  const q = String(args.q ?? '');
  if (q.toLowerCase().includes(word.toLowerCase())) return true;
  const trade = findTradeByName(word);
  if (trade === undefined) return isWordOfTrade(args, word);
  return findTradeByName(q) === trade || isListOfTrade(args, trade) || isWordOfTrade(args, word);
}

/** "Back to the list of studios" after yoga studios, "des cabinets" after cabinets d'avocats: a word of the names of its trade. */
function isWordOfTrade(args: CallArguments, word: string): boolean {
  const [key, ...others] = nameKey(word).split(' ');
  const industry = String(args.industry ?? '');
  const part = filtersIn(args)
    .find((one) => one.startsWith('sub_industry:eq:'))
    ?.split(':')[2];
  const names =
    part === undefined
      ? (industryWords[industry]?.split(',') ?? [])
      : trades
          .filter((trade) => trade.part === `${industry} > ${part}`)
          .flatMap(({ forms }) => languages.flatMap((language) => forms[language]));
  return (
    others.length === 0 &&
    names.some((name) =>
      nameKey(name)
        .split(' ')
        .includes(key ?? ''),
    )
  );
}

const isListOfTrade = (args: CallArguments, { part = '', industries, isIndustry }: Trade): boolean =>
  filtersIn(args).includes(`sub_industry:eq:${part.split(' > ')[1] ?? ''}`) ||
  (isIndustry === true && args.q === undefined && industries.includes(String(args.industry)));

/** Values of these arguments can be joined: a company has one of them, or any of them is enough. */
const MERGEABLE_PARAMS = ['country', 'tld', 'language'] as const;

/**
 * For "both together": what the last list and the one before it find in all. Undefined if they differ in more than one kind of place,
 * language or technology, so that no single search finds both.
 */
export function mergeLists(last: PlannedCall, previous: PlannedCall | undefined): PlannedCall | undefined {
  if (last.name !== 'search') return undefined;
  const { offset: _offset, ...args } = last.args;
  if (previous?.name !== 'search' || hasSeveralPlaces(args)) return { name: 'search', args };
  const both = { ...args };
  for (const name of MERGEABLE_PARAMS)
    if (previous.args[name] !== undefined && args[name] !== undefined)
      both[name] = joinLists(String(previous.args[name]), String(args[name]));
  const technologies = [previous.args.technology, args.technology].flatMap((one) =>
    one === undefined ? [] : String(one).split(','),
  );
  const isEither = technologies.length === 2 && technologies[0] !== technologies[1];
  if (isEither) delete both.technology;
  const filters = [
    ...filtersIn(args).filter((one) => placesIn([one]).length === 0),
    ...(placesIn(filtersIn(args)).length > 0 && placesIn(filtersIn(previous.args)).length > 0
      ? [placeFilter([...placesIn(filtersIn(previous.args)), ...placesIn(filtersIn(args))])]
      : filtersIn(args).filter((one) => placesIn([one]).length > 0)),
    ...(isEither ? [`${TECHNOLOGIES_COLUMN}:in:${technologies.join(',')}`] : []),
  ];
  if (filters.length > 0) both.filter = toFilterArgument(filters);
  return { name: 'search', args: both };
}

/**
 * For "compare both": the last list if it is of several places itself, otherwise the last two in one, if they are of one trade in different
 * places or with different technologies.
 */
export function listsToCompare(
  last: PlannedCall,
  previous: PlannedCall | undefined,
): PlannedCall | undefined {
  if (hasSeveralPlaces(last.args)) return mergeLists(last, undefined);
  const isOfOneTrade = last.args.q === previous?.args.q && last.args.industry === previous?.args.industry;
  const both = isOfOneTrade ? mergeLists(last, previous) : undefined;
  return both && isWider(both.args, last.args) ? both : undefined;
}

/** Whether the joined list has more than the last one, or that has several places itself. */
const isWider = (both: CallArguments, last: CallArguments): boolean =>
  hasSeveralPlaces(both) || (last.technology !== undefined && both.technology === undefined);

const placesIn = (filters: readonly string[]): string[] =>
  filters.flatMap((one) => (one.startsWith('place:in:') ? placesInFilter(one) : []));

/** Whether the list already is of several countries or places. */
const hasSeveralPlaces = (args: CallArguments): boolean =>
  String(args.country ?? '').includes(',') || placesIn(filtersIn(args)).length > 1;
