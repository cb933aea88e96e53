import { z } from 'zod';
import { defineRoute } from '../../../http/route.ts';
import { keywordList } from '../keywords.ts';

export const getBulkSearchCount = defineRoute({
  method: 'GET',
  path: '/bulk-search/count',
  tag: 'Exports',
  summary: 'Exact counts for up to 200 keywords at once',
  description:
    '`combined_total` adds the counts up, so a domain that matches several keywords is counted for each.',
  access: 'anyone',
  bucket: 'typing',
  query: z.object({
    keywords: keywordList(10_000).describe('Comma-separated keywords or phrases, up to 200.'),
  }),
  answer: z.object({
    keywords: z.array(z.object({ keyword: z.string(), total_results: z.int() })),
    keyword_count: z.int(),
    combined_total: z.int(),
  }),
  failures: ['query_timeout'],
  handler: async ({ query: { keywords }, services, signal }) => {
    const totals = await services.search.counts(keywords, 'phrase', signal);
    return {
      keywords: keywords.map((keyword, at) => ({ keyword, total_results: totals[at] ?? 0 })),
      keyword_count: keywords.length,
      combined_total: totals.reduce((sum, total) => sum + total, 0),
    };
  },
});
