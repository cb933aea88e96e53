/**
 * Monitors: saved queries that are asked again and again; homepages that match for the first time become one notification, which may
 * also be posted to a webhook and gathered in a mail.
 * Start with check-monitor.ts for what counts as new, then due-monitors.ts and monitor-runner.ts for when it is asked; webhooks/ and
 * news-mails.ts carry it out of the service.
 */
export type { Finding, Likeness, WatchedLookalikes } from './likeness.ts';
export type { MonitorRunner } from './monitor-runner.ts';
export { createMonitoringLoop, type WatchingNeeds } from './monitoring-loop.ts';
export type { Monitors } from './monitors.ts';
export type { Notifications } from './notifications.ts';
