import { z } from 'zod';
import type { AnyCall } from '../../../http/route.ts';
import type { Keyword } from '../keywords.ts';
import type { ExportServices } from './define-route.ts';

export const KeywordCounts = z
  .object({
    keywords: z.array(
      z.object({
        keyword: z.string(),
        total_results: z.int(),
        problem: z.string().optional().describe('Why the keyword could not be searched, if so.'),
      }),
    ),
    keyword_count: z.int(),
    combined_total: z.int(),
  })
  .meta({ id: 'KeywordCounts' });

type CountCall = Pick<AnyCall<ExportServices>, 'services' | 'signal'>;

export async function answerKeywordCounts(
  { services, signal }: CountCall,
  keywords: readonly Keyword[],
): Promise<z.input<typeof KeywordCounts>> {
  const queries = keywords.flatMap(({ query }) => query ?? []);
  const totals = await services.search.counts(queries, signal);
  const totalOf = new Map(queries.map((query, at) => [query, totals[at] ?? 0]));
  return {
    keywords: keywords.map(({ keyword, query }) =>
      query
        ? { keyword, total_results: totalOf.get(query) ?? 0 }
        : {
            keyword,
            total_results: 0,
            problem: 'it has nothing to search for; use letters or digits',
          },
    ),
    keyword_count: keywords.length,
    combined_total: totals.reduce((sum, total) => sum + total, 0),
  };
}
