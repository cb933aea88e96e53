import type { CrawlTier } from '../../crawl-queue/index.ts';
import type { Tier } from './tier.ts';

/** A way that this instance does not have. */
export const createSkippedTier = (name: CrawlTier): Tier => ({
  name,
  fetch: async () => ({ kind: 'skipped' }),
});
