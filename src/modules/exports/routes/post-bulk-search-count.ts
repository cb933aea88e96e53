import { z } from 'zod';
import { keywordField } from '../keywords.ts';
import { answerKeywordCounts, KeywordCounts } from './answer-keyword-counts.ts';
import { defineRoute } from './define-route.ts';

export const postBulkSearchCount = defineRoute({
  method: 'POST',
  path: '/bulk-search/count',
  tag: 'Exports',
  summary: 'The same counts with the keywords in a JSON body',
  access: 'anyone',
  bucket: 'keywords',
  countsFor: ({ body }) => body.keywords.length,
  body: z
    .object({ keywords: keywordField(10_000).describe('Up to 200 keywords or phrases.') })
    .meta({ id: 'BulkSearchCountBody' }),
  answer: KeywordCounts,
  failures: ['query_timeout'],
  handler: (call) => answerKeywordCounts(call, call.body.keywords),
});
