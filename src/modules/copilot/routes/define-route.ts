import { routesOf } from '../../../http/route.ts';
import type { Copilot } from '../copilot.ts';

/** What the routes of this module need. */
export interface CopilotServices {
  readonly copilot: Copilot;
}

export const defineRoute = routesOf<CopilotServices>();
