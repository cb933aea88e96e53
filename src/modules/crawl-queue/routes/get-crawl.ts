import { CrawlState, presentState } from './crawl-state.ts';
import { defineRoute } from './define-route.ts';

export const getCrawl = defineRoute({
  method: 'GET',
  path: '/admin/crawl',
  tag: 'Administration',
  summary: 'The crawl queue: what waits, what was fetched, what was given up',
  access: 'admin',
  bucket: 'guard',
  answer: CrawlState,
  handler: async ({ services }) => presentState(await services.crawlQueue.state()),
});
