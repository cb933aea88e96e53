import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/index.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import { openRedisRateLimitStore, type SharedRateLimitStore } from '../platform/redis-rate-limit-store.ts';

/** Where all services count rate limits together; undefined where each counts for itself. */
export async function openSharedLimits(
  { REDIS_URL, DATABASE_URL }: Pick<Config, 'REDIS_URL' | 'DATABASE_URL'>,
  clock: Clock,
  logger: Logger,
): Promise<SharedRateLimitStore | undefined> {
  if (REDIS_URL !== undefined) return openRedisRateLimitStore({ url: REDIS_URL, clock, logger });
  if (DATABASE_URL !== undefined)
    logger.warn('no REDIS_URL is set, so each service on this database counts rate limits for itself');
  return undefined;
}

export function measureSharedLimits(limits: SharedRateLimitStore, metrics: Metrics): void {
  metrics.gauge(
    'homedex_shared_limits_away',
    '1 while the server of REDIS_URL is unreachable and this service counts for itself.',
    () => Number(limits.isAway()),
  );
  metrics.gauge(
    'homedex_shared_limits_counted_alone',
    'Requests that this service counted for itself since the start, because the server of REDIS_URL was away.',
    () => limits.countedAlone(),
  );
}
