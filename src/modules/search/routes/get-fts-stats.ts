import { z } from 'zod';
import { defineRoute } from './define-route.ts';

const CRAWLS_SHOWN = 100;

export const getFtsStats = defineRoute({
  method: 'GET',
  path: '/admin/fts-stats',
  tag: 'Administration',
  summary: 'Size and structure of the text index',
  access: 'admin',
  bucket: 'guard',
  answer: z.object({
    engine: z.string(),
    documents: z.int(),
    terms: z.int(),
    size_mb: z.number(),
    segments: z.int(),
    crawl_ids: z.record(z.string(), z.int()),
  }),
  handler: async ({ services, signal }) => {
    const { documents, terms, bytesOnDisk, segments } = await services.indexInfo.stats();
    const { crawl_id = [] } = await services.indexInfo.breakdown(['crawl_id'], CRAWLS_SHOWN, signal);
    return {
      engine: 'homedex',
      documents,
      terms,
      size_mb: Math.round(bytesOnDisk / 1e4) / 100,
      segments,
      crawl_ids: Object.fromEntries(crawl_id.map(({ value, count }) => [value, count])),
    };
  },
});
