import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { defineRoute } from '../../../http/route.ts';
import { type FacetField, facetFields } from '../company-search.ts';
import { filterParameters, searchQuery } from '../search-parameters.ts';

const fieldList = z.string().transform((text, context): FacetField[] => {
  const given = text.split(',').flatMap((item) => item.trim() || []);
  const wrong = given.find((item) => !facetFields.includes(item as FacetField));
  if (wrong !== undefined)
    context.addIssue({
      code: 'custom',
      message: `'${wrong}' cannot be counted; use ${facetFields.join(', ')}`,
    });
  return given as FacetField[];
});

const values = z.array(z.object({ value: z.string(), count: z.int() }));

export const getSearchFacets = defineRoute({
  method: 'GET',
  path: '/search/facets',
  tag: 'Search',
  summary: 'How the matches divide by industry, country, technology and more; exact counts',
  access: 'anyone',
  bucket: 'typing',
  query: z.object({
    ...searchQuery,
    ...filterParameters,
    fields: fieldList.optional().describe(`Comma list of ${facetFields.join(', ')}. Default: all.`),
    size: z.int().min(1).max(50).default(10).describe('Values per field.'),
    limit: z
      .int()
      .min(1)
      .max(500)
      .default(100)
      .describe('Taken and ignored, so that a search request can be repeated here as it is.'),
    offset: z.int().min(0).default(0).describe('Taken and ignored, like limit.'),
    exclude_seen: z.boolean().default(false).describe('Taken and ignored, like limit.'),
  }),
  answer: z.object({
    query: z.string(),
    total_count: z.int(),
    facets: z.object(Object.fromEntries(facetFields.map((field) => [field, values.optional()]))),
    search_time_ms: z.int(),
  }),
  failures: ['query_timeout'],
  handler: async ({
    query: { fields, size, limit: _limit, offset: _offset, exclude_seen: _seen, ...query },
    services,
    signal,
  }) => {
    const started = performance.now();
    const { totalCount, facets } = await services.search.facets(query, fields ?? facetFields, size, signal);
    return {
      query: query.q,
      total_count: totalCount,
      facets,
      search_time_ms: Math.round(performance.now() - started),
    };
  },
});
