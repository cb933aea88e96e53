import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { Method } from './lookalike-item.ts';

export const getCompetitorsStatus = defineRoute({
  method: 'GET',
  path: '/competitors/status',
  tag: 'Lookalikes',
  summary: 'Which method compares companies at the moment, and why',
  access: 'anyone',
  bucket: 'guard',
  answer: z.object({
    method: Method,
    embedding_index_loaded: z.boolean(),
    embeddings: z.int().describe('Companies that have a vector.'),
    dimensions: z.int(),
    model: z.string(),
    fallback: z.literal('keyword_jaccard'),
    recall_at_25: z
      .number()
      .nullable()
      .describe('Share of the true top 25 that a search finds, measured when the index was built.'),
    fitted_on: z.int().describe("Pages the model's statistics were computed from."),
    reason: z.string().nullable().describe('Why the fallback is used.'),
    behind: z
      .string()
      .nullable()
      .describe('Progress of bringing the vectors up to date; null when they are.'),
  }),
  handler: async ({ services }) => {
    const { isLoaded, embeddings, dimensions, model, recallAt25, fittedOn, reason, behind } =
      await services.lookalikes.status();
    return {
      method: isLoaded ? ('faiss_embedding' as const) : ('keyword_jaccard' as const),
      embedding_index_loaded: isLoaded,
      embeddings,
      dimensions,
      model,
      fallback: 'keyword_jaccard' as const,
      recall_at_25: recallAt25,
      fitted_on: fittedOn,
      reason,
      behind,
    };
  },
});
