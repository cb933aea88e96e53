import type { QueryOptions, TextIndex } from '../../lib/text-index/api.ts';
import { normalizeQuery, QueryBudgetExceeded } from '../../lib/text-index/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { CompanyProfile } from '../companies/index.ts';
import { decodeProfile } from './profile-record.ts';
import type { CachedPage, QueryCache } from './query-cache.ts';
import { storedOf, toResultItem } from './result-item.ts';
import type { Mode, SearchRequest } from './search-parameters.ts';
import { soughtWords } from './snippet.ts';
import { toTextQuery } from './to-text-query.ts';

export interface PageRequest {
  readonly limit: number;
  readonly offset: number;
  /** Domains to leave out, such as those the caller has seen. */
  readonly excludedDomains?: readonly string[];
}

export interface SearchPage extends CachedPage {
  readonly normalizedQuery: string;
  readonly cached: boolean;
}

export const facetFields = ['industry', 'country', 'tld', 'tech', 'language', 'has'] as const;
export type FacetField = (typeof facetFields)[number];

export interface FacetPage {
  readonly totalCount: number;
  readonly facets: Partial<Record<FacetField, { value: string; count: number }[]>>;
}

export interface CompanySearch {
  search(request: SearchRequest, page: PageRequest, signal: AbortSignal): Promise<SearchPage>;
  count(request: SearchRequest, signal: AbortSignal): Promise<number>;
  /** Exact counts of many queries in one mode. */
  counts(queries: readonly string[], mode: Mode, signal: AbortSignal): Promise<readonly number[]>;
  facets(
    request: SearchRequest,
    fields: readonly FacetField[],
    size: number,
    signal: AbortSignal,
  ): Promise<FacetPage>;
  /** All matches by score, without their profiles; with a time, only those written to the index since. */
  matches(
    request: SearchRequest,
    signal: AbortSignal,
    indexedSinceMs?: number,
  ): AsyncIterable<readonly { domain: string; score: number }[]>;
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
const STREAM_BATCH = 64;
const MATCH_BATCH = 10_000;
const featureFlags = ['email', 'phone', 'pricing', 'blog', 'ecommerce', 'contact'].map(
  (name) => `has_${name}`,
);

export function createCompanySearch(index: TextIndex, cache: QueryCache): CompanySearch {
  return {
    async search(request, { limit, offset, excludedDomains = [] }, signal) {
      const normalizedQuery = normalizeQuery(request.q);
      const key =
        excludedDomains.length > 0
          ? undefined
          : JSON.stringify([{ ...request, q: normalizedQuery }, limit, offset]);
      const known = key === undefined ? undefined : cache.get(key, index.generation());
      if (known) return { ...known, normalizedQuery, cached: true };
      const answer = await guarded(() =>
        index.search(toTextQuery(request, excludedDomains), { limit, offset, signal, budgetMs: BUDGET_MS }),
      );
      const sought = soughtWords(request.q, request.mode);
      const page = {
        totalCount: answer.total,
        resultCount: answer.hits.length,
        resultsJson: Buffer.from(JSON.stringify(answer.hits.map((hit) => toResultItem(hit, sought)))),
      };
      if (key !== undefined) cache.set(key, answer.generation, page);
      return { ...page, normalizedQuery, cached: false };
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

    async *matches(request, signal, indexedSinceMs) {
      const query = toTextQuery(request);
      const since =
        indexedSinceMs === undefined
          ? []
          : [{ field: '_last_indexed', op: 'range', min: indexedSinceMs } as const];
      const recent = { ...query, filters: [...(query.filters ?? []), ...since] };
      for await (const hits of index.stream(recent, { stored: false, batch: MATCH_BATCH, signal })) {
        yield hits.map(({ key, score }) => ({ domain: key, score }));
      }
    },

    async *profiles(request, limit, signal) {
      for await (const hits of index.stream(toTextQuery(request), { limit, batch: STREAM_BATCH, signal })) {
        yield hits.map((hit) => ({ score: hit.score, profile: decodeProfile(storedOf(hit)) }));
      }
    },
  };
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
