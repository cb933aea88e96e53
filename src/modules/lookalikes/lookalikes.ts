import type { TextSearch } from '../../lib/text-index/api.ts';
import { SearchBudgetExceeded } from '../../lib/vector-index/index.ts';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';
import type { CompanyProfile, CompanyStore } from '../companies/index.ts';
import { rankByKeywords } from './answers/by-keywords.ts';
import { languagesOf, rankByVectors } from './answers/by-vectors.ts';
import { describeCandidates, type RankedCompany } from './answers/describe-candidates.ts';
import type { Candidate, LookalikeQuery } from './answers/lookalike-query.ts';
import { preferLanguages } from './answers/prefer-language.ts';
import { type Ranking, RankingCache } from './answers/ranking-cache.ts';
import { type Reasons, reasonsFor } from './answers/reasons.ts';
import { type SamePage, sameTerms, sameVector } from './answers/same-page.ts';
import type { Thresholds } from './embedding/embedding-model.ts';
import type { GlossaryModel } from './embedding/glossary-model.ts';
import type { Statistics } from './embedding/statistics.ts';
import type { Behind } from './vectors/catch-up.ts';
import type { CompanyVectors } from './vectors/company-vectors.ts';
import { baseName } from './vectors/model-facts.ts';

type Seeds = ReadonlyMap<string, CompanyProfile>;

export interface FoundLookalikes extends Ranking {
  /** The seeds, and what is not to be resembled, as they are indexed. */
  readonly seeds: Seeds;
  readonly cached: boolean;
}

export interface LookalikesStatus {
  readonly isLoaded: boolean;
  readonly embeddings: number;
  readonly dimensions: number;
  readonly model: string;
  readonly recallAt25: number | null;
  /** Pages that taught the model what is usual in this index. */
  readonly fittedOn: number;
  /** Why the fallback answers. */
  readonly reason: string | null;
  /** How the vectors come up to the pages; null when they are those of the pages as they are. */
  readonly behind: string | null;
}

/** Companies that are like others. */
export interface Lookalikes {
  /** The best of them, at most 500. `force` does not look into what was asked before. */
  find(
    query: LookalikeQuery,
    options: { readonly force: boolean; readonly signal: AbortSignal },
  ): Promise<FoundLookalikes>;
  /** Why some of those that were found stand there. */
  reasons(
    companies: readonly RankedCompany[],
    seeds: Seeds,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, Reasons>>;
  status(): Promise<LookalikesStatus>;
}

export interface LookalikesNeeds {
  readonly index: TextSearch;
  readonly companies: Pick<CompanyStore, 'findMany'>;
  readonly vectors: CompanyVectors;
  /** How far the vectors are behind the pages. */
  readonly behind: () => Promise<Behind>;
  readonly glossary: GlossaryModel;
  readonly logger: Logger;
  /** Instead of those that were calibrated for the model. */
  readonly thresholds: { readonly competitor: number | undefined; readonly lookalike: number | undefined };
}

/** Of the weighted Jaccard. How they were found is in ADR 27. */
const KEYWORD_THRESHOLDS: Thresholds = { competitor: 0.15, lookalike: 0.2, shown: 0.02 };

export function createLookalikes(needs: LookalikesNeeds): Lookalikes {
  const { index, companies, vectors, glossary, logger } = needs;
  const cache = new RankingCache();
  let toldReason: string | undefined;

  return {
    async find(query, { force, signal }) {
      const seeds = await findSeeds(companies, query);
      const usable = vectors.state();
      // Whatever could change the answer: either index, or which of the methods gives it.
      const version = [await index.generation(), usableVersion(usable)].join(' ');
      const key = JSON.stringify(query);
      const known = force ? undefined : cache.get(key, version);
      if (known) return { ...known, seeds, cached: true };
      const ranking = await rank(query, seeds, signal);
      tellReason(ranking.reason);
      if (!query.excludedDomains) cache.set(key, version, ranking);
      return { ...ranking, seeds, cached: false };
    },

    reasons: (found, seeds, signal) =>
      reasonsFor(found, seeds, { index, glossary, statistics: glossaryStatistics() }, signal),

    async status() {
      const usable = vectors.state();
      if (typeof usable === 'string') return { ...notLoaded, model: vectors.model.name, reason: usable };
      try {
        const { rows, recallAt25 } = await usable.index.stats();
        return {
          isLoaded: true,
          embeddings: rows,
          dimensions: usable.model.dims,
          model: baseName(usable.model.name),
          recallAt25,
          fittedOn: usable.facts.statistics.pages,
          reason: null,
          behind: behindSentence(await needs.behind()),
        };
      } catch (error) {
        return { ...notLoaded, model: vectors.model.name, reason: sentenceOf(error) };
      }
    },
  };

  async function rank(query: LookalikeQuery, seeds: Seeds, signal: AbortSignal): Promise<Ranking> {
    const usable = vectors.state();
    if (typeof usable === 'string') return rankByWords(usable, query, seeds, signal);
    try {
      const candidates = await rankByVectors(query, seeds, usable, { index, vectors }, signal);
      const samePage = sameVector(usable, signal);
      const ranked = await describe(candidates, usable.facts.thresholds, samePage, query, seeds, signal);
      return { method: 'faiss_embedding', reason: undefined, companies: ranked };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof SearchBudgetExceeded)
        throw new AppError('query_timeout', undefined, { cause: error, headers: { 'retry-after': '3' } });
      return rankByWords(sentenceOf(error), query, seeds, signal);
    }
  }

  async function rankByWords(
    reason: string,
    query: LookalikeQuery,
    seeds: Seeds,
    signal: AbortSignal,
  ): Promise<Ranking> {
    const statistics = glossaryStatistics();
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
    const { competitor = thresholds.competitor, lookalike = thresholds.lookalike } = needs.thresholds;
    const context = {
      index,
      seeds: query.seeds.flatMap((domain) => seeds.get(domain) ?? []),
      thresholds: { ...thresholds, competitor, lookalike },
      samePage,
    };
    const weighed =
      query.sameLanguage === 'prefer'
        ? await preferLanguages(candidates, languagesOf(query.seeds, seeds), index, signal)
        : candidates;
    return describeCandidates(weighed, context, signal);
  }

  /** What pages are about is told by the glossary, whichever model made the vectors. */
  function glossaryStatistics(): Statistics {
    const usable = vectors.state();
    return typeof usable !== 'string' && vectors.model.name === glossary.name
      ? usable.facts.statistics
      : glossary.defaults;
  }

  function tellReason(reason: string | undefined): void {
    if (reason !== undefined && reason !== toldReason)
      logger.warn({ reason }, 'companies are compared by their keywords instead of their vectors');
    toldReason = reason;
  }
}

const notLoaded = {
  isLoaded: false,
  embeddings: 0,
  dimensions: 0,
  recallAt25: null,
  fittedOn: 0,
  behind: null,
};

const usableVersion = (usable: ReturnType<CompanyVectors['state']>): string =>
  typeof usable === 'string' ? usable : `${usable.model.name} ${usable.index.version()}`;

async function findSeeds(
  companies: Pick<CompanyStore, 'findMany'>,
  { seeds, not }: LookalikeQuery,
): Promise<Seeds> {
  const found = await companies.findMany([...seeds, ...not]);
  const missing = [...seeds, ...not].filter((domain) => !found.has(domain));
  if (missing.length === 0) return found;
  throw new AppError(
    'not_found',
    `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not indexed. /lookup/{domain} fetches a homepage and indexes it.`,
  );
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function behindSentence(behind: Behind): string | null {
  if (behind === undefined) return null;
  if (behind.kind === 'commits')
    return `The pages of the last ${behind.commits} commits get their vectors in the background.`;
  const companies = behind.companies.toLocaleString('en');
  return behind.kind === 'waits'
    ? `The vectors may be those of earlier pages: another index was put in place. 'homedex embed' makes those of ${companies} companies anew.`
    : `The vectors of ${companies} companies are compared with their pages in the background, ${behind.walked.toLocaleString('en')} since the start.`;
}
