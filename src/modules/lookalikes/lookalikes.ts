import type { TextSearch } from '../../lib/text-index/api.ts';
import { QueryBudgetExceeded } from '../../lib/vector-index/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';
import type { CompanyProfile, CompanyStore } from '../companies/index.ts';
import { rankByKeywords } from './answers/by-keywords.ts';
import { languagesOf, rankByVectors, scorePages } from './answers/by-vectors.ts';
import { scoreByModel, scoredThresholds } from './answers/calibrated-scores.ts';
import {
  describeCandidates,
  isOfIndustry,
  type MatchType,
  matchTypeOf,
  type RankedCompany,
  shownScore,
} from './answers/describe-candidates.ts';
import { type Candidate, type LookalikeQuery, OTHER_LANGUAGE } from './answers/lookalike-query.ts';
import { preferLanguages } from './answers/prefer-language.ts';
import { type Ranking, RankingCache } from './answers/ranking-cache.ts';
import { type Reasons, reasonsFor } from './answers/reasons.ts';
import { type SamePage, sameTerms, sameVector } from './answers/same-page.ts';
import type { Thresholds } from './embedding/embedding-model.ts';
import type { GlossaryModel } from './embedding/glossary-model.ts';
import type { Statistics } from './embedding/statistics.ts';
import { type LookalikesStatus, readStatus, sentenceOf } from './status.ts';
import type { Behind } from './vectors/catch-up.ts';
import type { CompanyVectors, UsableVectors } from './vectors/company-vectors.ts';

type Seeds = ReadonlyMap<string, CompanyProfile>;

export interface FoundLookalikes extends Ranking {
  /** The seeds and the domains to avoid, as they are indexed. */
  readonly seeds: Seeds;
  readonly cached: boolean;
}

/** Finds companies that resemble others. */
export interface Lookalikes {
  /** The best lookalikes, at most 500. `force` bypasses the cache. */
  find(
    query: LookalikeQuery,
    options: { readonly force: boolean; readonly signal: AbortSignal },
  ): Promise<FoundLookalikes>;
  /** The best among some domains, compared by vectors only. */
  among(
    query: LookalikeQuery,
    domains: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<readonly RankedCompany[]>;
  /** How similar some pages, which need not be the indexed versions, are to the seeds; pages with too little text are missing. */
  resemblance(
    query: LookalikeQuery,
    pages: readonly CompanyProfile[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, Resemblance>>;
  /** Why some of the companies were found. */
  reasons(
    companies: readonly RankedCompany[],
    seeds: Seeds,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, Reasons>>;
  status(): Promise<LookalikesStatus>;
}

export interface Resemblance {
  readonly score: number;
  readonly matchType: MatchType;
}

export interface LookalikesDependencies {
  readonly index: TextSearch;
  readonly companies: Pick<CompanyStore, 'findMany'>;
  readonly vectors: CompanyVectors;
  /** How far the vectors are behind the pages. */
  readonly behind: () => Promise<Behind>;
  readonly glossary: GlossaryModel;
  readonly logger: Logger;
  /** Override the thresholds that were calibrated for the model. */
  readonly thresholds: { readonly competitor: number | undefined; readonly lookalike: number | undefined };
}

/** Thresholds for the weighted Jaccard similarity. Decision 27 says how they were found. */
const KEYWORD_THRESHOLDS: Thresholds = { competitor: 0.15, lookalike: 0.2, shown: 0.02 };

export function createLookalikes(needs: LookalikesDependencies): Lookalikes {
  const { index, companies, vectors, glossary, logger } = needs;
  const cache = new RankingCache();
  let loggedReason: string | undefined;

  return {
    async find(query, { force, signal }) {
      const seeds = await findSeeds(companies, query);
      const usable = vectors.state();
      // Everything that could change the result: either index, or the method.
      const version = [await index.generation(), usableVersion(usable)].join(' ');
      const key = JSON.stringify(query);
      const known = force ? undefined : cache.get(key, version);
      if (known) return { ...known, seeds, cached: true };
      const ranking = await rank(query, seeds, signal);
      logReason(ranking.reason);
      if (!query.excludedDomains) cache.set(key, version, ranking);
      return { ...ranking, seeds, cached: false };
    },

    async among(query, domains, signal) {
      const seeds = await findSeeds(companies, query);
      return rankUsable(usableNow(), { ...query, among: domains }, seeds, signal);
    },

    async resemblance(query, pages, signal) {
      if (pages.length === 0) return new Map();
      const [seeds, usable] = [await findSeeds(companies, query), usableNow()];
      const cosines = await scorePages(pages, query, seeds, usable, vectors, signal);
      const scoreOf = scoreByModel(vectors.model.name);
      const thresholds = thresholdsOf(scoredThresholds(usable.facts.thresholds, scoreOf));
      const own = languagesOf(query.seeds, seeds);
      return new Map(
        pages.flatMap(({ domain, industry, language }) => {
          const cosine = cosines.get(domain);
          if (cosine === undefined) return [];
          const plain = scoreOf(cosine);
          const isOther = query.sameLanguage === 'prefer' && !own.includes(language ?? '');
          const score = shownScore(isOther ? plain * OTHER_LANGUAGE : plain);
          const isSameIndustry = isOfIndustry(industry, seedsOf(query, seeds));
          return [[domain, { score, matchType: matchTypeOf(score, isSameIndustry, thresholds) }]];
        }),
      );
    },

    reasons: (found, seeds, signal) =>
      reasonsFor(
        found,
        seeds,
        { index, glossary, statistics: glossaryStatistics(vectors, glossary) },
        signal,
      ),

    status: () => readStatus(vectors, needs.behind),
  };

  async function rank(query: LookalikeQuery, seeds: Seeds, signal: AbortSignal): Promise<Ranking> {
    const usable = vectors.state();
    if (typeof usable === 'string') return rankByWords(usable, query, seeds, signal);
    try {
      const ranked = await rankUsable(usable, query, seeds, signal);
      return { method: 'faiss_embedding', reason: undefined, companies: ranked };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof QueryBudgetExceeded)
        throw new AppError('query_timeout', undefined, { cause: error, headers: { 'retry-after': '3' } });
      return rankByWords(sentenceOf(error), query, seeds, signal);
    }
  }

  async function rankUsable(
    usable: UsableVectors,
    query: LookalikeQuery,
    seeds: Seeds,
    signal: AbortSignal,
  ): Promise<RankedCompany[]> {
    const candidates = await rankByVectors(query, seeds, usable, { index, vectors }, signal);
    const samePage = sameVector(usable, signal);
    const scoreOf = scoreByModel(vectors.model.name);
    const scored = candidates.map((candidate) => ({ ...candidate, score: scoreOf(candidate.score) }));
    const thresholds = scoredThresholds(usable.facts.thresholds, scoreOf);
    return describe(scored, thresholds, samePage, query, seeds, signal);
  }

  function usableNow(): UsableVectors {
    const usable = vectors.state();
    if (typeof usable === 'string') throw new AppError('unavailable', usable);
    return usable;
  }

  function thresholdsOf(calibrated: Thresholds): Thresholds {
    const { competitor = calibrated.competitor, lookalike = calibrated.lookalike } = needs.thresholds;
    return { ...calibrated, competitor, lookalike };
  }

  async function rankByWords(
    reason: string,
    query: LookalikeQuery,
    seeds: Seeds,
    signal: AbortSignal,
  ): Promise<Ranking> {
    const statistics = glossaryStatistics(vectors, glossary);
    const candidates = await rankByKeywords(query, seeds, { index, glossary, statistics }, signal);
    const samePage = sameTerms(index, glossary, statistics, signal);
    const ranked = await describe(candidates, KEYWORD_THRESHOLDS, samePage, query, seeds, signal);
    return { method: 'keyword_jaccard', reason, companies: ranked };
  }

  async function describe(
    candidates: readonly Candidate[],
    thresholds: Thresholds,
    samePage: SamePage,
    query: LookalikeQuery,
    seeds: Seeds,
    signal: AbortSignal,
  ): Promise<RankedCompany[]> {
    const context = {
      index,
      seeds: seedsOf(query, seeds),
      thresholds: thresholdsOf(thresholds),
      samePage,
    };
    const weighed =
      query.sameLanguage === 'prefer'
        ? await preferLanguages(candidates, languagesOf(query.seeds, seeds), index, signal)
        : candidates;
    return describeCandidates(weighed, context, signal);
  }

  function logReason(reason: string | undefined): void {
    if (reason !== undefined && reason !== loggedReason)
      logger.warn(
        { event: 'vectors_unavailable', reason },
        'companies are compared by keywords instead of vectors',
      );
    loggedReason = reason;
  }
}

/** The glossary describes what pages are about, whichever model computed the vectors. */
export function glossaryStatistics(vectors: CompanyVectors, glossary: GlossaryModel): Statistics {
  const usable = vectors.state();
  return typeof usable !== 'string' && vectors.model.name === glossary.name
    ? usable.facts.statistics
    : glossary.defaults;
}

const usableVersion = (usable: ReturnType<CompanyVectors['state']>): string =>
  typeof usable === 'string' ? usable : `${usable.model.name} ${usable.index.version()}`;

const seedsOf = (query: LookalikeQuery, seeds: Seeds): CompanyProfile[] =>
  query.seeds.flatMap((domain) => seeds.get(domain) ?? []);

async function findSeeds(
  companies: Pick<CompanyStore, 'findMany'>,
  { seeds, not }: LookalikeQuery,
): Promise<Seeds> {
  const found = await companies.findMany([...seeds, ...not]);
  const missing = [...new Set([...seeds, ...not])].filter((domain) => !found.has(domain));
  if (missing.length === 0) return found;
  throw new AppError(
    'not_found',
    `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not indexed. GET /lookup/{domain} fetches a homepage and indexes it.`,
  );
}
