import { z } from 'zod';
import { crawlTiers } from '../crawl-entry.ts';
import type { QueueState } from '../queue-state.ts';

const isoOf = (ms: number | undefined): string | null =>
  ms === undefined ? null : new Date(ms).toISOString();

export const CrawlState = z
  .object({
    paused: z.boolean(),
    waiting: z.int().describe('Not fetched yet; waiting.'),
    fetched: z.int().describe('Fetched; will be refreshed when due.'),
    failed: z.int().describe('Failed permanently.'),
    under_way: z.int().describe('In progress.'),
    by_tier: z.record(z.string(), z.int()),
    oldest_fetch: z.string().nullable(),
    newest_fetch: z.string().nullable(),
  })
  .meta({ id: 'CrawlState' });

export const presentState = ({
  counts,
  leased,
  isPaused,
  oldestFetchMs,
  newestFetchMs,
}: QueueState): z.input<typeof CrawlState> => ({
  paused: isPaused,
  waiting: counts.waiting ?? 0,
  fetched: counts.fetched ?? 0,
  failed: counts.failed ?? 0,
  under_way: leased,
  by_tier: Object.fromEntries(crawlTiers.map((tier) => [tier, counts[tier] ?? 0])),
  oldest_fetch: isoOf(oldestFetchMs),
  newest_fetch: isoOf(newestFetchMs),
});
