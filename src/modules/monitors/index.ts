/**
 * Monitors: saved queries that are rerun regularly; homepages that match for the first time become one notification, which may
 * also be posted to a webhook and collected in a digest mail.
 * Start with check-monitor.ts for what counts as new, then due-monitors.ts and monitor-runner.ts for when it runs; webhooks/ and
 * digest-mails.ts deliver it.
 */
export type { Finding, Likeness, WatchedLookalikes } from './likeness.ts';
export type { MonitorRunner } from './monitor-runner.ts';
export { createMonitoringLoop, type WatchingNeeds } from './monitoring-loop.ts';
export type { Monitors } from './monitors.ts';
export type { Notifications } from './notifications.ts';
