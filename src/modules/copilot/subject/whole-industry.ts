import {
  type CallArguments,
  filtersIn,
  type Language,
  type Trade,
  toFilterArgument,
} from '../planner/index.ts';
import type { CountMatches } from './counted-searches.ts';
import {
  findIndustry,
  type IndustryMatch,
  sellsOnline,
  subIndustrySearch,
  tradeNameSearches,
} from './search-candidates.ts';
import type { FoundTrades } from './trades.ts';
import { includingUnclassified } from './unclassified-companies.ts';
import { refreshTradeNames } from './unresolve-search.ts';

/** A search, and the one for the whole industry under the same conditions if no page has the words. */
interface GoodsSearch {
  readonly args: CallArguments;
  readonly wholeIndustry: CallArguments | undefined;
}

/** The parameters that say what is searched for; the others are conditions. */
const isAboutSubject = (param: string): boolean => /^(?:q|mode|forms|industry)$/.test(param);

/**
 * Searches for the companies of goods or a field of business that is no trade of ours: by its sub-industry or industry, otherwise by its
 * names.
 */
export async function goodsSearch(
  args: CallArguments,
  { trades: [trade], named }: FoundTrades,
  language: Language,
  count: CountMatches,
): Promise<GoodsSearch | undefined> {
  if (trade?.isSubjectOnly !== true || args.industry !== undefined) return undefined;
  const searches = searchesFor(args, trade, named, language);
  for (const search of searches)
    if (((await count(search)) ?? 0) > 0) return { args: search, wholeIndustry: undefined };
  const [first = args] = searches;
  const anywhere: CallArguments = { q: first.q ?? '', mode: 'single', forms: 'true' };
  const { industry: _industry, ...inAll } = first;
  // "Something with wood": if no company of the usual industries says it, others may.
  if (
    first.mode === 'single' &&
    trade.part === undefined &&
    (await count({ ...anywhere, industry: trade.industries.join(',') })) === 0 &&
    ((await count(inAll)) ?? 0) > 0
  )
    return { args: inAll, wholeIndustry: undefined };
  const sections = trade.industries.map((one) => sectionOf(one));
  // Shops that sell other goods online are no answer.
  if (sellsOnline(first)) return { args: first, wholeIndustry: undefined };
  return { args: first, wholeIndustry: await wholeIndustryFor(first, sections, language, count) };
}

function searchesFor(
  args: CallArguments,
  trade: Trade,
  named: readonly string[],
  language: Language,
): CallArguments[] {
  const { q: _q, mode: _mode, ...filters } = args;
  const [industry = '', subIndustry] = trade.part?.split(' > ') ?? trade.industries;
  if (trade.isIndustry === true) return [{ ...filters, industry }];
  const inPart =
    trade.part === undefined ? undefined : subIndustrySearch(filters, { industry, subIndustry, others: [] });
  if (trade.isGroup === true) return [{ ...args, forms: 'true', industry: trade.industries.join(',') }];
  if (inPart === undefined) return tradeNameSearches(args, [trade], named, language);
  return [inPart, includingUnclassified(inPart, language) ?? inPart];
}

/**
 * The same conditions for all companies of the sub-industry or industry, as an offer if no page of the whole index has the words: "glass
 * companies in Spain". Where none meets the conditions, the first one that has any company is returned, so that some can be dropped.
 */
export async function wholeIndustryFor(
  search: CallArguments,
  sections: readonly IndustryMatch[],
  language: Language,
  count: CountMatches,
): Promise<CallArguments | undefined> {
  if (sections.length === 0 || ((await count(search)) ?? 0) > 0) return undefined;
  const subject = Object.fromEntries(Object.entries(search).filter(([param]) => isAboutSubject(param)));
  const parts = filtersIn(search).filter((one) => /^(?:sub_industry|industry):/.test(one));
  const anywhere = { ...subject, ...(parts.length > 0 && { filter: toFilterArgument(parts) }) };
  if (((await count(refreshTradeNames(anywhere, language))) ?? 0) > 0) return undefined;
  const left = filtersIn(search).filter((one) => !parts.includes(one));
  const { filter: _filter, ...others } = Object.fromEntries(
    Object.entries(search).filter(([param]) => !isAboutSubject(param)),
  );
  const filters = { ...others, ...(left.length > 0 && { filter: toFilterArgument(left) }) };
  let narrowest: CallArguments | undefined;
  for (const section of left.includes(MADE) ? [...sections, MAKERS] : sections) {
    const ofSection = (conditions: CallArguments): CallArguments =>
      subIndustrySearch(conditions, section) ?? { ...conditions, industry: section.industry };
    const args = ofSection(filters);
    if (((await count(args)) ?? 0) > 0) return args;
    if (narrowest === undefined && ((await count(ofSection({}))) ?? 0) > 0) narrowest = args;
  }
  return narrowest;
}

const sectionOf = (industry: string, subIndustry?: string): IndustryMatch => ({
  industry,
  subIndustry,
  others: [],
});

/**
 * What words stand for that no page has, narrowest first: the sub-industry that they are typical of, then the industries of the trade that
 * they name, or else the one that they imply.
 */
export function sectionsFor(
  q: string,
  { trades, others }: FoundTrades,
  language: Language,
): readonly IndustryMatch[] {
  const typical = findIndustry(q, language);
  const ofTrade = [...new Set(trades.flatMap(({ industries }) => industries))];
  if (others.length > 0 ? trades.length > 0 || typical?.others.length !== 0 : false) return [];
  const isTypical = typical !== undefined && (ofTrade.length === 0 || ofTrade.includes(typical.industry));
  return [
    ...(isTypical && typical.subIndustry !== undefined ? [typical] : []),
    ...(ofTrade.length > 0 ? ofTrade : isTypical ? [typical.industry] : []).map((one) => sectionOf(one)),
  ];
}

const MADE = 'business_model:eq:manufacturer';
/** Where the makers of goods are that shops sell. */
const MAKERS = sectionOf('Manufacturing & Industrial');
