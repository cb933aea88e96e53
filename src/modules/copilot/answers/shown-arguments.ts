import {
  type CallArguments,
  filtersIn,
  type Language,
  type Trade,
  toFilterArgument,
} from '../planner/index.ts';
import { tradeWithoutNeighbours } from '../subject/trade-query.ts';

/** The arguments of a call as they are shown: a trade that is part of its industry is named, not what is left out of the industry. */
export function shownArguments(args: CallArguments, language: Language): CallArguments {
  const found = tradeWithoutNeighbours(args);
  if (found === undefined) return args;
  const { filter: _filter, ...others } = args;
  const filters = filtersIn(args).filter((one) => !found.conditions.includes(one));
  return {
    ...others,
    ...(args.q === undefined && { industry: tradeLabel(found.trade, language) }),
    ...(filters.length > 0 && { filter: toFilterArgument(filters) }),
  };
}

/** In English, the first form of some trades is a verb: "printing". */
const tradeLabel = ({ name, forms }: Trade, language: Language): string =>
  language === 'en' ? name : (forms[language][0] ?? name);
