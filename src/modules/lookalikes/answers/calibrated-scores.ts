import { join } from 'node:path';
import { z } from 'zod';
import { readTable, tablesFolder } from '../../../lib/tables.ts';
import type { Thresholds } from '../embedding/embedding-model.ts';

const knot = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);

const isRising = (knots: Knots): boolean =>
  knots.every(([cosine, score], at) => {
    const before = knots[at - 1];
    return before === undefined || (cosine > before[0] && score > before[1]);
  });

/** What a cosine similarity of a model means: `data/similarity/lookalikes.json`. */
export const lookalikeFitSchema = z.strictObject({
  models: z.record(
    z.string(),
    z
      .array(knot)
      .min(2)
      .refine(isRising, 'both numbers must rise from one pair to the next')
      .describe('Pairs of a cosine and its score; between two of them the score rises evenly.'),
  ),
});

/** Cosine similarities with their scores, in ascending order. */
export type Knots = readonly (readonly [cosine: number, score: number])[];

let table: z.infer<typeof lookalikeFitSchema> | undefined;

/**
 * The score of a cosine similarity: the probability that two companies are in the same trade, measured on judged pairs. Values of other
 * models stay as they are.
 */
export function scoreByModel(model: string): (cosine: number) => number {
  table ??= readTable(join(tablesFolder, 'similarity', 'lookalikes.json'), lookalikeFitSchema);
  const knots = table.models[model];
  return knots ? (cosine) => scoreBetween(knots, cosine) : (cosine) => cosine;
}

export function scoreBetween(knots: Knots, cosine: number): number {
  const at = knots.findIndex(([from]) => from >= cosine);
  const [low, high] = [knots[at - 1], knots[at]];
  if (!low) return at === 0 ? (high?.[1] ?? 0) : (knots.at(-1)?.[1] ?? 0);
  if (!high) return low[1];
  return low[1] + ((cosine - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}

export const scoredThresholds = (
  { competitor, lookalike, shown }: Thresholds,
  score: (cosine: number) => number,
): Thresholds => ({ competitor: score(competitor), lookalike: score(lookalike), shown: score(shown) });
