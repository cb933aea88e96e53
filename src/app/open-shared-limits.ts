import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/index.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import { openRedisRateLimitStore, type SharedRateLimitStore } from '../platform/redis-rate-limit-store.ts';

/** Opens the store in which all services count rate limits together; undefined if each service counts alone. */
export async function openSharedLimits(
  { REDIS_URL, DATABASE_URL }: Pick<Config, 'REDIS_URL' | 'DATABASE_URL'>,
  clock: Clock,
  logger: Logger,
): Promise<SharedRateLimitStore | undefined> {
  if (REDIS_URL !== undefined) return openRedisRateLimitStore({ url: REDIS_URL, clock, logger });
  if (DATABASE_URL !== undefined)
    logger.warn('no REDIS_URL is set, so each service on this database counts rate limits on its own');
  return undefined;
}

export function measureSharedLimits(limits: SharedRateLimitStore, metrics: Metrics): void {
  metrics.counter(
    'homedex_shared_limits_counted_alone_total',
    'Requests this service counted on its own since the start because the REDIS_URL server was unavailable.',
    () => limits.countedAlone(),
  );
  metrics.gauge(
    'homedex_shared_limits_away',
    '1 while the REDIS_URL server is unavailable and this service counts on its own.',
    () => Number(limits.isDown()),
  );
  metrics.gauge(
    'homedex_shared_limits_counted_alone',
    'Requests this service counted on its own since the start because the REDIS_URL server was unavailable.',
    () => limits.countedAlone(),
  );
}
