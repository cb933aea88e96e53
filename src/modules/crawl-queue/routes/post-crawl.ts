import { z } from 'zod';
import { controlQueue } from '../queue-control.ts';
import { CrawlState, presentState } from './crawl-state.ts';
import { defineRoute } from './define-route.ts';

export const postCrawl = defineRoute({
  method: 'POST',
  path: '/admin/crawl',
  tag: 'Administration',
  summary: 'Pause or resume the crawl queue, or retry domains',
  description:
    '`retry` without domains retries everything that failed; with domains, it retries those, whatever their state.',
  access: 'admin',
  bucket: 'guard',
  body: z.object({
    action: z.enum(['pause', 'resume', 'retry']),
    domains: z.array(z.string()).max(100_000).default([]),
  }),
  answer: CrawlState.extend({
    retried: z.int().describe('Number of domains that will be retried.'),
  }),
  handler: async ({ body: { action, domains }, services }) => ({
    retried: await controlQueue(services.crawlQueue, action, domains),
    ...presentState(await services.crawlQueue.state()),
  }),
});
