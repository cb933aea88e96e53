import { expect, it } from 'vitest';
import { fitOf, similarityOf } from './fuse-scores.ts';

const nothing = { domain: 'oak.com', cosine: undefined, words: 0, industry: 0, subIndustry: 0 };
const fit = {
  weights: { words: 0.2, industry: 0.2, subIndustry: 0.3 },
  slope: 10,
  middle: { withTrade: 0.7, withoutTrade: 0.5 },
  cutOff: 0.15,
  precision: 0.7,
};

it('every kind of evidence raises the similarity, and words count for a company without a vector', () => {
  const of = (evidence: Partial<typeof nothing> | { cosine: number }) =>
    similarityOf({ ...nothing, ...evidence }, 'withTrade', fit);
  for (const evidence of [{ cosine: 0.2 }, { words: 1 }, { industry: 1 }, { subIndustry: 1 }])
    expect(of(evidence)).toBeGreaterThan(of({}));
  // 0.35 of the words in place of the cosine, beside their own weight.
  expect(of({ words: 1 })).toBeCloseTo(1 / (1 + Math.exp(-10 * (0.55 - 0.7))), 4);
});

it('a subject that names no trade needs a lower score, because it has none by industry', () => {
  const evidence = { ...nothing, cosine: 0.5 };
  expect(similarityOf(evidence, 'withoutTrade', fit)).toBe(0.5);
  expect(similarityOf(evidence, 'withTrade', fit)).toBeLessThan(0.5);
});

it('a model that nothing was fitted for, and none, have the numbers of another', () => {
  expect(fitOf('endpoint:unknown')).toEqual(fitOf(undefined));
  expect(fitOf('use-multilingual-4-640')).not.toEqual(fitOf(undefined));
});
