import { type CallArguments, findSubjectByName, type Language, type Trade } from '../planner/index.ts';
import { type CountMatches, firstWithMatches } from './counted-searches.ts';
import { tradeNameSearches } from './search-candidates.ts';
import { tradeQuerySearch } from './trade-query.ts';
import type { FoundTrades } from './trades.ts';

/**
 * "Beekeepers or honey producers": goods beside the name of a trade mean their own trade, which may be the same one. Undefined if the words
 * are not joined by "or", or if one of them is neither.
 */
export async function resolveAlternatives(
  args: CallArguments,
  { trades, named, others }: FoundTrades,
  language: Language,
  count: CountMatches,
): Promise<CallArguments | undefined> {
  if (args.mode !== 'single' || args.industry !== undefined) return undefined;
  const goods = others.flatMap((word): readonly Trade[] => {
    const trade = findSubjectByName(word);
    return trade === undefined ? [] : [trade];
  });
  if (trades.length === 0 || goods.length === 0 || goods.length < others.length) return undefined;
  const all = [...new Set([...trades, ...goods])];
  const byQuery = tradeQuerySearch(
    args,
    { trades: all, bySubIndustry: new Set(), named: all.length > 1 ? [...named, ...others] : named },
    language,
  );
  const [byNames = byQuery] = tradeNameSearches(args, all, named, language);
  return firstWithMatches([[byNames, byQuery]], count, all.length > 1 ? byQuery : byNames);
}
