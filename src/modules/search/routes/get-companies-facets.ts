import { z } from 'zod';
import { filterParameters } from '../company-filters.ts';
import { rankedQueryParameters } from '../search-parameters.ts';
import { answerFacets, FacetsResponse, facetParameters } from './answer-facets.ts';
import { defineRoute } from './define-route.ts';

export const getCompaniesFacets = defineRoute({
  method: 'GET',
  path: '/companies/facets',
  tag: 'Search',
  summary: 'Facet counts of the companies that match the filters; exact',
  access: 'anyone',
  bucket: 'typing',
  query: z.object({ ...rankedQueryParameters, ...filterParameters, ...facetParameters }),
  answer: FacetsResponse,
  failures: ['query_timeout', 'conflict'],
  handler: (call) => answerFacets(call, { ...call.query, isByRank: true }),
});
