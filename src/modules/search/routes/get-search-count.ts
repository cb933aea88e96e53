import { z } from 'zod';
import { searchParameters, seenParameter } from '../search-parameters.ts';
import { answerCount, SearchCountResponse } from './answer-count.ts';
import { defineRoute } from './define-route.ts';

export const getSearchCount = defineRoute({
  method: 'GET',
  path: '/search/count',
  tag: 'Search',
  summary: 'Exact number of matching domains, without the rows',
  access: 'anyone',
  bucket: 'typing',
  query: z.object({ ...searchParameters, ...seenParameter }),
  answer: SearchCountResponse,
  failures: ['query_timeout', 'conflict'],
  handler: (call) => answerCount(call, call.query),
});
