import type { TextSearch } from '../../lib/text-index/api.ts';
import { AppError } from '../../platform/errors.ts';
import { decodeProfile } from '../company-index/index.ts';
import type { CompanyFilters } from '../search/index.ts';
import { languagesOf } from './answers/by-vectors.ts';
import type { MatchType } from './answers/describe-candidates.ts';
import { BUDGET_MS, type LookalikeQuery } from './answers/lookalike-query.ts';
import { conditionOf } from './answers/matching-domains.ts';
import type { Lookalikes } from './lookalikes.ts';
import type { VectorMaintenance } from './vectors/vector-maintenance.ts';

/** What a monitor watches for. */
export interface WatchedLikeness {
  readonly domains: readonly string[];
  readonly not: readonly string[];
  readonly filters: CompanyFilters;
  readonly same_language: LookalikeQuery['sameLanguage'];
  readonly mix: number;
  /** Replaces the default minimum scores for competitors and lookalikes. */
  readonly min_score?: number | undefined;
}

interface NewLookalikesFound {
  /** Strongly similar companies now, among the best 500. */
  readonly total: number;
  /** At most 500 per check. */
  readonly newCount: number;
  readonly domains: readonly string[];
  readonly generation: number;
}

/** Companies that become similar to others, commit by commit. */
export interface NewLookalikes {
  /** Strongly similar companies now, best first, among the best 500. */
  current(question: WatchedLikeness, signal: AbortSignal): Promise<readonly string[]>;
  newMatches(
    question: WatchedLikeness,
    options: { readonly since: number | undefined; readonly limit: number },
    signal: AbortSignal,
  ): Promise<NewLookalikesFound>;
}

interface Dependencies {
  readonly index: TextSearch;
  readonly lookalikes: Lookalikes;
  readonly catchUp: VectorMaintenance['catchUp'];
}

/** At most this many changed pages are compared per check; later ones are left to the next. */
const CHANGED_MAX = 50_000;

export function createNewLookalikes({ index, lookalikes, catchUp }: Dependencies): NewLookalikes {
  return {
    async current(question, signal) {
      const { companies } = await lookalikes.find(queryOf(question), { force: false, signal });
      return companies.filter(strongly(question)).map(({ domain }) => domain);
    },

    async newMatches(question, { since, limit }, signal) {
      const query = queryOf(question);
      const generation = await index.generation();
      const changed =
        since === undefined ? undefined : await index.changes({ since, limit: CHANGED_MAX, signal });
      const embedded = changed && (await catchUp(signal));
      const { method, reason, companies, seeds } = await lookalikes.find(query, { force: false, signal });
      const isLike = strongly(question);
      const total = companies.filter(isLike).length;
      // A monitor needs only the starting state, not the matches that already exist.
      if (since === undefined || !changed) return { total, newCount: 0, domains: [], generation };
      if (method !== 'faiss_embedding') throw new AppError('unavailable', reason);
      const { keys, through } = changed;
      if (embedded === undefined)
        throw new AppError(
          'unavailable',
          'The vectors are being updated (see /competitors/status). New lookalikes will be checked again later.',
        );
      // Their vectors are not ready yet, so these pages are neither reported nor skipped.
      if (embedded < through) return { total, newCount: 0, domains: [], generation: since };
      const alike = (await lookalikes.among(query, new Set(keys), signal)).filter(isLike);
      const known = await alikeBefore(
        alike.map(({ domain }) => domain),
        since,
        { query, isLike, languages: languagesOf(query.seeds, seeds) },
        signal,
      );
      const changedAgain = await changedAfter(through, signal);
      const added = alike.filter(({ domain }) => !known.has(domain) && !changedAgain.has(domain));
      const domains = added.slice(0, limit).map(({ domain }) => domain);
      return { total, newCount: added.length, domains, generation: through };
    },
  };

  /** Which of the domains had an earlier page that passed the filters and was just as similar to the seeds, by the current model. */
  async function alikeBefore(
    domains: readonly string[],
    since: number,
    { query, isLike, languages }: Watch,
    signal: AbortSignal,
  ): Promise<ReadonlySet<string>> {
    if (domains.length === 0) return new Set();
    const condition = conditionOf(query, languages) ?? { mode: 'all' };
    const among = {
      ...condition,
      filters: [...(condition.filters ?? []), { op: 'keys', keys: domains } as const],
    };
    const { hits } = await index.newMatches(among, {
      since,
      limit: domains.length,
      signal,
      budgetMs: BUDGET_MS,
    });
    const passAgain = new Set(hits.map(({ key }) => key));
    const passedBefore = domains.filter((domain) => !passAgain.has(domain));
    const { documents } = await index.findEarlier(passedBefore, { since, signal, budgetMs: BUDGET_MS });
    const pages = documents.map(({ key, stored }) => ({ ...decodeProfile(stored), domain: key }));
    const then = await lookalikes.resemblance(query, pages, signal);
    // If the earlier version of a page was dropped before the comparison, the page is not reported; this holds for every monitor.
    const isNewlyAlike = (domain: string): boolean => {
      const before = then.get(domain);
      return before !== undefined && !isLike(before);
    };
    return new Set(passedBefore.filter((domain) => !isNewlyAlike(domain)));
  }

  /** Pages that changed again during the comparison are left to the next check, which compares them with their state at this one. */
  async function changedAfter(generation: number, signal: AbortSignal): Promise<ReadonlySet<string>> {
    if (generation === (await index.generation())) return new Set();
    return new Set((await index.changes({ since: generation, limit: CHANGED_MAX, signal })).keys);
  }
}

interface Watch {
  readonly query: LookalikeQuery;
  readonly isLike: ReturnType<typeof strongly>;
  readonly languages: readonly string[];
}

const queryOf = ({ domains, not, filters, same_language, mix }: WatchedLikeness): LookalikeQuery => ({
  seeds: domains,
  not,
  filters,
  sameLanguage: same_language,
  mix,
});

const strongly =
  ({ min_score }: WatchedLikeness) =>
  ({ score, matchType }: { readonly score: number; readonly matchType: MatchType }): boolean =>
    min_score === undefined ? matchType !== 'similar' : score >= min_score;
