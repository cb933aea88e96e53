import type { VectorHit } from '../api.ts';

/** The order of an answer: score descending, then key by its bytes. */
function compareHits(a: VectorHit, b: VectorHit): number {
  return b.score - a.score || Buffer.compare(Buffer.from(a.key), Buffer.from(b.key));
}

export function bestHits(hits: VectorHit[], limit: number, minScore: number): VectorHit[] {
  return hits
    .map(({ key, score }) => ({ key, score: Math.max(-1, Math.min(1, score)) }))
    .filter(({ score }) => score >= minScore)
    .sort(compareHits)
    .slice(0, limit);
}
