import type { Services } from '../../src/app/index.ts';
import { routesOf } from '../../src/http/route.ts';

/** Declares a route that only a test has; it may use every service. */
export const defineRoute = routesOf<Services>();
