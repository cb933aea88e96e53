import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { Method } from './lookalike-item.ts';

export const getCompetitorsStatus = defineRoute({
  method: 'GET',
  path: '/competitors/status',
  tag: 'Lookalikes',
  summary: 'Which method compares companies now, and why',
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
      .describe('Share of the true best 25 that a search finds, as the index measured it when it was built.'),
    fitted_on: z.int().describe('Pages that taught the model what is usual in this index.'),
    reason: z.string().nullable().describe('Why the fallback answers.'),
    behind: z
      .string()
      .nullable()
      .describe('How the vectors come up to the pages; null when they are those of the pages as they are.'),
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
