import type { TextSearch } from '../../../lib/text-index/api.ts';
import { type Candidate, OTHER_LANGUAGE } from './lookalike-query.ts';
import { allowedAmong } from './matching-domains.ts';

/** Lowers the scores of companies in other languages than the seeds' a little. */
export async function preferLanguages(
  candidates: readonly Candidate[],
  languages: readonly string[],
  index: TextSearch,
  signal: AbortSignal,
): Promise<Candidate[]> {
  const own = await allowedAmong(
    index,
    candidates.map(({ domain }) => domain),
    { mode: 'all', filters: [{ field: 'language', op: 'in', values: languages }] },
    signal,
  );
  return candidates.map((candidate) =>
    own.has(candidate.domain) ? candidate : { ...candidate, score: candidate.score * OTHER_LANGUAGE },
  );
}
