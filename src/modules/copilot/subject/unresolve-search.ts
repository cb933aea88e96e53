import {
  type CallArguments,
  filtersIn,
  type Language,
  languages,
  type PlannedCall,
  splitCondition,
  toFilterArgument,
  withCondition,
} from '../planner/index.ts';
import { parseQuotedSearch, quoteWithWords } from './quoted-words.ts';
import { findIndustry, INDUSTRY_MISSING, tradeNameSearches } from './search-candidates.ts';
import { parseTradeQuery, tradeQuerySearch } from './trade-query.ts';
import { findTrades, oneNamePerTrade } from './trades.ts';
import { toSubIndustryFilter } from './unclassified-companies.ts';

/** A resolved search, with its trades' names in the languages of its current conditions, which may have changed. */
export function refreshTradeNames(args: CallArguments, language: Language): CallArguments {
  const conditioned = splitCondition(args);
  const several =
    args.mode === 'query'
      ? parseTradeQuery(`(${conditioned?.subject ?? String(args.q).slice(1, -1)})`)
      : undefined;
  if (several) {
    const { industry: _industry, ...conditions } = args;
    return tradeQuerySearch(conditions, several, language, conditioned?.condition);
  }
  const { args: inUserWords } = unresolve({ name: 'search', args });
  if (typeof inUserWords.q !== 'string' || inUserWords.mode === 'phrase' || inUserWords.mode === 'single')
    return args;
  const { trades, named, others } = findTrades(inUserWords.q);
  if (trades.length === 0 || others.length > 0 || trades.some(({ isGroup }) => isGroup === true)) return args;
  const [first, second] = tradeNameSearches(inUserWords, trades, named, language);
  return (args.mode === 'single' && args.industry === undefined ? second : first) ?? args;
}

/** The searches for the trades of a query, with as many names as there is room for. */
export function searchesWithAllNames(args: CallArguments, language: Language): readonly CallArguments[] {
  const query = args.mode === 'query' ? parseTradeQuery(String(args.q)) : undefined;
  if (query === undefined || query.bySubIndustry.size > 0) return [];
  const { industry: _industry, forms: _forms, ...conditions } = args;
  return [
    tradeQuerySearch(conditions, query, language),
    ...tradeNameSearches(conditions, query.trades, query.named, language).slice(0, 1),
  ];
}

/** Turns a resolved search back into the user's words, so that a later message can refine or replace its subject. */
export function unresolve(made: PlannedCall): PlannedCall {
  const call = toSubIndustryFilter(made);
  const { q, mode, industry, ...rest } = call.args;
  // Words that only imply their industry are searched for in all their forms.
  const isOfWords = rest.forms !== undefined && (mode === undefined || mode === 'any');
  if (call.name === 'search' && typeof q === 'string' && (mode === 'meaning' || isOfWords)) {
    const { forms: _forms, ...others } = rest;
    // An industry that the words name came from these words, so it is not kept in addition.
    const isNamed = languages.some((language) => findIndustry(q, language)?.industry === industry);
    const kept = industry !== undefined && !isNamed ? { industry } : {};
    return { name: 'search', args: { q, ...(/\s/.test(q) && { mode: 'any' }), ...kept, ...others } };
  }
  const conditioned = call.name === 'search' ? splitCondition(call.args) : undefined;
  const several =
    call.name === 'search' && mode === 'query'
      ? parseTradeQuery(conditioned ? `(${conditioned.subject})` : String(q))
      : undefined;
  if (several) {
    const { forms: _forms, ...conditions } = rest;
    const words = several.named.join(' ');
    if (conditioned) return { name: 'search', args: withCondition(conditions, words, conditioned.condition) };
    return { name: 'search', args: { q: words, ...(/\s/.test(words) && { mode: 'any' }), ...conditions } };
  }
  if (conditioned) return call;
  const quote =
    call.name === 'search' && mode === 'query' && typeof q === 'string' ? parseQuotedSearch(q) : undefined;
  if (quote) {
    const isDerived = industry === undefined || industry === quote.industries;
    const inUserWords = quoteWithWords(quote.phrase, quote.named);
    return {
      name: 'search',
      args: { q: inUserWords, mode: 'query', ...(!isDerived && { industry }), ...rest },
    };
  }
  if (call.name !== 'search' || typeof q !== 'string' || mode !== 'single') return call;
  const kept = filtersIn(call.args).filter((condition) => condition !== INDUSTRY_MISSING);
  const { filter: _filter, forms: _forms, ...unfiltered } = rest;
  const found = findTrades(q);
  const { trades, others } = found;
  if (trades.length === 0 || others.length > 0) return call;
  const derived = [...new Set(trades.flatMap(({ industries }) => industries))].join(',');
  const inUserWords = oneNamePerTrade(found);
  return {
    name: 'search',
    args: {
      q: inUserWords.join(' '),
      ...(inUserWords.length > 1 && { mode: 'any' }),
      ...(industry !== undefined && industry !== derived && { industry }),
      ...unfiltered,
      ...(kept.length > 0 && { filter: toFilterArgument(kept) }),
    },
  };
}
