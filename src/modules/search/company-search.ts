import type { NewMatches, QueryOptions, TextIndex } from '../../lib/text-index/api.ts';
import { normalizeQuery, QueryBudgetExceeded } from '../../lib/text-index/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { CompanyProfile } from '../companies/index.ts';
import { decodeProfile } from './profile-record.ts';
import type { QueryCache } from './query-cache.ts';
import { storedOf, toResultItem } from './result-item.ts';
import { ResultPage } from './result-page.ts';
import type { Mode, SearchRequest } from './search-parameters.ts';
import { soughtWords } from './snippet.ts';
import { toTextQuery } from './to-text-query.ts';

/** What to search for and which part of it to show. */
export interface PageRequest extends SearchRequest {
  readonly limit: number;
  readonly offset: number;
}

export interface FoundPage {
  readonly page: ResultPage;
  readonly normalizedQuery: string;
  readonly cached: boolean;
}

/** Whoever waits for an answer; the signal is asked for only where there is work to stop. */
export interface Client {
  readonly signal: AbortSignal;
}

export const facetFields = ['industry', 'country', 'tld', 'tech', 'language', 'has'] as const;
export type FacetField = (typeof facetFields)[number];

export interface FacetPage {
  readonly totalCount: number;
  readonly facets: Partial<Record<FacetField, { value: string; count: number }[]>>;
}

export interface CompanySearch {
  /** A page of the matches, at once when it is in the cache; `excludedDomains` are left out, such as those the caller has seen. */
  search(
    request: PageRequest,
    client: Client,
    excludedDomains?: readonly string[],
  ): FoundPage | Promise<FoundPage>;
  count(request: SearchRequest, signal: AbortSignal): Promise<number>;
  /** Exact counts of many queries in one mode. */
  counts(queries: readonly string[], mode: Mode, signal: AbortSignal): Promise<readonly number[]>;
  facets(
    request: SearchRequest,
    fields: readonly FacetField[],
    size: number,
    signal: AbortSignal,
  ): Promise<FacetPage>;
  /** All matches by score, without their profiles. */
  matches(
    request: SearchRequest,
    signal: AbortSignal,
  ): AsyncIterable<readonly { domain: string; score: number }[]>;
  /** What matches now and did not in an earlier generation of the index; without one, only what a later look compares with. */
  newMatches(
    request: SearchRequest,
    options: { readonly since: number | undefined; readonly limit: number },
    signal: AbortSignal,
  ): Promise<NewMatches>;
  /** All matches by score, in batches, over one unchanging view of the index. */
  profiles(
    request: SearchRequest,
    limit: number,
    signal: AbortSignal,
  ): AsyncIterable<readonly ScoredProfile[]>;
}

export interface ScoredProfile {
  readonly score: number;
  readonly profile: CompanyProfile;
}

/** Longest time the index may spend on one query; a download has no such bound. */
const BUDGET_MS = 20_000;
/** After a day without a look, millions of replaced pages may have to be compared; nobody waits for that answer. */
const COMPARISON_BUDGET_MS = 60_000;
const STREAM_BATCH = 64;
const MATCH_BATCH = 10_000;
const featureFlags = ['email', 'phone', 'pricing', 'blog', 'ecommerce', 'contact'].map(
  (name) => `has_${name}`,
);

export function createCompanySearch(index: TextIndex, cache: QueryCache): CompanySearch {
  return {
    search(request, client, excludedDomains = []) {
      if (excludedDomains.length > 0) return find(request, client, excludedDomains);
      const { key, normalizedQuery } = identify(request);
      const page = cache.get(key, index.generation());
      return page ? { page, normalizedQuery, cached: true } : find(request, client, excludedDomains);
    },

    count: (request, signal) => guarded(() => index.count(toTextQuery(request), options(signal))),

    counts: (queries, mode, signal) =>
      guarded(() =>
        index.counts(
          queries.map((q) => toTextQuery({ q, mode })),
          options(signal),
        ),
      ),

    async facets(request, fields, size, signal) {
      const asked = fields.flatMap((field) => (field === 'has' ? featureFlags : [field]));
      const answer = await guarded(() =>
        index.facets(toTextQuery(request), asked, { ...options(signal), size }),
      );
      const facets = Object.fromEntries(
        fields.map((field) => [
          field,
          field === 'has' ? featureCounts(answer.facets, size) : [...(answer.facets[field] ?? [])],
        ]),
      );
      return { totalCount: answer.total, facets };
    },

    async *matches(request, signal) {
      const query = toTextQuery(request);
      for await (const hits of index.stream(query, { stored: false, batch: MATCH_BATCH, signal })) {
        yield hits.map(({ key, score }) => ({ domain: key, score }));
      }
    },

    newMatches: (request, { since = Number.MAX_SAFE_INTEGER, limit }, signal) =>
      guarded(() =>
        index.newMatches(toTextQuery(request), { since, limit, signal, budgetMs: COMPARISON_BUDGET_MS }),
      ),

    async *profiles(request, limit, signal) {
      for await (const hits of index.stream(toTextQuery(request), { limit, batch: STREAM_BATCH, signal })) {
        yield hits.map((hit) => ({ score: hit.score, profile: decodeProfile(storedOf(hit)) }));
      }
    },
  };

  async function find(
    request: PageRequest,
    { signal }: Client,
    excludedDomains: readonly string[],
  ): Promise<FoundPage> {
    const { limit, offset } = request;
    const answer = await guarded(() =>
      index.search(toTextQuery(request, excludedDomains), { limit, offset, ...options(signal) }),
    );
    const sought = soughtWords(request.q, request.mode);
    const page = new ResultPage(
      answer.total,
      answer.hits.map((hit) => toResultItem(hit, sought)),
    );
    const { key, normalizedQuery } = identify(request);
    if (excludedDomains.length === 0) cache.set(key, answer.generation, page);
    return { page, normalizedQuery, cached: false };
  }
}

interface Identity {
  /** The same for all requests that have the same answer. */
  readonly key: string;
  readonly normalizedQuery: string;
}

const identities = new WeakMap<PageRequest, Identity>();

/** The host hands out the same object for the same query string, so what follows from it is kept with it. */
function identify(request: PageRequest): Identity {
  const known = identities.get(request);
  if (known) return known;
  const { mode, limit, offset, domains, crawl_id, title, tech, industry, tld, country, has } = request;
  const normalizedQuery = normalizeQuery(request.q);
  const parts = [
    normalizedQuery,
    mode,
    limit,
    offset,
    domains,
    crawl_id,
    title,
    tech,
    industry,
    tld,
    country,
    has,
  ];
  const identity = { key: JSON.stringify(parts), normalizedQuery };
  identities.set(request, identity);
  return identity;
}

const options = (signal: AbortSignal): QueryOptions => ({ signal, budgetMs: BUDGET_MS });

function featureCounts(
  facets: Readonly<Record<string, readonly { value: string; count: number }[]>>,
  size: number,
): { value: string; count: number }[] {
  return featureFlags
    .map((flag) => ({
      value: flag.slice('has_'.length),
      count: facets[flag]?.find(({ value }) => value === 'true')?.count ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, size);
}

/** A query that outgrows its budget is the caller's to narrow, not a defect. */
async function guarded<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof QueryBudgetExceeded)
      throw new AppError('query_timeout', undefined, { cause: error, headers: { 'retry-after': '3' } });
    throw error;
  }
}
