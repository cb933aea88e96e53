import type { Thresholds } from '../embedding/embedding-model.ts';

/** Shares of unrelated pairs that may reach a threshold by chance. */
const CHANCE = { shown: 0.1, competitor: 0.01, lookalike: 0.003 };
const PAIRS_MAX = 20_000;
const PAIRS_MIN = 1_000;
const USUAL: Thresholds = { competitor: 0.4, lookalike: 0.5, shown: 0.15 };

/**
 * Thresholds for a model whose scores have not been measured. Most pairs of companies in an index are unrelated, so a score that few pairs
 * reach by chance is significant. With too few vectors, returns the thresholds of the default model.
 */
export function calibrate(vectors: readonly Float32Array[]): Thresholds {
  const scores: number[] = [];
  for (let apart = 1; apart < vectors.length && scores.length < PAIRS_MAX; apart++)
    for (let at = 0; at + apart < vectors.length && scores.length < PAIRS_MAX; at += 7)
      scores.push(cosine(vectors[at] as Float32Array, vectors[at + apart] as Float32Array));
  if (scores.length < PAIRS_MIN) return USUAL;
  scores.sort((a, b) => b - a);
  const reachedBy = (share: number): number =>
    Math.round(Math.min(0.95, Math.max(0.05, scores[Math.floor(scores.length * share)] as number)) * 100) /
    100;
  return {
    shown: reachedBy(CHANCE.shown),
    competitor: reachedBy(CHANCE.competitor),
    lookalike: reachedBy(CHANCE.lookalike),
  };
}

/** For unit vectors only. */
export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
}
