import { z } from 'zod';
import { searchParameters } from '../search-parameters.ts';
import { answerFacets, FacetsResponse, facetParameters } from './answer-facets.ts';
import { defineRoute } from './define-route.ts';

export const getSearchFacets = defineRoute({
  method: 'GET',
  path: '/search/facets',
  tag: 'Search',
  summary: 'Facet counts by industry, country, technology and more; exact',
  description:
    'Each count equals the results of a search filtered by that value; the filter for a `tech` value is `technology`. A domain under co.uk counts for both `co.uk` and `uk`.',
  access: 'anyone',
  bucket: 'typing',
  query: z.object({ ...searchParameters, ...facetParameters }),
  answer: FacetsResponse,
  failures: ['query_timeout', 'conflict'],
  handler: (call) => answerFacets(call, call.query),
});
