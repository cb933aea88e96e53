import type { Broadcast } from '../platform/coordination/index.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';

/** Half of the shortest lease that one service holds against another by a date. */
const APART_MS_MAX = 15_000;

/**
 * Services hold exports, mails and domains that they work on until a time, by their own clocks: one whose clock is ahead would take them over.
 * No part of health: where the clock of the database is the wrong one, a balancer would remove every service at once.
 */
export function watchClock(broadcast: Broadcast, metrics: Metrics, logger: Logger): void {
  metrics.gauge(
    'homedex_clock_apart_seconds',
    'Between the clock of this machine and that of the database.',
    () => broadcast.clocksApartMs() / 1000,
  );
  const seconds = Math.round(broadcast.clocksApartMs() / 1000);
  if (broadcast.clocksApartMs() > APART_MS_MAX)
    logger.warn(
      { seconds },
      'the clocks of this machine and of the database disagree; services then take work from each other: set them right',
    );
}
