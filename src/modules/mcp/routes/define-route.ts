import { routesOf } from '../../../http/route.ts';
import type { Mcp } from '../mcp.ts';

/** What the routes of this module need. */
interface McpServices {
  readonly mcp: Mcp;
}

export const defineRoute = routesOf<McpServices>();
