import { z } from 'zod';
import { keywordText } from '../keywords.ts';
import { answerKeywordCounts, KeywordCounts } from './answer-keyword-counts.ts';
import { defineRoute } from './define-route.ts';

export const getBulkSearchCount = defineRoute({
  method: 'GET',
  path: '/bulk-search/count',
  tag: 'Exports',
  summary: 'Exact counts for up to 200 keywords at once',
  description:
    '`combined_total` is the sum, so a domain that matches several keywords is counted for each. Keywords are returned in the order sent, without duplicates; one without letters or digits has a `problem`.',
  access: 'anyone',
  bucket: 'keywords',
  countsFor: ({ query }) => query.keywords.length,
  query: z.object({
    keywords: keywordText(10_000).describe('Comma-separated keywords or phrases, up to 200.'),
  }),
  answer: KeywordCounts,
  failures: ['query_timeout'],
  handler: (call) => answerKeywordCounts(call, call.query.keywords),
});
