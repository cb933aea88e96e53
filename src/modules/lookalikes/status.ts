import type { Behind } from './vectors/catch-up.ts';
import type { CompanyVectors } from './vectors/company-vectors.ts';
import { baseName } from './vectors/model-facts.ts';

export interface LookalikesStatus {
  readonly isLoaded: boolean;
  readonly embeddings: number;
  readonly dimensions: number;
  readonly model: string;
  readonly recallAt25: number | null;
  /** Number of pages that the model's statistics were computed from. */
  readonly fittedOn: number;
  /** Why the fallback is used. */
  readonly reason: string | null;
  /** Progress of bringing the vectors up to date; null if they are. */
  readonly behind: string | null;
}

export async function readStatus(
  vectors: CompanyVectors,
  behind: () => Promise<Behind>,
): Promise<LookalikesStatus> {
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
      behind: behindSentence(await behind()),
    };
  } catch (error) {
    return { ...notLoaded, model: vectors.model.name, reason: sentenceOf(error) };
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

function behindSentence(behind: Behind): string | null {
  if (behind === undefined) return null;
  if (behind.kind === 'commits')
    return `The pages of the last ${behind.commits} commits get their vectors in the background.`;
  const companies = behind.companies.toLocaleString('en');
  return behind.kind === 'waits'
    ? `The vectors may belong to earlier pages, because the index was replaced. 'homedex embed' rebuilds those of ${companies} companies.`
    : `The vectors of ${companies} companies are compared with their pages in the background, ${behind.walked.toLocaleString('en')} since the start.`;
}

export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
