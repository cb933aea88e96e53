/** A score and whether it turned out to be right. */
export interface Judgement {
  readonly score: number;
  readonly isRight: boolean;
}

/** The probability of being right by score: 1 / (1 + e^(-slope · (score - middle))). */
export interface Curve {
  readonly slope: number;
  readonly middle: number;
}

export const chanceAt = ({ slope, middle }: Curve, score: number): number =>
  1 / (1 + Math.exp(-slope * (score - middle)));

const ROUNDS = 50;
/** Keeps the steps finite if all judgements agree. */
const RIDGE = 1e-6;

/** Fits a logistic curve to judgements with Newton's method. If the slope is given, only the middle is fitted. */
export function fitCurve(judgements: readonly Judgement[], slope?: number): Curve {
  let [a, b] = [slope ?? 1, 0];
  for (let round = 0; round < ROUNDS; round++) {
    let [ga, gb, haa, hab, hbb] = [0, 0, RIDGE, 0, RIDGE];
    for (const { score, isRight } of judgements) {
      const chance = 1 / (1 + Math.exp(-(a * score + b)));
      const [error, spread] = [Number(isRight) - chance, chance * (1 - chance)];
      ga += error * score;
      gb += error;
      haa += spread * score * score;
      hab += spread * score;
      hbb += spread;
    }
    if (slope === undefined) {
      const determinant = haa * hbb - hab * hab;
      a += (hbb * ga - hab * gb) / determinant;
      b += (haa * gb - hab * ga) / determinant;
    } else b += Math.max(-1, Math.min(1, gb / hbb));
  }
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return { slope: rounded(a), middle: rounded(-b / a) };
}
