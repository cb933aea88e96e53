import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { VectorModel } from '../../../lib/vector-index/index.ts';
import type { EmbeddingModel } from '../embedding/embedding-model.ts';
import { Statistics } from '../embedding/statistics.ts';

const Thresholds = z.object({ competitor: z.number(), lookalike: z.number(), shown: z.number() });

/** What is stored with the vectors of a model: the statistics they were computed with, and how to interpret their scores. */
export const ModelFacts = z.object({ version: z.literal(1), statistics: Statistics, thresholds: Thresholds });

export type ModelFacts = z.infer<typeof ModelFacts>;

/**
 * The name under which vectors are stored: the model's name and a hash of the statistics they were computed with. With other statistics,
 * vectors of the same model lie elsewhere, so a writer that still has the old ones must be refused like one with another model.
 */
export function vectorModel(model: EmbeddingModel, dims: number, facts: ModelFacts): VectorModel {
  const mark = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12);
  return { name: `${model.name}@${mark}`, dims, facts };
}

export const isOfModel = (stored: VectorModel, model: EmbeddingModel): boolean =>
  baseName(stored.name) === model.name;

/** The name of the model without the hash of its statistics. */
export const baseName = (stored: string): string => stored.slice(0, stored.lastIndexOf('@'));
