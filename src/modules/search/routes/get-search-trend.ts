import { z } from 'zod';
import { searchParameters } from '../search-parameters.ts';
import { defineRoute } from './define-route.ts';

export const getSearchTrend = defineRoute({
  method: 'GET',
  path: '/search/trend',
  tag: 'Search',
  summary: 'Exact number of matching domains in each crawl',
  description:
    'Oldest crawl first. A crawl counts the companies that have a kept version from it, whose number is `companies`: compare shares, because crawls differ in size. Technologies, country, industry, language and features are those of that time; words and all other conditions apply to the newest version of each homepage. Without a query every company counts. Crawls reach as far back as versions are kept (`HISTORY_VERSIONS`).',
  access: 'anyone',
  bucket: 'typing',
  query: z.object({ ...searchParameters, q: searchParameters.q.optional() }),
  answer: z.array(
    z
      .object({
        crawl_id: z.string(),
        at: z.string().describe('The first day on which a page of the crawl was fetched.'),
        total_count: z.int(),
        companies: z.int().describe('Companies with a kept version from the crawl, matching or not.'),
      })
      .meta({ id: 'TrendPoint' }),
  ),
  failures: ['query_timeout'],
  handler: async ({ query, services, signal }) => [...(await services.search.trend(query, signal))],
});
