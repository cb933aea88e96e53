import {
  type CallArguments,
  filtersIn,
  type Language,
  regions,
  type Trade,
  toFilterArgument,
} from '../planner/index.ts';
import { tradeWithoutNeighbours } from '../subject/trade-query.ts';

/** The arguments of a call as they are shown: a trade that is part of its industry is named, not what is left out of the industry. */
export function shownArguments(args: CallArguments, language: Language): CallArguments {
  const shown = withWholeRegion(args);
  const found = tradeWithoutNeighbours(shown);
  if (found === undefined) return shown;
  const { filter: _filter, ...others } = shown;
  const filters = filtersIn(args).filter((one) => !found.conditions.includes(one));
  return {
    ...others,
    ...(args.q === undefined && { industry: tradeLabel(found.trade, language) }),
    ...(filters.length > 0 && { filter: toFilterArgument(filters) }),
  };
}

/** "Europe, not Germany": the countries of a region without those that are excluded are shown as the region. */
function withWholeRegion(args: CallArguments): CallArguments {
  if (args.country === undefined || args.not_country === undefined) return args;
  const countries = `${args.country},${args.not_country}`.toUpperCase().split(',');
  const region = regions.find(
    (one) =>
      one.code !== undefined &&
      countries.length === one.countries.length &&
      one.countries.every((code) => countries.includes(code)),
  );
  return region === undefined ? args : { ...args, country: region.countries.join(',') };
}

/** In English, the first form of some trades is a verb: "printing". */
const tradeLabel = ({ name, forms }: Trade, language: Language): string =>
  language === 'en' ? name : (forms[language][0] ?? name);
