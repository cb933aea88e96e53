import { z } from 'zod';
import { searchFields, seenParameter } from '../search-parameters.ts';
import { answerCount, SearchCountResponse } from './answer-count.ts';
import { defineRoute } from './define-route.ts';

export const postSearchCount = defineRoute({
  method: 'POST',
  path: '/search/count',
  tag: 'Search',
  summary: 'The same count with its parameters as a JSON body',
  access: 'anyone',
  bucket: 'typing',
  body: z.object({ ...searchFields, ...seenParameter }).meta({ id: 'SearchCountBody' }),
  answer: SearchCountResponse,
  failures: ['query_timeout', 'conflict'],
  handler: (call) => answerCount(call, call.body),
});
