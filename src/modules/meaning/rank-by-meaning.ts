import { freshTurn, isTurnSpent } from '../../lib/event-loop-turn.ts';
import type { QueryOptions, TextQuery, TextSearch } from '../../lib/text-index/api.ts';
import { decodeIndustry } from '../company-index/index.ts';
import type { Description, PlannerThread, StatedFilter } from '../copilot/index.ts';
import type { Descriptions, TextDescription } from '../lookalikes/index.ts';
import {
  type CompanyFilters,
  MEANING_RANKED_MAX,
  type MeaningRanking,
  type MeaningSearch,
  type SearchRequest,
  toTextQuery,
} from '../search/index.ts';
import { createExplainer } from './explain.ts';
import { type Evidence, fitOf, type ModelFit, type NamesTrade, similarityOf } from './fuse-scores.ts';
import { subjectQuery } from './subject-query.ts';

export interface MeaningNeeds {
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
/** How many of the nearest companies are checked against the filters if more are left. */
const NEAREST_MAX = 2_000;
const LIST_BATCH = 5_000;
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
}: MeaningNeeds): MeaningSearch {
  const languages = languagesOf(index);
  return {
    version: () => descriptions.version(),
    isReady: () => planner.isReady,
    async rank(request, signal) {
      const text = request.q?.text ?? '';
      const description = await planner.describe(text, { tenant: 'search', signal });
      const stated = description.stated.map((filter) => ({
        ...filter,
        isApplied: isApplied(filter, request),
      }));
      const filters = withStated(
        request,
        stated.filter((filter) => filter.isApplied),
      );
      const subject = await descriptions.describe(
        description.subject,
        description.languages,
        await languages(signal),
      );
      const fit = fusion.fitOf(descriptions.model());
      const companies = await rankCompanies(description, subject, filters, fit, signal);
      const { industries } = description.trades;
      return {
        reading: {
          subject: description.subject,
          language: subject.language,
          filters: stated.map(({ param, values, text: words, isApplied: applied }) => ({
            param,
            value: values.join(','),
            text: words,
            applied,
          })),
          industries: strongest(industries),
          cut_off: fit.cutOff,
          precision: fit.precision,
        },
        filters,
        companies,
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
  ): Promise<MeaningRanking['companies']> {
    const options = { signal, budgetMs: BUDGET_MS };
    const condition = toTextQuery({ ...filters, q: undefined, mode: 'any' });
    const expression = subjectQuery(concepts, language, places);
    const byWords: TextQuery | undefined = expression && {
      ...condition,
      expression: condition.expression ? { op: 'all', of: [expression, condition.expression] } : expression,
    };
    const aim = await descriptions.aim({ text: subject, language, industries: trades.industries }, signal);
    const nearest = aim
      ? await allowedNearest(
          condition,
          (limit, allow) => aim.nearest({ limit, ...(allow && { allow }) }),
          options,
        )
      : new Map<string, number>();
    const words = byWords
      ? await wordScores(byWords, [...nearest.keys()], options)
      : new Map<string, number>();
    const unknown = [...words.keys()].filter((domain) => !nearest.has(domain));
    const cosines = new Map([...nearest, ...(aim && unknown.length > 0 ? await aim.cosines(unknown) : [])]);
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

  /** The nearest companies that pass the filters. */
  async function allowedNearest(
    condition: TextQuery,
    find: (limit: number, allow?: ReadonlySet<string>) => Promise<ReadonlyMap<string, number>>,
    options: QueryOptions,
  ): Promise<ReadonlyMap<string, number>> {
    if ((condition.filters?.length ?? 0) === 0 && !condition.exclude && !condition.expression)
      return find(CANDIDATES_MAX);
    if ((await index.count(condition, options)) <= LISTED_MAX) {
      const allow = new Set<string>();
      for await (const hits of index.stream(condition, { batch: LIST_BATCH, stored: false, ...options }))
        for (const { key } of hits) allow.add(key);
      return allow.size === 0 ? new Map() : find(CANDIDATES_MAX, allow);
    }
    const found = await find(NEAREST_MAX);
    const left = await index.search(among(condition, [...found.keys()]), {
      limit: NEAREST_MAX,
      stored: false,
      ...options,
    });
    return new Map(left.hits.map(({ key }) => [key, found.get(key) ?? 0]));
  }

  /** Scores of the companies that match the words best, and of the given other ones. */
  async function wordScores(
    query: TextQuery,
    others: readonly string[],
    options: QueryOptions,
  ): Promise<Map<string, number>> {
    const limits = { stored: false, ...options } as const;
    const { hits, total } = await index.search(query, { limit: CANDIDATES_MAX, ...limits });
    const scores = new Map(hits.map(({ key, score }) => [key, score]));
    const missing = others.filter((domain) => !scores.has(domain));
    if (total === hits.length || missing.length === 0) return scores;
    const more = await index.search(among(query, missing), { limit: missing.length, ...limits });
    for (const { key, score } of more.hits) scores.set(key, score);
    return scores;
  }

  /** How much of the subject points to the industry of each company. */
  async function industryShares(
    domains: readonly string[],
    industries: Readonly<Record<string, number>>,
    options: QueryOptions,
  ): Promise<Map<string, number>> {
    const shares = new Map<string, number>();
    if (domains.length === 0) return shares;
    const strong = Object.entries(industries).sort(([, a], [, b]) => b - a);
    for (const [value, share] of strong.slice(0, INDUSTRIES_MAX)) {
      const { hits } = await index.search(
        {
          mode: 'any',
          filters: [
            { op: 'keys', keys: domains },
            { field: 'industry', op: 'equals', value },
          ],
        },
        { limit: domains.length, stored: false, ...options },
      );
      for (const { key } of hits) shares.set(key, share);
    }
    return shares;
  }

  /** The same for sub-industries, which are only in the records of the companies. */
  async function subIndustryShares(
    domains: readonly string[],
    subIndustries: Readonly<Record<string, number>>,
    options: QueryOptions,
  ): Promise<Map<string, number>> {
    const shares = new Map<string, number>();
    if (domains.length === 0 || Object.keys(subIndustries).length === 0) return shares;
    for (const [domain, { stored }] of await index.findMany(domains, options)) {
      if (isTurnSpent()) await freshTurn();
      const { industry, sub_industry } = decodeIndustry(stored);
      shares.set(domain, subIndustries[`${industry} > ${sub_industry}`] ?? 0);
    }
    return shares;
  }
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
    : request[param] === undefined) && !request.ignore_stated?.includes(param);

const columnOf = (condition: string): string | undefined => condition.split(':', 1)[0];

function withStated(request: SearchRequest, stated: readonly StatedFilter[]): SearchRequest {
  const added: Partial<Record<StatedFilter['param'], string[]>> = {
    ...(request.filter && { filter: [...request.filter] }),
  };
  for (const { param, values } of stated) added[param] = [...new Set([...(added[param] ?? []), ...values])];
  return { ...request, ...(added as CompanyFilters) };
}
