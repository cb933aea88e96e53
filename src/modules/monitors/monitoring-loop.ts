import type { TextSearch } from '../../lib/text-index/api.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { createLease } from '../../platform/lease.ts';
import type { Logger } from '../../platform/logger.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { WorkBacklog } from '../../platform/work-queue/index.ts';
import { createDigestMails } from './digest-mails.ts';
import type { Watched } from './find-new-matches.ts';
import { createMonitorRunner, type MonitorRunner } from './monitor-runner.ts';
import { createMonitors, type Monitors } from './monitors.ts';
import { createNotifications, type Notifications } from './notifications.ts';
import { createDeliveries } from './webhooks/deliveries.ts';

/** Runs all checks and deliveries. */
export interface MonitoringLoop {
  readonly monitors: Monitors;
  readonly notifications: Notifications;
  readonly monitorRunner: MonitorRunner;
  readonly webhooks: { readonly lastBacklog: WorkBacklog; readonly failedPermanently: number };
}

export interface WatchingDependencies extends Watched {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mails: Pick<MailQueue, 'add'>;
  readonly index: TextSearch;
  readonly publicUrl: string;
  readonly intervalMs: number;
  readonly mailIntervalMs: number;
  readonly webhookHostsAllowed: readonly string[];
}

export function createMonitoringLoop(needs: WatchingDependencies): MonitoringLoop {
  const { database, clock, webhookHostsAllowed } = needs;
  const deliveries = createDeliveries({ ...needs, allowedHosts: webhookHostsAllowed });
  const digestMails = createDigestMails(needs);
  const lease = createLease(database, 'monitors');
  const monitorRunner = createMonitorRunner({ ...needs, lease, deliveries, digestMails });
  return {
    monitors: createMonitors({ ...needs, onWatching: () => monitorRunner.keepVersions() }),
    notifications: createNotifications(database, clock),
    monitorRunner,
    webhooks: {
      get lastBacklog() {
        return deliveries.lastBacklog;
      },
      get failedPermanently() {
        return deliveries.counts.failed;
      },
    },
  };
}
