import { z } from 'zod';
import { rowColumnsParameter } from '../row-detail.ts';
import { orderParameters, pageParameters, searchParameters, seenParameter } from '../search-parameters.ts';
import { answerSearch, SearchResponse, saveParameter } from './answer-search.ts';
import { defineRoute } from './define-route.ts';

export const getSearch = defineRoute({
  method: 'GET',
  path: '/search',
  tag: 'Search',
  summary: 'Search for domains whose homepage contains a keyword or phrase',
  description:
    'Best match first. `total_count` is exact at any size. Every page of results is saved to the viewed companies (`/auth/my-companies`) of a signed-in caller, unless `save=false`.',
  access: 'anyone',
  bucket: 'tier',
  query: z.object({
    ...searchParameters,
    ...pageParameters,
    ...orderParameters,
    ...rowColumnsParameter,
    ...seenParameter,
    ...saveParameter,
  }),
  answer: SearchResponse,
  effects: true,
  failures: ['query_timeout', 'conflict'],
  handler: (call) => answerSearch(call, call.query),
});
