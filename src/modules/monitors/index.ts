/**
 * Monitors: searches, lookalikes, lists and technologies that are checked whenever the index changes. New matches become one notification,
 * at once or per day or week, which may also be posted to a webhook and collected in a digest mail.
 * Start with watched-subject.ts for what is watched, find-new-matches.ts and check-monitor.ts for what counts as new, then due-monitors.ts
 * and monitor-runner.ts for when checks run; report-findings.ts, webhooks/ and digest-mails.ts deliver the results.
 */
export type { Finding, Likeness, WatchedLookalikes } from './likeness.ts';
export type { MonitorRunner } from './monitor-runner.ts';
export { createMonitoringLoop, type WatchingDependencies } from './monitoring-loop.ts';
export type { Monitors } from './monitors.ts';
export type { Notifications } from './notifications.ts';
