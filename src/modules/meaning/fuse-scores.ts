/** How well a company fits a description, each from about 0 to 1. */
export interface Evidence {
  /** Cosine of the texts; undefined where there is no vector. */
  readonly cosine: number | undefined;
  /** Score of the words, of the best among the candidates. */
  readonly words: number;
  /** Share of the subject that speaks for the company's industry. */
  readonly industry: number;
  readonly subIndustry: number;
}

/** Fitted on the tuning half of bench/meaning; docs/benchmarks/meaning.md has what others gave. */
const weights = { words: 0.5, industry: 0.25, subIndustry: 0.25 };
/** Without vectors the words have to carry more. */
const COSINE_BY_WORDS = 0.35;
/** A logistic curve through what was right on the tuning half. */
const calibration = { middle: 0.6, slope: 8 };

/** From 0 to 1, as exactly as it is shown. */
export function similarityOf({ cosine, words, industry, subIndustry }: Evidence): number {
  const score =
    (cosine ?? COSINE_BY_WORDS * words) +
    weights.words * words +
    weights.industry * industry +
    weights.subIndustry * subIndustry;
  const similarity = 1 / (1 + Math.exp(-calibration.slope * (score - calibration.middle)));
  return Math.round(similarity * 10_000) / 10_000;
}
