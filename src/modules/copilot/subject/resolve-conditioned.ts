import {
  type AppliedArgument,
  type CallArguments,
  filtersIn,
  findGoodsByName,
  isEventCondition,
  type Language,
  meansGoods,
  type PlannedCall,
  type Trade,
  withCondition,
} from '../planner/index.ts';
import type { ConditionedQuery } from '../planner/word-condition.ts';
import { withinSubIndustry } from './beside-industry.ts';
import { type CountMatches, covers } from './counted-searches.ts';
import {
  conditionOf,
  isRealCondition,
  qualifiedIndustry,
  qualifiedTrades,
  termsOf,
} from './qualified-search.ts';
import { findIndustry, overallTradeSearches, sellsOnline, subIndustrySearch } from './search-candidates.ts';
import { tradeQuerySearch, tradesFillingSubIndustry } from './trade-query.ts';
import { findTrades } from './trades.ts';

export interface ResolvedSearch {
  readonly call: PlannedCall;
  readonly applied: readonly AppliedArgument[];
  /** The words of a trade that no page contains, and the search for all companies of its industry, which is offered. */
  readonly unfound?: { readonly words: string; readonly wholeIndustry: CallArguments } | undefined;
  /** Words next to a trade that occur on none of its pages, so they are dropped. */
  readonly ignored?: readonly string[];
  /** Words that a message added to an earlier search, which pages must contain. */
  readonly wordCondition?: string | undefined;
  /** How many of the companies are not of the trade's sub-industry, but have its name where a homepage says what the company is. */
  readonly byNameOnly?: number | 'all' | undefined;
}

interface Understood {
  readonly language: Language;
  readonly applied: readonly AppliedArgument[];
}

/** Searches for a trade or industry whose companies have the words beside it; undefined if these are no condition. */
export async function resolveQualified(
  args: CallArguments,
  { language, applied }: Understood,
  q: string,
  words: ReadonlySet<string>,
  count: CountMatches,
): Promise<ResolvedSearch | undefined> {
  const found = findTrades(q, words);
  const match = args.industry === undefined ? findIndustry(q, language) : undefined;
  // "Agencje nieruchomości" are an industry, although "agencje" is a trade.
  const named = match?.isNamed === true && match.others.length < found.others.length ? match : undefined;
  const isOfTrade = found.trades.length > 0 && named === undefined;
  const industry = named?.industry ?? args.industry;
  const others = named?.others ?? found.others;
  // "Organic coffee" from online shops is goods.
  const isOfGoods = sellsOnline(args) && found.named.some((name) => meansGoods(name));
  if (others.length === 0 || isOfGoods || isOfTrade === (industry !== undefined)) return undefined;
  const { args: search, condition } = isOfTrade
    ? qualifiedTrades(args, found, await tradesBySubIndustry(found.trades, language, count), language)
    : qualifiedIndustry(
        { ...withinSubIndustry(args, applied), ...(industry !== undefined && { industry }) },
        others,
        language,
      );
  if ((await count(search)) === 0 && !(await isRealCondition(others, language, count))) return undefined;
  const subject = String(search.q).slice(0, -condition.length - 1);
  const texts = applied.filter(({ param }) => param !== 'q');
  return {
    call: { name: 'search', args: search },
    applied: [
      ...texts,
      ...(subject === '' ? [] : [{ text: found.named.join(' '), param: 'q', value: subject }]),
      { text: others.join(' '), param: 'q', value: condition },
    ],
  };
}

/** Searches for what pages must have among the companies of a subject: "hotels", then "only those with a spa". */
export async function resolveConditioned(
  args: CallArguments,
  { subject, condition: written }: ConditionedQuery,
  { language, applied }: Understood,
  count: CountMatches,
): Promise<ResolvedSearch> {
  const { q: _q, mode: _mode, forms: _forms, ...filters } = args;
  const wordCondition =
    /[()]/.test(written) || isEventCondition(written) ? undefined : written.replaceAll('"', '');
  // Goods are searched by their names in the languages of the pages.
  const terms = termsOf(written);
  const condition = terms.some((one) => findGoodsByName(one) !== undefined)
    ? conditionOf(terms, language, filters)
    : written;
  if (subject === '')
    return {
      call: { name: 'search', args: withCondition(args, '', condition) },
      applied: applied.map((one) => (one.value === written ? { ...one, value: condition } : one)),
      wordCondition,
    };
  const found = findTrades(subject);
  if (found.trades.length > 0 && found.others.length === 0 && args.industry === undefined) {
    const bySubIndustry = await tradesBySubIndustry(found.trades, language, count);
    const search = tradeQuerySearch(filters, { ...found, bySubIndustry }, language, condition);
    return {
      call: { name: 'search', args: search },
      applied: appliedTo(search, applied, args),
      wordCondition,
    };
  }
  const [inIndustry] = /\bOR\b/.test(subject) ? [] : [findIndustry(subject, language)];
  const search =
    inIndustry && inIndustry.others.length === 0 && args.industry === undefined
      ? withCondition(
          subIndustrySearch(filters, inIndustry) ?? { ...filters, industry: inIndustry.industry },
          '',
          condition,
        )
      : withCondition(args, subject, condition);
  return { call: { name: 'search', args: search }, applied: appliedTo(search, applied, args), wordCondition };
}

export async function tradesBySubIndustry(
  trades: readonly Trade[],
  language: Language,
  count: CountMatches,
): Promise<ReadonlySet<Trade>> {
  const found = new Set<Trade>(tradesFillingSubIndustry(trades));
  for (const trade of trades) {
    const searches = overallTradeSearches(trade.name, language, new Set());
    if (searches && (await covers(searches.inSubIndustry, searches.byNames, count))) found.add(trade);
  }
  return found;
}

/** Maps the words of the message to the values that they were resolved to. */
export function appliedTo(
  args: CallArguments,
  applied: readonly AppliedArgument[],
  planned: CallArguments,
): AppliedArgument[] {
  const text = applied.find(({ param }) => param === 'q')?.text ?? String(planned.q);
  const remaining = applied.filter(({ param }) => param !== 'q');
  const isRequested = applied.some(({ param }) => param === 'q');
  return [
    ...remaining,
    ...(isRequested && args.q !== undefined ? [{ text, param: 'q', value: String(args.q) }] : []),
    ...(isRequested && args.industry !== planned.industry
      ? [{ text, param: 'industry', value: String(args.industry) }]
      : []),
    ...(isRequested
      ? filtersIn(args)
          .filter((value) => !filtersIn(planned).includes(value))
          .map((value) => ({ text, param: 'filter', value }))
      : []),
  ];
}
