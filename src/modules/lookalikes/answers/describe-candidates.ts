import { freshTurn } from '../../../lib/event-loop-turn.ts';
import { foldText } from '../../../lib/text-analysis/index.ts';
import type { TextSearch } from '../../../lib/text-index/api.ts';
import { decodeCard, type ResultCard } from '../../company-index/index.ts';
import type { Thresholds } from '../embedding/embedding-model.ts';
import { isDirectory } from '../vectors/is-company.ts';
import { type Candidate, RANKED_MAX } from './lookalike-query.ts';
import type { SamePage } from './same-page.ts';

export type MatchType = 'competitor' | 'lookalike' | 'similar';

/** A company as it is shown in the results, without the reasons. */
export interface RankedCompany {
  readonly domain: string;
  readonly score: number;
  readonly matchType: MatchType;
  readonly nearestSeed: string;
  readonly card: Pick<ResultCard, 'title' | 'company_name' | 'industry' | 'country'>;
  /** How many others show nearly the same page under the same name; those are excluded. */
  duplicates: number;
}

interface Context {
  readonly index: TextSearch;
  readonly seeds: readonly Pick<ResultCard, 'title' | 'industry'>[];
  readonly thresholds: Thresholds;
  readonly samePage: SamePage;
}

const CARDS_AT_ONCE = 250;
/** Very many companies have a name like "Home", so only the first few of the same name are compared. */
const NAMESAKES_MAX = 5;

/** The candidates, best first, without directories, duplicates and removed companies. */
export async function describeCandidates(
  candidates: readonly Candidate[],
  context: Context,
  signal: AbortSignal,
): Promise<RankedCompany[]> {
  const ordered = candidates
    .map((candidate) => ({ ...candidate, score: shownScore(candidate.score) }))
    .filter(({ score }) => score >= context.thresholds.shown)
    .sort((a, b) => b.score - a.score || (a.domain < b.domain ? -1 : 1));
  const seeksDirectories = context.seeds.some(isDirectory);
  const ranked: RankedCompany[] = [];
  const byName = new Map<string, RankedCompany[]>();
  for (let at = 0; at < ordered.length && ranked.length < RANKED_MAX; at += CARDS_AT_ONCE) {
    const batch = ordered.slice(at, at + CARDS_AT_ONCE);
    const documents = await context.index.findMany(
      batch.map(({ domain }) => domain),
      { signal },
    );
    for (const candidate of batch) {
      await freshTurn();
      const document = documents.get(candidate.domain);
      if (!document || ranked.length === RANKED_MAX) continue;
      const card = decodeCard(document.stored);
      if (isDirectory(card) && !seeksDirectories) continue;
      const company = toRanked(candidate, card, context);
      if (!(await countIfDuplicate(company, byName, context))) ranked.push(company);
    }
  }
  return ranked;
}

/** Whether a company duplicates an earlier one, which then counts it. */
async function countIfDuplicate(
  company: RankedCompany,
  byName: Map<string, RankedCompany[]>,
  { samePage }: Context,
): Promise<boolean> {
  if (!company.card.company_name) return false;
  const name = foldText(company.card.company_name);
  const namesakes = byName.get(name) ?? [];
  for (const other of namesakes.slice(0, NAMESAKES_MAX)) {
    if (!(await samePage(other.domain, company.domain))) continue;
    other.duplicates += 1;
    return true;
  }
  byName.set(name, [...namesakes, company]);
  return false;
}

function toRanked(
  { domain, score, nearestSeed }: Candidate,
  { title, company_name, industry, country }: ResultCard,
  { seeds, thresholds }: Context,
): RankedCompany {
  const isSameIndustry = isOfIndustry(industry, seeds);
  return {
    domain,
    score,
    matchType: matchTypeOf(score, isSameIndustry, thresholds),
    nearestSeed,
    card: { title, company_name, industry, country },
    duplicates: 0,
  };
}

export const isOfIndustry = (industry: string | null, seeds: Context['seeds']): boolean =>
  industry !== null && seeds.some((seed) => seed.industry === industry);

export function matchTypeOf(score: number, isSameIndustry: boolean, thresholds: Thresholds): MatchType {
  if (isSameIndustry) return score >= thresholds.competitor ? 'competitor' : 'similar';
  return score >= thresholds.lookalike ? 'lookalike' : 'similar';
}

/** From 0 to 1, rounded to the precision that is shown, so that order and ties are those that a reader sees. */
export const shownScore = (score: number): number =>
  Math.round(Math.min(1, Math.max(0, score)) * 10_000) / 10_000;
