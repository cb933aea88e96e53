import {
  type CallArguments,
  filtersIn,
  type Language,
  type PlannedCall,
  type Trade,
  toFilterArgument,
  trades,
} from '../planner/index.ts';
import { quoteTerm } from '../planner/word-condition.ts';
import { searchLanguages } from './languages-of-countries.ts';
import { NAMING_FIELDS, namesInTurn } from './trade-query.ts';

/** The longest query that the search takes. */
const QUERY_CHARACTERS_MAX = 200;
const NAMES_PER_LANGUAGE = 2;
/** In a country, there is room for further names behind the first ones. */
const NAMES_IN_FEW_LANGUAGES = 8;
/** With more languages than this, a name in each of them finds more than one name in all fields. */
const FEW_LANGUAGES = 5;

const SUB_INDUSTRY_FILTER = /^sub_industry:eq:(.+)$/s;
const SUB_INDUSTRY_QUERY =
  /^sub_industry:"([^"]+)" OR \((?:-exists:sub_industry|\(-exists:sub_industry OR sub_industry:"[^"]+"\)) \(.+\)\)$/s;

/** The sub-industry that a call requires as a filter. */
const subIndustryIn = (args: CallArguments): string | undefined =>
  filtersIn(args).flatMap((one) => SUB_INDUSTRY_FILTER.exec(one)?.[1] ?? [])[0];

/**
 * The same search, which also finds companies of the industry whose sub-industry is unknown and whose title, description or main heading
 * names the trade, and those of a neighbouring sub-industry that may be of it. Undefined if the call requires no sub-industry, or has words
 * of its own.
 */
export function includingUnclassified(args: CallArguments, language: Language): CallArguments | undefined {
  const subIndustry = subIndustryIn(args);
  if (subIndustry === undefined || args.q !== undefined) return undefined;
  const trade = trades.find((one) => one.part === `${String(args.industry)} > ${subIndustry}`);
  const names = trade && namesWithinLimit(trade, subIndustry, language, args);
  if (trade === undefined || names === undefined || names.size === 0) return undefined;
  const { filter: _filter, ...others } = args;
  const filters = filtersIn(args).filter((one) => !SUB_INDUSTRY_FILTER.test(one));
  return {
    ...others,
    q: queryOf(trade, subIndustry, names),
    mode: 'query',
    forms: 'true',
    ...(filters.length > 0 && { filter: toFilterArgument(filters) }),
  };
}

const UNKNOWN = '-exists:sub_industry';

type NamesByField = ReadonlyMap<string, readonly string[]>;

const queryOf = ({ besidePart }: Trade, subIndustry: string, names: NamesByField): string => {
  const beside = besidePart?.split(' > ')[1];
  const others = beside === undefined ? UNKNOWN : `(${UNKNOWN} OR sub_industry:"${beside}")`;
  const clauses = [...names].map(([field, list]) => `${field}:(${list.map(quoteTerm).join(' OR ')})`);
  return `sub_industry:"${subIndustry}" OR (${others} (${clauses.join(' OR ')}))`;
};

/**
 * The names to look for in each field, as far as there is room: in a country, its own name for the trade in every field, then the next one;
 * world-wide, the names of all languages in titles, then in the other fields.
 */
function namesWithinLimit(
  trade: Trade,
  subIndustry: string,
  language: Language,
  args: CallArguments,
): NamesByField {
  const languages = searchLanguages(language, args);
  const isInFew = languages.length <= FEW_LANGUAGES;
  const names = [
    ...new Set(namesInTurn([trade], languages, isInFew ? NAMES_IN_FEW_LANGUAGES : NAMES_PER_LANGUAGE)),
  ];
  const places = isInFew
    ? names.flatMap((name) => NAMING_FIELDS.map((field) => ({ field, name })))
    : NAMING_FIELDS.flatMap((field) => names.map((name) => ({ field, name })));
  let kept: NamesByField = new Map();
  for (const { field, name } of places) {
    const more = new Map(kept).set(field, [...(kept.get(field) ?? []), name]);
    if (queryOf(trade, subIndustry, more).length <= QUERY_CHARACTERS_MAX) kept = more;
  }
  return kept;
}

/** The sub-industry of a search that `includingUnclassified` made; undefined for any other search words. */
export const subIndustryInQuery = (q: string): string | undefined => SUB_INDUSTRY_QUERY.exec(q)?.[1];

/** Turns a search that `includingUnclassified` made back into one with a filter, so that later messages can change it. */
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
