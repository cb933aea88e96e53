import { z } from 'zod';
import { defineRoute } from './define-route.ts';

const CacheStatsResponse = z
  .object({
    total_queries_cached: z.int().default(0),
    total_homepages_cached: z.int().default(0),
    cache_db_size_mb: z.number().default(0),
    oldest_entry: z.string().nullable().default(null),
    newest_entry: z.string().nullable().default(null),
  })
  .meta({ id: 'CacheStatsResponse' });

const isoTime = (ms: number | undefined): string | null =>
  ms === undefined ? null : new Date(ms).toISOString();

export const getCacheStats = defineRoute({
  method: 'GET',
  path: '/admin/cache-stats',
  tag: 'Administration',
  summary: 'Size of the query cache',
  access: 'admin',
  bucket: 'guard',
  answer: CacheStatsResponse,
  handler: async ({ services }) => {
    const { pages, bytes, oldestAt, newestAt } = services.queryCache.stats();
    const { documents } = await services.indexInfo.stats();
    return {
      total_queries_cached: pages,
      total_homepages_cached: documents,
      cache_db_size_mb: Math.round(bytes / 1e4) / 100,
      oldest_entry: isoTime(oldestAt),
      newest_entry: isoTime(newestAt),
    };
  },
});
