import { z } from 'zod';
import { searchFields } from '../search-parameters.ts';
import { answerFacets, FacetsResponse, facetBodyFields } from './answer-facets.ts';
import { defineRoute } from './define-route.ts';

export const postSearchFacets = defineRoute({
  method: 'POST',
  path: '/search/facets',
  tag: 'Search',
  summary: 'The same facets with their parameters as a JSON body',
  access: 'anyone',
  bucket: 'typing',
  body: z.object({ ...searchFields, ...facetBodyFields }).meta({ id: 'SearchFacetsBody' }),
  answer: FacetsResponse,
  failures: ['query_timeout', 'conflict'],
  handler: (call) => answerFacets(call, call.body),
});
