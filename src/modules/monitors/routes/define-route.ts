import { routesOf } from '../../../http/route.ts';
import type { Monitors } from '../monitors.ts';
import type { Notifications } from '../notifications.ts';

/** What the routes of this module need. */
interface MonitorServices {
  readonly monitors: Monitors;
  readonly notifications: Notifications;
}

export const defineRoute = routesOf<MonitorServices>();
