import type { Broadcast } from '../platform/coordination/index.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';

/** Half of the shortest time for which one service leaves alone what another one holds by a date. */
const APART_MS_MAX = 15_000;

/**
 * Services hold exports, mails and domains that they work on until a time, by their own clocks: one whose clock is ahead takes them away.
 * No part of health: where the clock of the database is the wrong one, a balancer would take every service out at once.
 */
export function watchClock(broadcast: Broadcast, metrics: Metrics, logger: Logger): void {
  metrics.gauge(
    'homedex_clock_apart_seconds',
    'Difference between the clocks of this machine and the database.',
    () => broadcast.clocksApartMs() / 1000,
  );
  const seconds = Math.round(broadcast.clocksApartMs() / 1000);
  if (broadcast.clocksApartMs() > APART_MS_MAX)
    logger.warn(
      { seconds },
      'the clocks of this machine and the database differ, so services may take work from each other; correct them',
    );
}
