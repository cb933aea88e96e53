import { z } from 'zod';
import { filterParameters } from '../company-filters.ts';
import { rowColumnsParameter } from '../row-detail.ts';
import {
  orderParameters,
  pageParameters,
  rankedQueryParameters,
  seenParameter,
} from '../search-parameters.ts';
import { answerSearch, SearchResponse } from './answer-search.ts';
import { defineRoute } from './define-route.ts';

export const getCompanies = defineRoute({
  method: 'GET',
  path: '/companies',
  tag: 'Search',
  summary: 'List companies by filters alone, best rank first',
  description:
    'Accepts every filter of `/search`, and conditions joined by operators in `q`; equal ranks are sorted by domain. Nothing is saved to My Companies.',
  access: 'anyone',
  bucket: 'tier',
  query: z.object({
    ...rankedQueryParameters,
    ...filterParameters,
    ...pageParameters,
    ...orderParameters,
    ...rowColumnsParameter,
    ...seenParameter,
  }),
  answer: SearchResponse,
  failures: ['query_timeout', 'conflict'],
  handler: (call) => answerSearch(call, { ...call.query, isByRank: true, save: false }),
});
