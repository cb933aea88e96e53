import type { QueryOptions, SortOrder, TextQuery, TextSearch } from '../../lib/text-index/api.ts';
import type { Description, PlannerThread, StatedFilter } from '../copilot/index.ts';
import type { Descriptions, TextDescription } from '../lookalikes/index.ts';
import {
  type CompanyFilters,
  MEANING_RANKED_MAX,
  type MeaningRanking,
  type MeaningSearch,
  type QueryText,
  readDescribedConditions,
  type SearchRequest,
  toTextQuery,
} from '../search/index.ts';
import { createExplainer } from './explain.ts';
import { type Evidence, fitOf, type ModelFit, type NamesTrade, similarityOf } from './fuse-scores.ts';
import { subjectQuery } from './subject-query.ts';

export interface MeaningDependencies {
  readonly index: TextSearch;
  readonly planner: Pick<PlannerThread, 'describe' | 'isReady'>;
  readonly descriptions: Descriptions;
  /** The parameters of a model, and the similarity they give. The benchmark replaces these to see the evidence. */
  readonly fusion?: {
    fitOf(model: string | undefined): ModelFit;
    similarityOf(evidence: Evidence, namesTrade: NamesTrade, fit: ModelFit): number;
  };
}

const BUDGET_MS = 15_000;
/** This many candidates by vectors, and as many by words. */
const CANDIDATES_MAX = MEANING_RANKED_MAX;
/** If the filters leave at most this many companies, only those are searched for the nearest. */
const LISTED_MAX = 10_000;
/** How many of the nearest companies are checked against the filters if more are left, at most and beyond the expected share. */
const NEAREST_MAX = 2_000;
const NEAREST_MARGIN = 1.2;
const LIST_BATCH = 5_000;
/** Neighbours in this order are next to each other on disk. */
const byKey: SortOrder = { by: 'key', isDescending: false };
const keysOnly = { stored: false, matchedFields: false } as const;
/** How many languages of the index a subject is translated into. */
const LANGUAGES_MAX = 8;
/** Further industries have too small a share to matter. */
const INDUSTRIES_MAX = 4;
const INDUSTRIES_SHOWN_MAX = 3;

/** Finds companies by a description: applies the filters it states, then fuses vectors, words and industry. */
export function createMeaningSearch({
  index,
  planner,
  descriptions,
  fusion = { fitOf, similarityOf },
}: MeaningDependencies): MeaningSearch {
  const languages = languagesOf(index);
  return {
    version: () => descriptions.version(),
    isReady: () => planner.isReady,
    async understood(text, signal) {
      const { description, conditions } = readDescribedConditions(text);
      const described = await planner.describe(description, { tenant: 'search', signal });
      const { subject, trades, isTradeAlone, isOnlyFunctionWords } = described;
      const hasTrade = Object.keys(trades.industries).length > 0;
      const filters = described.stated.length + (conditions ? 1 : 0);
      return {
        parts: filters + (hasTrade ? 1 : 0),
        isWhole: isOnlyFunctionWords || (subject === '' ? filters > 0 : hasTrade && isTradeAlone),
      };
    },
    async rank(request, signal) {
      const { description: text, conditions } = readDescribedConditions(request.q?.text ?? '');
      const description = await planner.describe(text, { tenant: 'search', signal });
      const filtersInWords = description.stated.map((filter) => ({
        ...filter,
        isApplied: isApplied(filter, request),
      }));
      const shown = conditions && shownConditions(conditions, request);
      const stated: readonly ShownFilter[] = shown ? [...filtersInWords, shown] : filtersInWords;
      const filters = withStated(
        request,
        filtersInWords.filter((filter) => filter.isApplied),
        shown?.isApplied ? conditions : undefined,
      );
      const subject = await descriptions.describe(
        description.subject,
        description.languages,
        await languages(signal),
      );
      const fit = fusion.fitOf(descriptions.model());
      const isOnlyFilters = description.subject === '';
      const { industries } = description.trades;
      const ranked = isOnlyFilters ? [] : await rankCompanies(description, subject, filters, fit, signal);
      const trade = ranked.length === 0 ? wholeTrade(description, request, filters) : undefined;
      const isTrade = trade !== undefined && (await hasCompanies({ ...filters, ...trade.filters }, signal));
      const isFilterSearch = isTrade || (isOnlyFilters && stated.some(({ isApplied }) => isApplied));
      const read = isTrade ? [...stated, ...trade.shown] : stated;
      return {
        reading: {
          subject: isTrade ? '' : description.subject,
          language: subject.language,
          filters: read.map(({ param, values, text: words, isApplied: applied }) => ({
            param,
            value: values.join(','),
            text: words,
            applied,
          })),
          industries: strongest(industries),
          cut_off: fit.cutOff,
          precision: fit.precision,
        },
        filters: isTrade ? { ...filters, ...trade.filters } : filters,
        companies: isFilterSearch ? undefined : ranked,
        explain: createExplainer({ concepts: subject.concepts, industries }),
      };
    },
  };

  async function rankCompanies(
    { subject, places, trades }: Description,
    { language, concepts }: TextDescription,
    filters: SearchRequest,
    fit: ModelFit,
    signal: AbortSignal,
  ): Promise<NonNullable<MeaningRanking['companies']>> {
    const options = { signal, budgetMs: BUDGET_MS };
    const condition = toTextQuery({ ...filters, q: undefined, mode: 'any' });
    const expression = subjectQuery(concepts, language, places);
    const byWords: TextQuery | undefined = expression && {
      ...condition,
      expression: condition.expression ? { op: 'all', of: [expression, condition.expression] } : expression,
    };
    const aim = await descriptions.aim({ text: subject, language, industries: trades.industries }, signal);
    // The two searches run in threads of their own.
    const [nearest, byWord] = await Promise.all([
      aim
        ? allowedNearest(
            condition,
            (limit, allow) => aim.nearest({ limit, ...(allow && { allow }) }),
            options,
          )
        : new Map<string, number>(),
      byWords && index.search(byWords, { limit: CANDIDATES_MAX, ...keysOnly, ...options }),
    ]);
    const scores = new Map(byWord?.hits.map(({ key, score }) => [key, score]));
    const unscored = [...nearest.keys()].filter((domain) => !scores.has(domain));
    const uncompared = [...scores.keys()].filter((domain) => !nearest.has(domain));
    const [furtherScores, furtherCosines] = await Promise.all([
      byWords && byWord && byWord.total > byWord.hits.length
        ? scoresAmong(byWords, unscored, options)
        : new Map<string, number>(),
      aim && uncompared.length > 0 ? aim.cosines(uncompared) : new Map<string, number>(),
    ]);
    const words = new Map([...scores, ...furtherScores]);
    const cosines = new Map([...nearest, ...furtherCosines]);
    const best = Math.max(0, ...words.values());
    const candidates = [...new Set([...cosines.keys(), ...words.keys()])]
      .map((domain) => ({
        domain,
        cosine: cosines.get(domain),
        words: best > 0 ? (words.get(domain) ?? 0) / best : 0,
      }))
      .sort(byStrength)
      .slice(0, MEANING_RANKED_MAX);
    const namesTrade = Object.keys(trades.industries).length > 0 ? 'withTrade' : 'withoutTrade';
    const shares = await industryShares(
      candidates.map(({ domain }) => domain),
      trades.industries,
      options,
    );
    const evidence = candidates.map((found) => ({ ...found, industry: shares.get(found.domain) ?? 0 }));
    const similarity = (found: Omit<Evidence, 'subIndustry'>, subIndustry: number): number =>
      fusion.similarityOf({ ...found, subIndustry }, namesTrade, fit);
    const subShares = await subIndustryShares(
      evidence
        .filter((found) => found.industry > 0 && similarity(found, 1) >= fit.cutOff)
        .map(({ domain }) => domain),
      trades.subIndustries,
      options,
    );
    return evidence
      .map((found) => ({
        domain: found.domain,
        similarity: similarity(found, subShares.get(found.domain) ?? 0),
      }))
      .filter((one) => one.similarity >= fit.cutOff)
      .sort((a, b) => b.similarity - a.similarity || (a.domain < b.domain ? -1 : 1));
  }

  async function hasCompanies(filters: SearchRequest, signal: AbortSignal): Promise<boolean> {
    const query = toTextQuery({ ...filters, q: undefined, mode: 'any' });
    return (await index.count(query, { signal, budgetMs: BUDGET_MS })) > 0;
  }

  /** The nearest companies that pass the filters. */
  async function allowedNearest(
    condition: TextQuery,
    find: (limit: number, allow?: ReadonlySet<string>) => Promise<ReadonlyMap<string, number>>,
    options: QueryOptions,
  ): Promise<ReadonlyMap<string, number>> {
    if ((condition.filters?.length ?? 0) === 0 && !condition.exclude && !condition.expression)
      return find(CANDIDATES_MAX);
    const [passing = 0, all = 0] = await index.counts([condition, { mode: 'all' }], options);
    if (passing <= LISTED_MAX) {
      const allow = new Set<string>();
      const listing = { batch: LIST_BATCH, sort: byKey, ...keysOnly, ...options };
      for await (const hits of index.stream(condition, listing)) for (const { key } of hits) allow.add(key);
      return allow.size === 0 ? new Map() : find(CANDIDATES_MAX, allow);
    }
    const wanted = Math.ceil((CANDIDATES_MAX * NEAREST_MARGIN * all) / passing);
    const found = await find(Math.min(NEAREST_MAX, wanted));
    const allowed = await scoresAmong(condition, [...found.keys()], options);
    return new Map([...found].filter(([domain]) => allowed.has(domain)).slice(0, CANDIDATES_MAX));
  }

  /** How much of the subject points to the industry of each company. */
  function industryShares(
    domains: readonly string[],
    industries: Readonly<Record<string, number>>,
    options: QueryOptions,
  ): Promise<Map<string, number>> {
    return sharesOf(domains, industries, (industry) => ({ industry: [industry] }), options);
  }

  /** The same for sub-industries, which are named with their industry: `Education > Schools`. */
  function subIndustryShares(
    domains: readonly string[],
    subIndustries: Readonly<Record<string, number>>,
    options: QueryOptions,
  ): Promise<Map<string, number>> {
    const filtersOf = (name: string): CompanyFilters => {
      const [industry = '', subIndustry = ''] = name.split(' > ');
      return { industry: [industry], filter: [`sub_industry:eq:${subIndustry}`] };
    };
    return sharesOf(domains, subIndustries, filtersOf, options);
  }

  /** For each company, the share of the strongest name whose filters it passes. */
  async function sharesOf(
    domains: readonly string[],
    shares: Readonly<Record<string, number>>,
    filtersOf: (name: string) => CompanyFilters,
    options: QueryOptions,
  ): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    let left = domains;
    const strong = Object.entries(shares).sort(([, a], [, b]) => b - a);
    for (const [name, share] of strong.slice(0, INDUSTRIES_MAX)) {
      const passing = await scoresAmong(toTextQuery({ ...filtersOf(name), mode: 'any' }), left, options);
      for (const domain of passing.keys()) found.set(domain, share);
      left = left.filter((domain) => !passing.has(domain));
    }
    return found;
  }

  /** The scores of those companies that match a query. */
  async function scoresAmong(
    query: TextQuery,
    domains: readonly string[],
    options: QueryOptions,
  ): Promise<ReadonlyMap<string, number>> {
    if (domains.length === 0) return new Map();
    const { hits } = await index.search(among(query, domains), {
      limit: domains.length,
      ...keysOnly,
      ...options,
    });
    return new Map(hits.map(({ key, score }) => [key, score]));
  }
}

/** A filter as the answer shows it. */
interface ShownFilter {
  readonly param: StatedFilter['param'] | 'industry' | 'query';
  readonly values: readonly string[];
  readonly text: string;
  readonly isApplied: boolean;
}

interface Strength {
  readonly domain: string;
  readonly cosine: number | undefined;
  readonly words: number;
}

const strengthOf = ({ cosine = 0, words }: Strength): number => cosine + words / 2;
const byStrength = (a: Strength, b: Strength): number =>
  strengthOf(b) - strengthOf(a) || (a.domain < b.domain ? -1 : 1);

const among = (query: TextQuery, keys: readonly string[]): TextQuery => ({
  ...query,
  filters: [...(query.filters ?? []), { op: 'keys', keys }],
});

/** The most frequent languages of an index, read again when it changes. */
function languagesOf(index: TextSearch): (signal: AbortSignal) => Promise<readonly string[]> {
  let known: { readonly generation: number; readonly languages: readonly string[] } | undefined;
  return async (signal) => {
    const generation = await index.generation();
    if (known?.generation === generation) return known.languages;
    const options = { size: LANGUAGES_MAX, signal, budgetMs: BUDGET_MS };
    const { facets } = await index.facets({ mode: 'any' }, ['language'], options);
    const languages = (facets.language ?? []).map(({ value }) => value);
    known = { generation, languages };
    return languages;
  };
}

const strongest = (shares: Readonly<Record<string, number>>): string[] =>
  Object.entries(shares)
    .sort(([, a], [, b]) => b - a)
    .slice(0, INDUSTRIES_SHOWN_MAX)
    .map(([name]) => name);

/** Parameters of the request take precedence over filters that the description states. */
const isApplied = ({ param, values }: StatedFilter, request: SearchRequest): boolean =>
  (param === 'filter'
    ? !values.some((condition) => request.filter?.some((other) => columnOf(other) === columnOf(condition)))
    : request[param] === undefined) && !isIgnored(param, values, request);

/** All that the description states for a parameter may be ignored, or one filter by its value too. */
const isIgnored = (
  param: string,
  values: readonly string[],
  { ignore_stated = [] }: SearchRequest,
): boolean => ignore_stated.includes(param) || ignore_stated.includes(`${param}:${values.join(',')}`);

function shownConditions({ text }: QueryText, request: SearchRequest): ShownFilter {
  return { param: 'query', values: [text], text, isApplied: !isIgnored('query', [text], request) };
}

/** A trade as filters: its companies are the answer if no page is like the name of the trade. */
function wholeTrade(
  { subject, trades, isTradeAlone }: Description,
  request: SearchRequest,
  filters: SearchRequest,
): { readonly filters: CompanyFilters; readonly shown: readonly ShownFilter[] } | undefined {
  const [industry] = strongest(trades.industries);
  if (!isTradeAlone || industry === undefined) return undefined;
  const named = { param: 'industry', values: [industry], text: subject, isApplied: true } as const;
  if (request.industry !== undefined || isIgnored('industry', named.values, request)) return undefined;
  const [, part] = strongest(trades.subIndustries)[0]?.split(' > ') ?? [];
  if (part === undefined) return { filters: { industry: named.values }, shown: [named] };
  const narrower = { param: 'filter', values: [`sub_industry:eq:${part}`], text: subject } as const;
  const isNarrowed = isApplied(narrower, request);
  return {
    filters: {
      industry: named.values,
      filter: isNarrowed ? [...(filters.filter ?? []), ...narrower.values] : filters.filter,
    },
    shown: [named, { ...narrower, isApplied: isNarrowed }],
  };
}

const columnOf = (condition: string): string | undefined => condition.split(':', 1)[0];

function withStated(
  request: SearchRequest,
  stated: readonly StatedFilter[],
  conditions: QueryText | undefined,
): SearchRequest {
  const added: Partial<Record<StatedFilter['param'], string[]>> = {
    ...(request.filter && { filter: [...request.filter] }),
  };
  for (const { param, values } of stated) added[param] = [...new Set([...(added[param] ?? []), ...values])];
  return { ...request, ...(added as CompanyFilters), conditions };
}
