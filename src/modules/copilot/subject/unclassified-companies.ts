import {
  type CallArguments,
  filtersIn,
  type Language,
  type PlannedCall,
  type Trade,
  toFilterArgument,
  trades,
} from '../planner/index.ts';
import { searchLanguages } from './languages-of-countries.ts';
import { singleWordForms } from './trades.ts';

/** Where a homepage says what the company is; in its body, the name of a trade may be a neighbour's or a customer's. */
const NAMING_FIELDS = ['title', 'meta', 'h1'];
/** The longest query that the search takes. */
const QUERY_CHARACTERS_MAX = 200;
/** Word forms are matched by the search, so one name of each language is enough. */
const NAMES_PER_LANGUAGE = 1;

const SUB_INDUSTRY_FILTER = /^sub_industry:eq:(.+)$/s;
const SUB_INDUSTRY_QUERY = /^sub_industry:"([^"]+)" OR \(-exists:sub_industry \(.+\)\)$/s;

/** The sub-industry that a call requires as a filter. */
const subIndustryIn = (args: CallArguments): string | undefined =>
  filtersIn(args).flatMap((one) => SUB_INDUSTRY_FILTER.exec(one)?.[1] ?? [])[0];

/**
 * The same search, which also finds companies of the industry whose sub-industry is unknown and whose title, description or main heading
 * names the trade. Undefined if the call requires no sub-industry, or has words of its own.
 */
export function includingUnclassified(args: CallArguments, language: Language): CallArguments | undefined {
  const subIndustry = subIndustryIn(args);
  if (subIndustry === undefined || args.q !== undefined) return undefined;
  const trade = trades.find((one) => one.part === `${String(args.industry)} > ${subIndustry}`);
  const names = trade ? namesWithinLimit(trade, subIndustry, searchLanguages(language, args)) : [];
  if (names.length === 0) return undefined;
  const { filter: _filter, ...others } = args;
  const filters = filtersIn(args).filter((one) => !SUB_INDUSTRY_FILTER.test(one));
  return {
    ...others,
    q: queryOf(subIndustry, names),
    mode: 'query',
    forms: 'true',
    ...(filters.length > 0 && { filter: toFilterArgument(filters) }),
  };
}

const queryOf = (subIndustry: string, names: readonly string[]): string =>
  `sub_industry:"${subIndustry}" OR (-exists:sub_industry (${NAMING_FIELDS.map((field) => `${field}:(${names.join(' OR ')})`).join(' OR ')}))`;

function namesWithinLimit(trade: Trade, subIndustry: string, languages: readonly string[]): string[] {
  const names: string[] = [];
  for (const name of singleWordForms(trade, languages, NAMES_PER_LANGUAGE))
    if (queryOf(subIndustry, [...names, name]).length <= QUERY_CHARACTERS_MAX) names.push(name);
  return names;
}

/** The sub-industry of a search that `withUnknownPart` made; undefined for any other search words. */
export const subIndustryInQuery = (q: string): string | undefined => SUB_INDUSTRY_QUERY.exec(q)?.[1];

/** Turns a search that `withUnknownPart` made back into one with a filter, so that later messages can change it. */
export function toSubIndustryFilter(call: PlannedCall): PlannedCall {
  const { q, mode: _mode, forms: _forms, ...args } = call.args;
  const subIndustry = call.args.mode === 'query' ? subIndustryInQuery(String(q)) : undefined;
  if (subIndustry === undefined) return call;
  return {
    name: call.name,
    args: {
      ...args,
      filter: toFilterArgument([...filtersIn(args), `sub_industry:eq:${subIndustry}`]),
    },
  };
}
