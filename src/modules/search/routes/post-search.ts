import { z } from 'zod';
import { rowColumnsField } from '../row-detail.ts';
import { orderParameters, pageParameters, searchFields, seenParameter } from '../search-parameters.ts';
import { answerSearch, SearchResponse, saveParameter } from './answer-search.ts';
import { defineRoute } from './define-route.ts';

export const postSearch = defineRoute({
  method: 'POST',
  path: '/search',
  tag: 'Search',
  summary: 'The same search with its parameters as a JSON body, for long lists',
  description: 'Every parameter of `GET /search` is a field; lists may be arrays.',
  access: 'anyone',
  bucket: 'tier',
  body: z
    .object({
      ...searchFields,
      ...pageParameters,
      ...orderParameters,
      ...rowColumnsField,
      ...seenParameter,
      ...saveParameter,
    })
    .meta({ id: 'SearchBody' }),
  answer: SearchResponse,
  failures: ['query_timeout', 'conflict'],
  handler: (call) => answerSearch(call, call.body),
});
