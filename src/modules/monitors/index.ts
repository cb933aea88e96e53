/**
 * Monitors: saved queries that are asked again and again; homepages that match for the first time become one notification.
 * Start with check-monitor.ts for what counts as new, then due-monitors.ts and monitor-runner.ts for when it is asked.
 */
export { createMonitorRunner, type MonitorRunner } from './monitor-runner.ts';
export { createMonitors, type Monitors } from './monitors.ts';
export { createNotifications, type Notifications } from './notifications.ts';
