import type {
  NewMatches,
  QueryOptions,
  TextIndex,
  TextQuery,
  UnionStream,
} from '../../lib/text-index/api.ts';
import { QueryBudgetExceeded } from '../../lib/text-index/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { CompanyProfile } from '../companies/index.ts';
import { filterNames } from './company-filters.ts';
import { countFacets, type FacetField, type FacetPage } from './facets.ts';
import { decodeProfile } from './profile-record.ts';
import type { QueryCache } from './query-cache.ts';
import type { QueryText } from './query-text.ts';
import { snippetFor, storedOf, toResultItem } from './result-item.ts';
import { ResultPage } from './result-page.ts';
import type { SearchRequest } from './search-parameters.ts';
import { soughtBy } from './snippet.ts';
import { toTextQuery } from './to-text-query.ts';

/** What to search for and which part of it to show. */
export interface PageRequest extends SearchRequest {
  readonly limit: number;
  readonly offset: number;
}

export interface FoundPage {
  readonly page: ResultPage;
  readonly cached: boolean;
}

/** Whoever waits for an answer; the signal is asked for only where there is work to stop. */
export interface Client {
  readonly signal: AbortSignal;
}

export interface CompanySearch {
  /** A page of the matches, at once when it is in the cache. */
  search(request: PageRequest, client: Client): FoundPage | Promise<FoundPage>;
  count(request: SearchRequest, signal: AbortSignal): Promise<number>;
  /** Exact counts of many phrases. */
  counts(phrases: readonly QueryText[], signal: AbortSignal): Promise<readonly number[]>;
  facets(
    request: SearchRequest,
    wanted: { fields: readonly FacetField[]; size: number },
    signal: AbortSignal,
  ): Promise<FacetPage>;
  /** Companies that match at least one of the phrases. */
  countOfAny(phrases: readonly QueryText[], signal: AbortSignal): Promise<number>;
  /** The companies that match any of the phrases, each once and by the first phrase that matches it, best score first. */
  profilesOfAny(phrases: readonly QueryText[], limit: number, signal: AbortSignal): Promise<PhraseMatches>;
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
  ): AsyncIterable<readonly FoundProfile[]>;
}

export interface FoundProfile {
  readonly score: number;
  readonly profile: CompanyProfile;
  readonly matchedIn: readonly string[];
  /** Made when it is asked for: few downloads show it. */
  snippet(): string;
}

export interface PhraseMatches {
  /** All of them, however many are read. */
  readonly total: number;
  readonly batches: AsyncIterable<readonly PhraseMatch[]>;
}

export interface PhraseMatch {
  readonly score: number;
  readonly profile: CompanyProfile;
  /** Which of the phrases found it. */
  readonly phrase: number;
}

/** Longest time the index may spend on one query; a download may take the index's own, which is longer. */
const BUDGET_MS = 20_000;
/** After a day without a look, millions of replaced pages may have to be compared; nobody waits for that answer. */
const COMPARISON_BUDGET_MS = 60_000;
const STREAM_BATCH = 64;

export function createCompanySearch(index: TextIndex, cache: QueryCache): CompanySearch {
  return {
    search(request, client) {
      if (request.excludedDomains) return find(request, client);
      const page = cache.get(cacheKey(request), index.generation());
      return page ? { page, cached: true } : find(request, client);
    },

    count: (request, signal) => guarded(() => index.count(toTextQuery(request), options(signal))),

    counts: (phrases, signal) => guarded(() => index.counts(toPhraseQueries(phrases), options(signal))),

    facets: (request, wanted, signal) => guarded(() => countFacets(index, request, wanted, options(signal))),

    countOfAny: (phrases, signal) => guarded(() => index.countUnion(toPhraseQueries(phrases), { signal })),

    async profilesOfAny(phrases, limit, signal) {
      const { total, batches } = await guarded(() =>
        index.streamUnion(toPhraseQueries(phrases), { limit, batch: STREAM_BATCH, signal }),
      );
      return { total, batches: decoded(batches) };
    },

    newMatches: (request, { since = Number.MAX_SAFE_INTEGER, limit }, signal) =>
      guarded(() =>
        index.newMatches(toTextQuery(request), { since, limit, signal, budgetMs: COMPARISON_BUDGET_MS }),
      ),

    async *profiles(request, limit, signal) {
      const sought = request.q && soughtBy(request.q, request.mode);
      const stream = index.stream(toTextQuery(request), { limit, batch: STREAM_BATCH, signal });
      for await (const hits of guardedStream(stream)) {
        yield hits.map((hit) => {
          const record = storedOf(hit);
          const profile = decodeProfile(record);
          return {
            score: hit.score,
            profile,
            matchedIn: hit.matchedFields,
            snippet: () => snippetFor(hit.matchedFields[0], sought, profile, record).text,
          };
        });
      }
    },
  };

  async function find(request: PageRequest, { signal }: Client): Promise<FoundPage> {
    const { q, mode, limit, offset } = request;
    const answer = await guarded(() =>
      index.search(toTextQuery(request), { limit, offset, ...options(signal) }),
    );
    const sought = q && soughtBy(q, mode);
    const page = new ResultPage(
      answer.total,
      answer.hits.map((hit) => toResultItem(hit, sought)),
    );
    if (!request.excludedDomains) cache.set(cacheKey(request), answer.generation, page);
    return { page, cached: false };
  }
}

const toPhraseQueries = (phrases: readonly QueryText[]): TextQuery[] =>
  phrases.map((q) => toTextQuery({ q, mode: 'phrase' }));

async function* decoded(batches: UnionStream['batches']): AsyncGenerator<readonly PhraseMatch[]> {
  for await (const hits of batches)
    yield hits.map((hit) => ({
      score: hit.score,
      profile: decodeProfile(storedOf(hit)),
      phrase: hit.query,
    }));
}

const cacheKeys = new WeakMap<PageRequest, string>();

/** The same for all requests that have the same answer. The host hands out the same object for the same query string, so it is kept with it. */
function cacheKey(request: PageRequest): string {
  const known = cacheKeys.get(request);
  if (known !== undefined) return known;
  const { q, mode, limit, offset } = request;
  const filters = filterNames.map((name) => request[name]);
  const key = JSON.stringify([q?.normalized, mode, limit, offset, filters]);
  cacheKeys.set(request, key);
  return key;
}

const options = (signal: AbortSignal): QueryOptions => ({ signal, budgetMs: BUDGET_MS });

/** A query that outgrows its budget is the caller's to narrow, not a defect. */
async function guarded<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw asRefusal(error);
  }
}

/** Opening a stream is a query like any other. */
async function* guardedStream<Batch>(stream: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  try {
    yield* stream;
  } catch (error) {
    throw asRefusal(error);
  }
}

function asRefusal(error: unknown): unknown {
  return error instanceof QueryBudgetExceeded
    ? new AppError('query_timeout', undefined, { cause: error, headers: { 'retry-after': '3' } })
    : error;
}
