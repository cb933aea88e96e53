import type { Services } from '../../src/app/index.ts';
import { routesOf } from '../../src/http/route.ts';

/** Declares a route that only exists in a test; it may use every service. */
export const defineRoute = routesOf<Services>();
