/**
 * The HTTP host: routes declared as data, put behind admission, authentication, rate limits and validation.
 * It never listens; bin/serve.ts does. Start with build-app.ts, then register-route.ts for the way of a request.
 */
export { type AppLimits, type AppOptions, buildApp } from './build-app.ts';
export { createHealth, type HealthChecks } from './health.ts';
export { openApiDocument } from './openapi/document.ts';
export { routes } from './routes.ts';
export type { Instance, Services } from './services.ts';
