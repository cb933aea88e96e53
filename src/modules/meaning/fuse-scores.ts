import { join } from 'node:path';
import { z } from 'zod';
import { readTable, tablesFolder } from '../../lib/tables.ts';

/** How well a company fits a description; each value is between about 0 and 1. */
export interface Evidence {
  readonly domain: string;
  /** Cosine similarity of the texts; undefined if there is no vector. */
  readonly cosine: number | undefined;
  /** Score of the words, relative to the best candidate. */
  readonly words: number;
  /** How much of the subject points to the company's industry. */
  readonly industry: number;
  readonly subIndustry: number;
}

/** If the words of a subject name no trade, it cannot score by industry. */
export type NamesTrade = 'withTrade' | 'withoutTrade';

const weight = z.number().min(0).max(2);
const share = z.number().min(0).max(1);

const modelFit = z.strictObject({
  weights: z
    .strictObject({ words: weight, industry: weight, subIndustry: weight })
    .describe('Beside the cosine of the vectors, which counts 1.'),
  slope: z.number().positive().describe('How steeply the similarity rises with the score.'),
  middle: z
    .strictObject({ withTrade: z.number(), withoutTrade: z.number() })
    .describe('The score of an even chance, for subjects that name a trade and others.'),
  cutOff: share.describe('The similarity from which on a company counts as found.'),
  precision: share.describe(
    'Share of right companies from the cut-off on, on descriptions that nothing was fitted on.',
  ),
});

/** How the evidence is weighted, by model: `data/similarity/meaning.json`. */
export const meaningFitSchema = z
  .strictObject({
    models: z.record(z.string(), modelFit),
    others: z
      .string()
      .describe('The model whose numbers count for models that nothing was fitted for, and without vectors.'),
  })
  .refine(({ models, others }) => others in models, 'others must name one of the models');

type MeaningFit = z.infer<typeof meaningFitSchema>;
export type ModelFit = z.infer<typeof modelFit>;

let table: MeaningFit | undefined;

/** The parameters of a model by name; undefined if there are no vectors. */
export function fitOf(model: string | undefined): ModelFit {
  table ??= readTable(join(tablesFolder, 'similarity', 'meaning.json'), meaningFitSchema);
  const { models, others } = table;
  return (models[model ?? others] ?? models[others]) as ModelFit;
}

/** Without vectors, the words carry more weight. */
const COSINE_BY_WORDS = 0.35;

export const scoreOf = (
  { cosine, words, industry, subIndustry }: Omit<Evidence, 'domain'>,
  weights: ModelFit['weights'],
): number =>
  (cosine ?? COSINE_BY_WORDS * words) +
  weights.words * words +
  weights.industry * industry +
  weights.subIndustry * subIndustry;

/** The probability that the company fits, from 0 to 1, rounded to the precision that is shown. */
export function similarityOf(evidence: Evidence, namesTrade: NamesTrade, fit: ModelFit): number {
  const { slope, middle, weights } = fit;
  const similarity = 1 / (1 + Math.exp(-slope * (scoreOf(evidence, weights) - middle[namesTrade])));
  return Math.round(similarity * 10_000) / 10_000;
}
