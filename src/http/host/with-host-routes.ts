import { audited } from '../audited.ts';
import type { HostServices } from '../host-services.ts';
import type { Examples } from '../openapi/example.ts';
import type { Route } from '../route.ts';
import { appRoutes } from './get-app.ts';
import { getAsset } from './get-asset.ts';
import { getDocs } from './get-docs.ts';
import { getHealth } from './get-health.ts';
import { getLlmsText } from './get-llms-text.ts';
import { getMetrics } from './get-metrics.ts';
import { getOpenApi } from './get-openapi.ts';
import { getPricing } from './get-pricing.ts';
import { getReady } from './get-ready.ts';
import { getStatus } from './get-status.ts';

/** The audited routes of a service, followed by the host's own: health, metrics, and the pages that describe all routes with examples. */
export function withHostRoutes<Services extends HostServices>(
  routes: readonly Route<Services>[],
  examples: Examples,
): readonly Route<Services>[] {
  const endpoints = [
    ...routes,
    getHealth,
    getReady,
    getStatus,
    getPricing,
    getMetrics,
    getAsset,
    ...appRoutes,
  ];
  return [
    ...endpoints.map(audited),
    getDocs(endpoints, examples),
    getOpenApi(endpoints, examples),
    getLlmsText(endpoints, examples),
  ];
}
