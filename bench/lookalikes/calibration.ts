import { createHash } from 'node:crypto';
import { type Knots, scoreBetween } from '../../src/modules/lookalikes/answers/calibrated-scores.ts';
import type { Judgement } from '../fit-curve.ts';
import { type LabelledPage, shareIndustry } from './labelled-pages.ts';
import type { Similarity } from './methods.ts';
import { nearest } from './precision.ts';

/** How many pairs of each page are judged: those that a response shows first. */
const NEIGHBOURS = 20;
const BINS = [0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 1];

/** How many pairs, sorted by cosine, are averaged into one knot. */
const PAIRS_OF_KNOT = 250;

/** Prints the knots of a model for data/similarity/lookalikes.json, and how well the knots of each half of the pages fit the other half. */
export function calibrateScores(
  pages: readonly LabelledPage[],
  similarity: Similarity,
  print: (line: string) => void,
): void {
  const labelled = pages.flatMap(({ labels }, at) => (labels.length === 0 ? [] : [at]));
  const judged = labelled.flatMap((one) =>
    nearest(one, labelled, similarity)
      .slice(0, NEIGHBOURS)
      .map((other) => ({
        half: halfOf(pages[one]),
        score: similarity(one, other),
        isRight: shareIndustry(pages[one], pages[other]),
      })),
  );
  const crossed = [0, 1].flatMap((half) => {
    const knots = fitKnots(judged.filter((pair) => pair.half !== half));
    return judged
      .filter((pair) => pair.half === half)
      .map(({ score, isRight }): Judgement => ({ score: scoreBetween(knots, score), isRight }));
  });
  print('\n| score by the other half | judged pairs | mean score | same industry |\n|---|---|---|---|');
  for (const [at, from] of BINS.slice(0, -1).entries()) {
    const to = BINS[at + 1] ?? 1;
    const bin = crossed.filter(({ score }) => score >= from && score < to);
    if (bin.length === 0) continue;
    const share = bin.filter(({ isRight }) => isRight).length / bin.length;
    const mean = bin.reduce((sum, { score }) => sum + score, 0) / bin.length;
    print(`| ${from} to ${to} | ${bin.length} | ${mean.toFixed(2)} | ${share.toFixed(2)} |`);
  }
  print(JSON.stringify(fitKnots(judged)));
}

/** Shares of right pairs by mean cosine, made monotonic: a step that falls is merged with the one before. */
function fitKnots(judged: readonly Judgement[]): Knots {
  const sorted = judged.toSorted((a, b) => a.score - b.score);
  const steps: { pairs: number; cosines: number; right: number }[] = [];
  for (let at = 0; at < sorted.length; at += PAIRS_OF_KNOT) {
    const some = sorted.slice(at, at + PAIRS_OF_KNOT);
    let step = {
      pairs: some.length,
      cosines: some.reduce((sum, { score }) => sum + score, 0),
      right: some.filter(({ isRight }) => isRight).length,
    };
    for (
      let last = steps.at(-1);
      last && last.right / last.pairs >= step.right / step.pairs;
      last = steps.at(-1)
    ) {
      steps.pop();
      step = {
        pairs: last.pairs + step.pairs,
        cosines: last.cosines + step.cosines,
        right: last.right + step.right,
      };
    }
    steps.push(step);
  }
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return [
    [0, 0],
    ...steps
      // Half a pair more of each kind: that all of a few hundred were right does not make the next one certain.
      .map(
        ({ pairs, cosines, right }) =>
          [rounded(cosines / pairs), rounded((right + 0.5) / (pairs + 1))] as const,
      )
      .filter(([cosine, share]) => cosine > 0 && share > 0),
    [1, 1],
  ];
}

const halfOf = (page: LabelledPage | undefined): number =>
  (createHash('sha256')
    .update(page?.profile.domain ?? '')
    .digest()[0] as number) % 2;
