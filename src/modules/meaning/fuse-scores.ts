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

/** Fitted on the tuning half of bench/meaning, as are the curves; docs/benchmarks/meaning.md has what others gave. */
const weights = { words: 0.3, industry: 0.3, subIndustry: 0.3 };
/** Without vectors the words have to carry more. */
const COSINE_BY_WORDS = 0.35;
const SLOPE = 10.5;
/** The score of an even chance. A subject whose words name no trade cannot score by industry. */
const MIDDLE = { withTrade: 0.766, withoutTrade: 0.598 };

/** The chance that the company is a right one, from 0 to 1 and as exactly as it is shown. */
export function similarityOf(
  { cosine, words, industry, subIndustry }: Evidence,
  namesTrade: 'withTrade' | 'withoutTrade',
): number {
  const score =
    (cosine ?? COSINE_BY_WORDS * words) +
    weights.words * words +
    weights.industry * industry +
    weights.subIndustry * subIndustry;
  const similarity = 1 / (1 + Math.exp(-SLOPE * (score - MIDDLE[namesTrade])));
  return Math.round(similarity * 10_000) / 10_000;
}
