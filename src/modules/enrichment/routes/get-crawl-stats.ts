import { z } from 'zod';
import { defineRoute } from './define-route.ts';

const iso = (ms: number | undefined): string | null => (ms === undefined ? null : new Date(ms).toISOString());

export const getCrawlStats = defineRoute({
  method: 'GET',
  path: '/competitors/crawl-stats',
  tag: 'Live lookup',
  summary: 'Number of companies fetched live, by method',
  access: 'anyone',
  bucket: 'guard',
  answer: z.object({
    cached_domains: z.int(),
    live_fetched: z.int(),
    crawl_fetched: z.int(),
    browser_fetched: z.int(),
    proxy_fetched: z.int(),
    failed: z.int(),
    oldest_fetch: z.string().nullable(),
    newest_fetch: z.string().nullable(),
  }),
  handler: async ({ services }) => {
    const { counts, oldestFetchMs, newestFetchMs } = await services.crawlQueue.state();
    const [live, crawl, browser, proxy] = ['live_http', 'crawl_wet', 'browser', 'proxy'].map(
      (tier) => counts[tier] ?? 0,
    ) as [number, number, number, number];
    return {
      cached_domains: live + crawl + browser + proxy,
      live_fetched: live,
      crawl_fetched: crawl,
      browser_fetched: browser,
      proxy_fetched: proxy,
      failed: counts.failed ?? 0,
      oldest_fetch: iso(oldestFetchMs),
      newest_fetch: iso(newestFetchMs),
    };
  },
});
