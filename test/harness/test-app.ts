import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type AppLimits, routes as allRoutes, buildApp, type Services } from '../../src/http/index.ts';
import type { Route } from '../../src/http/route.ts';
import type { AccountCaller, Authenticator } from '../../src/modules/accounts/index.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { createMemoryRateLimitStore } from '../../src/platform/memory-rate-limit-store.ts';
import { createMetrics } from '../../src/platform/metrics.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly clock: FakeClock;
  readonly services: Services;
  /** Everything logged so far, as one text. */
  logged(): string;
}

export interface TestAppOptions {
  readonly routes?: readonly Route[];
  readonly limits?: Partial<AppLimits>;
  readonly trustedProxies?: readonly string[];
  /** Accounts by bearer token. */
  readonly accounts?: Readonly<Record<string, AccountCaller>>;
  readonly services?: Partial<Services>;
}

/** The real host with a fake clock, a captured log and answers checked against their schemas. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = createFakeClock();
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const services: Services = {
    clock,
    logger: createLogger({ level: 'info', destination }),
    metrics: createMetrics(),
    authenticator: knownAccounts(options.accounts ?? {}),
    rateLimits: createMemoryRateLimitStore(clock),
    instance: { publicUrl: 'http://homedex.test', crawlId: () => 'CC-MAIN-2026-42' },
    ...options.services,
  };
  const app = await buildApp(services, {
    routes: options.routes ?? allRoutes,
    trustedProxies: options.trustedProxies ?? [],
    checkAnswers: true,
    limits: {
      concurrentRequestsMax: 64,
      queuedRequestsMax: 64,
      concurrentDownloadsMax: 8,
      deadlineMs: 10_000,
      anonymousPerMinute: 1_000,
      ...options.limits,
    },
  });
  return { app, clock, services, logged: () => lines.join('') };
}

const knownAccounts = (accounts: Readonly<Record<string, AccountCaller>>): Authenticator => ({
  findCaller: async (token) => (token === 'operator-token' ? { kind: 'operator' } : accounts[token]),
});
