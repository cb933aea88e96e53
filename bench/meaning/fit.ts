import { type Evidence, type ModelFit, type NamesTrade, scoreOf } from '../../src/modules/meaning/index.ts';
import { chanceAt, fitCurve, type Judgement } from '../fit-curve.ts';

/** A judged description with the evidence that the ranking had for every candidate. */
export interface FittedQuery {
  readonly namesTrade: NamesTrade;
  readonly companies: Map<string, Evidence>;
  readonly right: ReadonlySet<string>;
}

type Weights = ModelFit['weights'];

const STEPS = {
  words: [0, 0.1, 0.2, 0.3, 0.4, 0.5],
  industry: [0.1, 0.2, 0.3, 0.4],
  subIndustry: [0.1, 0.2, 0.3, 0.4],
};
const CUT_OFFS = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5];
/** The cut-off is the lowest one at which two of three results are right. */
const PRECISION_MIN = 2 / 3;

/** Prints the entry of a model for data/similarity/meaning.json, and the results of other values. */
export function fitModel(queries: readonly FittedQuery[], print: (line: string) => void): void {
  const tried = STEPS.words
    .flatMap((words) =>
      STEPS.industry.flatMap((industry) =>
        STEPS.subIndustry.map((subIndustry) => ({ words, industry, subIndustry })),
      ),
    )
    .map((weights) => ({ weights, ...ranking(queries, weights) }));
  // With so few descriptions, a single one can decide between neighbouring values, so means over neighbours are compared.
  const best = tried
    .map((one) => {
      const near = tried.filter(({ weights }) => areNeighbours(weights, one.weights));
      return { ...one, mean: near.reduce((sum, { first, at5 }) => sum + first + at5, 0) / near.length };
    })
    .sort((a, b) => b.mean - a.mean);
  for (const { weights, first, at5 } of best.slice(0, 8))
    print(`${JSON.stringify(weights)}: right first ${first.toFixed(3)}, P@5 ${at5.toFixed(3)}`);
  const weights = best[0]?.weights ?? { words: 0, industry: 0, subIndustry: 0 };
  const withTrade = fitCurve(judgements(queries, 'withTrade', weights));
  const middle = {
    withTrade: withTrade.middle,
    withoutTrade: fitCurve(judgements(queries, 'withoutTrade', weights), withTrade.slope).middle,
  };
  let chosen: { cutOff: number; precision: number } | undefined;
  for (const cutOff of CUT_OFFS) {
    const { precision, recall, empty } = counted(queries, weights, withTrade.slope, middle, cutOff);
    print(
      `cut-off ${cutOff}: precision ${precision.toFixed(2)}, found ${recall.toFixed(2)} of the right ones, nothing for ${empty}`,
    );
    if (precision >= PRECISION_MIN) chosen ??= { cutOff, precision };
  }
  print(JSON.stringify({ weights, slope: withTrade.slope, middle, ...chosen }));
}

const areNeighbours = (one: Weights, other: Weights): boolean =>
  (['words', 'industry', 'subIndustry'] as const).every((key) => Math.abs(one[key] - other[key]) < 0.11);

function ranking(queries: readonly FittedQuery[], weights: Weights): { first: number; at5: number } {
  let [first, at5] = [0, 0];
  for (const { companies, right } of queries) {
    const best = [...companies.values()]
      .map((evidence) => ({ domain: evidence.domain, score: scoreOf(evidence, weights) }))
      .sort((a, b) => b.score - a.score || (a.domain < b.domain ? -1 : 1))
      .slice(0, 5);
    first += Number(best[0] !== undefined && right.has(best[0].domain));
    at5 += best.filter(({ domain }) => right.has(domain)).length / Math.min(5, right.size);
  }
  return { first: first / queries.length, at5: at5 / queries.length };
}

const judgements = (queries: readonly FittedQuery[], namesTrade: NamesTrade, weights: Weights): Judgement[] =>
  queries
    .filter((query) => query.namesTrade === namesTrade)
    .flatMap(({ companies, right }) =>
      [...companies.values()].map((evidence) => ({
        score: scoreOf(evidence, weights),
        isRight: right.has(evidence.domain),
      })),
    );

function counted(
  queries: readonly FittedQuery[],
  weights: Weights,
  slope: number,
  middle: ModelFit['middle'],
  cutOff: number,
): { precision: number; recall: number; empty: number } {
  let [found, foundRight, right, empty] = [0, 0, 0, 0];
  for (const query of queries) {
    const some = [...query.companies.values()].filter(
      (evidence) =>
        chanceAt({ slope, middle: middle[query.namesTrade] }, scoreOf(evidence, weights)) >= cutOff,
    );
    found += some.length;
    foundRight += some.filter(({ domain }) => query.right.has(domain)).length;
    right += query.right.size;
    empty += Number(some.length === 0);
  }
  return { precision: foundRight / Math.max(1, found), recall: foundRight / right, empty };
}
