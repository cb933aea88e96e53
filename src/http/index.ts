/**
 * The HTTP host: routes are declared as data and put behind admission, authentication, rate limits and validation.
 * It imports no module: it is generic in its services, and the routes are passed to it (app/routes.ts). It never listens; bin/serve.ts
 * does.
 * Start with build-app.ts, then read register-route.ts for the request lifecycle.
 */

export type { AppLimits, AppOptions } from './app-limits.ts';
export { buildApp } from './build-app.ts';
export { createHealth, type HealthChecks } from './health.ts';
export { withHostRoutes } from './host/with-host-routes.ts';
export type { HostServices } from './host-services.ts';
export { internalEndpoint } from './internal-call.ts';
export { openApiDocument } from './openapi/document.ts';
export type { Examples } from './openapi/example.ts';
export { type Reach, reachOf } from './reach.ts';
export type { Route } from './route.ts';
export { readBuiltWeb } from './web/built-web.ts';
