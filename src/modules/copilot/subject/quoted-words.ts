import type { AppliedArgument, CallArguments, Language, PlannedCall } from '../planner/index.ts';
import { type CountMatches, firstWithMatches } from './counted-searches.ts';
import { appliedTo, type ResolvedSearch } from './resolve-conditioned.ts';
import { findIndustry, subIndustrySearch, tradeNameSearches } from './search-candidates.ts';
import { findTrades, oneNamePerTrade } from './trades.ts';

/** A quoted text with words next to it, in query language syntax. */
const QUOTED = /^"([^"]+)" (.+)$/s;
const NAMES = /^\((.+)\)$/s;
const BETWEEN_NAMES = ' OR ';
/** The longest query that the search takes. */
const QUERY_CHARACTERS_MAX = 200;

/** Joins a quoted text with the words next to it, which may name a trade. */
export const quoteWithWords = (phrase: string, words: string): string =>
  `"${phrase.replaceAll('"', ' ')}" ${words}`;

interface QuotedSearch {
  readonly args: CallArguments;
  /** The words that this search drops. */
  readonly ignored: readonly string[];
}

/** The ways to search for a quoted text among the companies of a trade, best first; undefined if there are no words next to it. */
function quotedSearches(args: CallArguments, language: Language): QuotedSearch[] | undefined {
  const [, phrase, adjacentWords] = QUOTED.exec(String(args.q)) ?? [];
  if (phrase === undefined || adjacentWords === undefined || NAMES.test(adjacentWords)) return undefined;
  const { q: _q, mode: _mode, ...filters } = args;
  const verbatim: CallArguments = { ...filters, q: phrase, mode: 'phrase' };
  const found = findTrades(adjacentWords);
  const [byNames] =
    found.trades.length > 0
      ? tradeNameSearches({ ...filters, q: adjacentWords }, found.trades, found.named, language)
      : [];
  const match = findIndustry(adjacentWords, language);
  const inIndustry = match && {
    ...(subIndustrySearch(filters, match) ?? { ...filters, industry: match.industry }),
    q: phrase,
    mode: 'phrase',
  };
  return [
    ...(byNames ? [{ args: phraseAmongNames(byNames, phrase), ignored: found.others }] : []),
    ...(inIndustry && !byNames ? [{ args: inIndustry, ignored: match.others }] : []),
    ...(byNames || inIndustry
      ? []
      : [{ args: { ...filters, q: `"${phrase}" ${adjacentWords}`, mode: 'query' }, ignored: [] }]),
    ...(byNames || inIndustry ? [] : [{ args: verbatim, ignored: [adjacentWords] }]),
  ];
}

/**
 * Searches for the text on pages that also contain a name of the trade; a trade that covers its whole industry has no names to search for.
 */
function phraseAmongNames(byNames: CallArguments, phrase: string): CallArguments {
  const names = String(byNames.q ?? '')
    .split(' ')
    .filter(Boolean);
  if (names.length === 0) return { ...byNames, q: phrase, mode: 'phrase' };
  const kept: string[] = [];
  for (const name of names)
    if (quoteWithWords(phrase, `(${[...kept, name].join(BETWEEN_NAMES)})`).length <= QUERY_CHARACTERS_MAX)
      kept.push(name);
  return { ...byNames, q: quoteWithWords(phrase, `(${kept.join(BETWEEN_NAMES)})`), mode: 'query' };
}

/** Searches for a quoted text among the companies of the trade next to it. */
export async function resolveQuoted(
  call: PlannedCall,
  { language, applied }: { readonly language: Language; readonly applied: readonly AppliedArgument[] },
  count: CountMatches,
): Promise<ResolvedSearch> {
  const searches = quotedSearches(call.args, language);
  const [first] = searches ?? [];
  if (!searches || !first) return { call, applied };
  const args = await firstWithMatches(
    searches.map((search) => search.args),
    count,
    first.args,
  );
  const { ignored = [] } = searches.find((search) => search.args === args) ?? {};
  return { call: { name: 'search', args }, applied: appliedTo(args, applied, call.args), ignored };
}

/** A quoted text and the trade next to it. */
export interface QuotedTrade {
  readonly phrase: string;
  /** The trade in the user's words; `names` has all its names. */
  readonly named: string;
  readonly names: readonly string[];
  readonly industries: string;
}

/** Reads a quoted text and its trade back from a search by the names of the trade; undefined for any other search. */
export function parseQuotedSearch(q: string): QuotedTrade | undefined {
  const [, phrase, adjacentWords = ''] = QUOTED.exec(q) ?? [];
  const names = NAMES.exec(adjacentWords)?.[1]?.split(BETWEEN_NAMES);
  if (phrase === undefined || names === undefined) return undefined;
  const found = findTrades(names.join(' '));
  const industries = [...new Set(found.trades.flatMap((trade) => trade.industries))].join(',');
  return { phrase, named: oneNamePerTrade(found).join(' '), names, industries };
}
