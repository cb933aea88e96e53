import { freshTurn, isTurnSpent } from '../../lib/event-loop-turn.ts';
import type {
  NewMatches,
  QueryOptions,
  SortOrder,
  TextQuery,
  TextSearch,
  UnionHit,
} from '../../lib/text-index/api.ts';
import { AppError } from '../../platform/errors.ts';
import type { CompanyProfile } from '../companies/index.ts';
import { decodeProfile } from '../company-index/index.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { countFacets, type FacetPage, type FacetsWanted } from './facets.ts';
import { type CrawlNews, changedInLastCrawl, newInLastCrawl } from './last-crawl.ts';
import {
  type MeaningRanking,
  type MeaningReading,
  type MeaningSearch,
  type RankedCompany,
  statedNames,
} from './meaning-search.ts';
import type { QueryCache } from './query-cache.ts';
import { type QuerySuggestion, type SuggestOptions, suggestQueries } from './query-suggestions.ts';
import type { QueryText } from './query-text.ts';
import { batchesInTime, inTime } from './query-timeout.ts';
import { snippetFor, storedOf, toResultItem } from './result-item.ts';
import { ResultPage } from './result-page.ts';
import { cacheKey, searchKey } from './search-keys.ts';
import type { PageRequest, SearchRequest } from './search-parameters.ts';
import { countTrend, type TrendPoint } from './search-trend.ts';
import { searchTermsOf } from './snippet.ts';
import { readSortOrder } from './sort-order.ts';
import { toTextQuery } from './to-text-query.ts';

export interface FoundPage {
  readonly page: ResultPage;
  readonly cached: boolean;
}

/** The client of a request; its signal is created only if there is work to stop. */
export interface Client {
  readonly signal: AbortSignal;
}

export interface CompanySearch {
  /** A page of the matches; returned synchronously if it is cached. */
  search(request: PageRequest, client: Client): FoundPage | Promise<FoundPage>;
  /** Similar searches that find more than this one. */
  suggest(request: SearchRequest, options: SuggestOptions): Promise<readonly QuerySuggestion[]>;
  count(request: SearchRequest, signal: AbortSignal): Promise<number>;
  /** Exact counts of many phrases. */
  counts(phrases: readonly QueryText[], signal: AbortSignal): Promise<readonly number[]>;
  facets(request: SearchRequest, wanted: FacetsWanted, signal: AbortSignal): Promise<FacetPage>;
  /** Exact numbers of matches by crawl, oldest first. */
  trend(request: SearchRequest, signal: AbortSignal): Promise<readonly TrendPoint[]>;
  /** What matches now and did not in an earlier generation of the index. Without one, it returns only the state for a later comparison. */
  newMatches(
    request: SearchRequest,
    options: { readonly since: number | undefined; readonly limit: number },
    signal: AbortSignal,
  ): Promise<NewMatches>;
  /** What matches in the newest crawl and did not in the previous one. */
  newInLastCrawl(request: SearchRequest, limit: number, signal: AbortSignal): Promise<CrawlNews>;
  /** Which of the given companies changed in the newest crawl. */
  changedInLastCrawl(domains: readonly string[], limit: number, signal: AbortSignal): Promise<CrawlNews>;
  /** All matches in the order of the request, in batches, from one snapshot of the index. */
  profiles(
    request: SearchRequest,
    limit: number,
    signal: AbortSignal,
  ): AsyncIterable<readonly FoundProfile[]>;
  /** How many companies match at least one of the phrases. */
  countAnyOf(phrases: readonly QueryText[], signal: AbortSignal): Promise<number>;
  /** The companies that match at least one of the phrases, each once, by the score of the first phrase it matches. */
  profilesOfAny(
    phrases: readonly QueryText[],
    limit: number,
    signal: AbortSignal,
  ): Promise<{ total: number; batches: AsyncIterable<readonly FoundByPhrase[]> }>;
}

export interface FoundProfile {
  readonly score: number;
  readonly profile: CompanyProfile;
  readonly matchedIn: readonly string[];
  /** Computed on demand, because few downloads show it. */
  snippet(): string;
}

export interface FoundByPhrase {
  readonly score: number;
  readonly profile: CompanyProfile;
  /** The index of the phrase among those requested. */
  readonly phrase: number;
}

/** How long the index may spend on one query; a download has no such limit. */
const BUDGET_MS = 20_000;
/** After a day without a comparison, millions of replaced pages may have to be compared, and no client waits for it. */
const COMPARISON_BUDGET_MS = 60_000;
const STREAM_BATCH = 64;

/** @param meaning If absent, searches by meaning find nothing; for commands that only need words. */
export function createCompanySearch(
  index: TextSearch,
  cache: QueryCache,
  meaning?: MeaningSearch,
): CompanySearch {
  return {
    search(request, client) {
      if (request.excludedDomains) return find(request, client);
      const generation = index.generation();
      return typeof generation === 'number'
        ? recall(request, client, generation)
        : generation.then((known) => recall(request, client, known));
    },

    suggest: (request, suggesting) =>
      suggestQueries(index, request, {
        ...suggesting,
        ...(meaning && {
          describing: {
            count: countByMeaning,
            understood: (text, signal) => meaning.understood(text, signal),
            isReady: meaning.isReady(),
          },
        }),
      }),

    count: (request, signal) => inTime(() => countWithin(request, options(signal))),

    counts: (phrases, signal) => inTime(() => index.counts(phrases.map(asPhrase), options(signal))),

    async trend(request, signal) {
      const searched = await withoutMeaning(request, signal);
      return inTime(() => countTrend(index, toTextQuery(searched), options(signal)));
    },

    async facets(request, wanted, signal) {
      const searched = await withoutMeaning(request, signal);
      return inTime(() => countFacets(index, searched, wanted, options(signal)));
    },

    async newMatches(request, { since = Number.MAX_SAFE_INTEGER, limit }, signal) {
      const searched = await withoutMeaning(request, signal);
      return inTime(() =>
        index.newMatches(toTextQuery(searched), { since, limit, signal, budgetMs: COMPARISON_BUDGET_MS }),
      );
    },

    async newInLastCrawl(request, limit, signal) {
      const searched = await withoutMeaning(request, signal);
      return inTime(() => newInLastCrawl(index, toTextQuery(searched), limit, options(signal)));
    },

    changedInLastCrawl: (domains, limit, signal) =>
      inTime(() => changedInLastCrawl(index, domains, limit, options(signal))),

    async *profiles(request, limit, signal) {
      const ranking = request.mode === 'meaning' ? await rank(request, signal) : undefined;
      if (ranking?.companies) return yield* rankedProfiles(ranking.companies, ranking, limit, signal);
      const searched = ranking ? asFilterSearch(request, ranking) : request;
      const query = toTextQuery(searched);
      const forms = searched.forms
        ? (await inTime(() => index.search(query, { limit: 0, signal }))).forms
        : [];
      const searchTerms = searchTermsOf(searched, forms);
      const streamed = index.stream(query, { limit, batch: STREAM_BATCH, signal, ...sortOf(searched) });
      for await (const hits of batchesInTime(streamed)) {
        yield hits.map((hit) => {
          const record = storedOf(hit);
          const profile = decodeProfile(record);
          return {
            score: hit.score,
            profile,
            matchedIn: hit.matchedFields,
            snippet: () => snippetFor(hit.matchedFields, searchTerms, profile, record).text,
          };
        });
      }
    },

    countAnyOf: (phrases, signal) => inTime(() => index.countUnion(phrases.map(asPhrase), options(signal))),

    async profilesOfAny(phrases, limit, signal) {
      const { total, batches } = await inTime(() =>
        index.streamUnion(phrases.map(asPhrase), { limit, batch: STREAM_BATCH, ...options(signal) }),
      );
      return { total, batches: decoded(batches) };
    },
  };

  async function countWithin(request: SearchRequest, limits: QueryOptions): Promise<number> {
    if (request.mode !== 'meaning') return index.count(toTextQuery(request), limits);
    return (await countByMeaning(request, limits)).total;
  }

  async function countByMeaning(request: SearchRequest, limits: QueryOptions) {
    const ranking = await rank(request, limits.signal ?? new AbortController().signal);
    const { companies, reading } = ranking;
    const total = companies
      ? companies.length
      : await index.count(toTextQuery(asFilterSearch(request, ranking)), limits);
    const [industry] = request.industry ? [] : reading.industries;
    return {
      total,
      stated: statedNames(reading),
      ...(industry !== undefined && {
        ofIndustry: { ...asFilterSearch(request, ranking), ignore_stated: undefined, industry: [industry] },
      }),
    };
  }

  /** A request whose matches are those of a description, so that they can be counted and compared. */
  async function withoutMeaning(request: SearchRequest, signal: AbortSignal): Promise<SearchRequest> {
    if (request.mode !== 'meaning') return request;
    const ranking = await rank(request, signal);
    return ranking.companies ? asDomainSearch(ranking.companies) : asFilterSearch(request, ranking);
  }

  function rank(request: SearchRequest, signal: AbortSignal): Promise<MeaningRanking> {
    if (!meaning) throw new AppError('unavailable', 'Searching by meaning is not available here.');
    return inTime(() => meaning.rank(request, signal));
  }

  async function* rankedProfiles(
    companies: readonly RankedCompany[],
    { explain }: Pick<MeaningRanking, 'explain'>,
    limit: number,
    signal: AbortSignal,
  ): AsyncGenerator<readonly FoundProfile[]> {
    for (let at = 0; at < Math.min(limit, companies.length); at += STREAM_BATCH) {
      const batch = companies.slice(at, Math.min(limit, at + STREAM_BATCH));
      const documents = await index.findMany(
        batch.map(({ domain }) => domain),
        { signal },
      );
      yield batch.flatMap(({ domain, similarity }) => {
        const stored = documents.get(domain)?.stored;
        if (!stored) return [];
        const profile = decodeProfile(stored);
        return [{ score: similarity, profile, matchedIn: [], snippet: () => explain(profile).sentence }];
      });
    }
  }

  /** A page of a ranking. Companies deleted in the meantime are omitted. */
  async function findByMeaning(request: PageRequest, client: Client): Promise<FoundPage> {
    const { signal } = client;
    const { limit, offset, detail } = request;
    const [identity, generation] = [index.identity(), await index.generation()];
    const version = meaning?.version();
    const ranking = await rank(request, signal);
    const { companies, reading, explain } = ranking;
    if (!companies) return findByWords(asFilterSearch(request, ranking), client, { request, reading });
    const shown = companies.slice(offset, offset + limit);
    const documents = await index.findMany(
      shown.map(({ domain }) => domain),
      { signal },
    );
    const items: string[] = [];
    for (const [at, { domain, similarity }] of shown.entries()) {
      if (isTurnSpent()) await freshTurn();
      const stored = documents.get(domain)?.stored;
      if (!stored) continue;
      const columns = detail && at < detail.rows ? detail.columns : undefined;
      const hit = { key: domain, score: similarity, matchedFields: [], stored };
      const reasons = explain(decodeProfile(stored));
      const item = { ...toResultItem(hit, undefined, columns), similarity, reasons };
      items.push(JSON.stringify({ ...item, matched_snippet: reasons.sentence }));
    }
    const page = new ResultPage(companies.length, items, { meaning: reading });
    const isCacheable = !request.excludedDomains && index.identity() === identity;
    if (isCacheable && meaning?.version() === version) cache.set(keyIn(identity, request), generation, page);
    return { page, cached: false };
  }

  /** The key includes the identity, because each index counts its own generations, and a ranking also depends on the vectors. */
  function keyIn(identity: string, request: PageRequest): string {
    const version = request.mode === 'meaning' ? ` ${meaning?.version()}` : '';
    return `${identity}${version} ${cacheKey(request)}`;
  }

  function recall(request: PageRequest, client: Client, generation: number): FoundPage | Promise<FoundPage> {
    const page = cache.get(keyIn(index.identity(), request), generation);
    return page ? { page, cached: true } : find(request, client);
  }

  async function find(request: PageRequest, client: Client): Promise<FoundPage> {
    return request.mode === 'meaning' ? findByMeaning(request, client) : findByWords(request, client);
  }

  /** @param described The request that was made, if its description turned out to be nothing but filters. */
  async function findByWords(
    request: PageRequest,
    { signal }: Client,
    described?: { readonly request: PageRequest; readonly reading: MeaningReading },
  ): Promise<FoundPage> {
    const { limit, offset, detail, cursor } = request;
    const position = cursor === undefined ? {} : { after: readCursor(cursor, searchKey(request)) };
    const identity = index.identity();
    const answer = await inTime(() =>
      index.search(toTextQuery(request), {
        limit,
        offset,
        ...sortOf(request),
        ...position,
        ...options(signal),
      }),
    );
    const searchTerms = searchTermsOf(request, answer.forms);
    const items: string[] = [];
    for (const [at, hit] of answer.hits.entries()) {
      // Five hundred results with a snippet of each page take longer than one turn of the event loop should.
      if (isTurnSpent()) await freshTurn();
      const columns = detail && at < detail.rows ? detail.columns : undefined;
      items.push(JSON.stringify(toResultItem(hit, searchTerms, columns)));
    }
    const nextCursor = answer.end ? writeCursor(answer.end, searchKey(request)) : null;
    const page = new ResultPage(answer.total, items, {
      forms: answer.forms,
      nextCursor,
      ...(described && { meaning: described.reading }),
    });
    // Another index may have replaced it in the meantime, and the response may come from either.
    const isCacheable = !request.excludedDomains && index.identity() === identity;
    if (isCacheable) cache.set(keyIn(identity, described?.request ?? request), answer.generation, page);
    return { page, cached: false };
  }
}

const asDomainSearch = (companies: readonly RankedCompany[]): SearchRequest => ({
  mode: 'any',
  domains: companies.map(({ domain }) => domain),
});

/** The search for a description that is nothing but filters. */
const asFilterSearch = <Request extends SearchRequest>(
  request: Request,
  { filters }: MeaningRanking,
): Request => ({
  ...request,
  ...filters,
  q: undefined,
  mode: 'any',
});

const sortOf = ({ sort }: SearchRequest): { sort?: SortOrder } =>
  sort === undefined ? {} : { sort: readSortOrder(sort) };

const asPhrase = (q: QueryText): TextQuery => toTextQuery({ q, mode: 'phrase' });

async function* decoded(
  batches: AsyncIterable<readonly UnionHit[]>,
): AsyncGenerator<readonly FoundByPhrase[]> {
  for await (const hits of batches) {
    yield hits.map((hit) => ({
      score: hit.score,
      profile: decodeProfile(storedOf(hit)),
      phrase: hit.query,
    }));
  }
}

const options = (signal: AbortSignal): QueryOptions => ({ signal, budgetMs: BUDGET_MS });
