import { getDocs } from './host/get-docs.ts';
import { getDocsScript } from './host/get-docs-script.ts';
import { getHealth } from './host/get-health.ts';
import { getMetrics } from './host/get-metrics.ts';
import { getOpenApi } from './host/get-openapi.ts';
import type { Route } from './route.ts';

/** Every endpoint of the service, on one page, in the order in which the documentation shows them. */
const endpoints: readonly Route[] = [getHealth, getMetrics, getDocs, getDocsScript];

export const routes: readonly Route[] = [...endpoints, getOpenApi(endpoints)];
