import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { defineRoute, WrittenJson } from '../../../http/route.ts';
import { type Found, searchFor } from '../../shelf/index.ts';
import { SearchResultItem } from '../result-item.ts';
import { filterParameters, searchQuery } from '../search-parameters.ts';

const SearchResponse = z
  .object({
    query: z.string(),
    normalized_query: z.string(),
    cached: z.boolean().default(false),
    result_count: z.int().default(0),
    total_count: z.int().default(0),
    results: z.array(SearchResultItem).default([]),
    search_time_ms: z.int().default(0),
    credits_remaining: z.int().nullable().default(null),
    credits_deducted: z.int().default(0),
    gate: z.string().nullable().default(null),
  })
  .meta({ id: 'SearchResponse' });

export const getSearch = defineRoute({
  method: 'GET',
  path: '/search',
  tag: 'Search',
  summary: 'Find the domains whose homepage holds a keyword or phrase',
  description:
    'Best match first. `total_count` is exact at any size. Every page of results is saved to the My Companies of a signed-in caller.',
  access: 'anyone',
  bucket: 'tier',
  query: z.object({
    ...searchQuery,
    ...filterParameters,
    limit: z.int().min(1).max(500).default(100).describe('Results per page.'),
    offset: z.int().min(0).default(0).describe('Results to skip.'),
    exclude_seen: z
      .boolean()
      .default(false)
      .describe('Leave out what other searches have saved to My Companies.'),
  }),
  answer: SearchResponse,
  failures: ['query_timeout'],
  handler: (call) => {
    const started = performance.now();
    const answer = (found: Found): WrittenJson =>
      writeAnswer(call.query.q, found, Math.round(performance.now() - started));
    const found = searchFor(call.caller, call.query, call.services, call);
    return found instanceof Promise ? found.then(answer) : answer(found);
  },
});

function writeAnswer(query: string, found: Found, search_time_ms: number): WrittenJson {
  const { page, normalizedQuery, cached, creditsRemaining, gate } = found;
  // All that may differ between two answers with the same results.
  const frame = `${cached} ${search_time_ms} ${creditsRemaining} ${gate} ${query}`;
  return new WrittenJson(
    page.within(frame, () => {
      const head = JSON.stringify({
        query,
        normalized_query: normalizedQuery,
        cached,
        result_count: page.resultCount,
        total_count: page.totalCount,
      });
      const tail = JSON.stringify({
        search_time_ms,
        credits_remaining: creditsRemaining,
        credits_deducted: 0,
        gate,
      });
      return [`${head.slice(0, -1)},"results":`, `,${tail.slice(1)}`];
    }),
  );
}
