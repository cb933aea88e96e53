import { z } from 'zod';
import { defineRoute } from '../../../http/route.ts';
import { filterParameters, searchQuery } from '../search-parameters.ts';

export const getSearchCount = defineRoute({
  method: 'GET',
  path: '/search/count',
  tag: 'Search',
  summary: 'How many domains match, exactly, without the rows',
  access: 'anyone',
  bucket: 'typing',
  query: z.object({ ...searchQuery, ...filterParameters }),
  answer: z.object({ query: z.string(), total_results: z.int() }).meta({ id: 'SearchCountResponse' }),
  failures: ['query_timeout'],
  handler: async ({ query, services, signal }) => ({
    query: query.q,
    total_results: await services.search.count(query, signal),
  }),
});
