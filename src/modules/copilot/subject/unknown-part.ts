import {
  asFilter,
  type CallArguments,
  filtersIn,
  type Language,
  type PlannedCall,
  type Trade,
  trades,
} from '../planner/index.ts';
import { languagesFor } from './languages-of-countries.ts';
import { searchedForms } from './trades.ts';

/** Where a homepage says what the company is; in its body, the name of a trade may be a neighbour's or a customer's. */
const NAMING_FIELDS = ['title', 'meta', 'h1'];
/** The longest query that the search takes. */
const QUERY_CHARACTERS_MAX = 200;
/** Word forms are matched by the search, so one name of each language is enough. */
const NAMES_PER_LANGUAGE = 1;

const PART_FILTER = /^sub_industry:eq:(.+)$/s;
const PART_QUERY = /^sub_industry:"([^"]+)" OR \(-exists:sub_industry \(.+\)\)$/s;

/** The sub-industry that a call requires as a filter. */
const partIn = (args: CallArguments): string | undefined =>
  filtersIn(args).flatMap((one) => PART_FILTER.exec(one)?.[1] ?? [])[0];

/**
 * The same search, which also finds companies of the industry whose sub-industry is unknown and whose title, description or main heading
 * names the trade. Undefined if the call requires no sub-industry, or has words of its own.
 */
export function withUnknownPart(args: CallArguments, language: Language): CallArguments | undefined {
  const part = partIn(args);
  if (part === undefined || args.q !== undefined) return undefined;
  const trade = trades.find((one) => one.part === `${String(args.industry)} > ${part}`);
  const names = trade ? namesThatFit(trade, part, languagesFor(language, args)) : [];
  if (names.length === 0) return undefined;
  const { filter: _filter, ...others } = args;
  const filters = filtersIn(args).filter((one) => !PART_FILTER.test(one));
  return {
    ...others,
    q: queryOf(part, names),
    mode: 'query',
    forms: 'true',
    ...(filters.length > 0 && { filter: asFilter(filters) }),
  };
}

const queryOf = (part: string, names: readonly string[]): string =>
  `sub_industry:"${part}" OR (-exists:sub_industry (${NAMING_FIELDS.map((field) => `${field}:(${names.join(' OR ')})`).join(' OR ')}))`;

function namesThatFit(trade: Trade, part: string, languages: readonly string[]): string[] {
  const names: string[] = [];
  for (const name of searchedForms(trade, languages, NAMES_PER_LANGUAGE))
    if (queryOf(part, [...names, name]).length <= QUERY_CHARACTERS_MAX) names.push(name);
  return names;
}

/** The sub-industry of a search that `withUnknownPart` made; undefined for any other search words. */
export const partInQuery = (q: string): string | undefined => PART_QUERY.exec(q)?.[1];

/** Turns a search that `withUnknownPart` made back into one with a filter, so that later messages can change it. */
export function asPartFilter(call: PlannedCall): PlannedCall {
  const { q, mode: _mode, forms: _forms, ...args } = call.args;
  const part = call.args.mode === 'query' ? partInQuery(String(q)) : undefined;
  if (part === undefined) return call;
  return {
    name: call.name,
    args: {
      ...args,
      filter: asFilter([...filtersIn(args), `sub_industry:eq:${part}`]),
    },
  };
}
