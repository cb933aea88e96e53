import { CrawlState, presentState } from './crawl-state.ts';
import { defineRoute } from './define-route.ts';

export const getCrawl = defineRoute({
  method: 'GET',
  path: '/admin/crawl',
  tag: 'Administration',
  summary: 'State of the crawl queue: waiting, fetched and failed domains',
  access: 'admin',
  bucket: 'guard',
  answer: CrawlState,
  handler: async ({ services }) => presentState(await services.crawlQueue.state()),
});
