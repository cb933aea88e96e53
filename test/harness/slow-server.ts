import { once } from 'node:events';
import { Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Charges } from '../../src/access/index.ts';
import { buildApp } from '../../src/http/build-app.ts';
import { createHealth } from '../../src/http/health.ts';
import type { HostServices } from '../../src/http/host-services.ts';
import { listenUntilSignal } from '../../src/http/listen.ts';
import { routesOf } from '../../src/http/route.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { createMetrics } from '../../src/platform/metrics.ts';
import { hostLimits, noRateLimits } from './test-limits.ts';

const defineRoute = routesOf<HostServices>();

/**
 * A separate process for tests of how a process ends: the real host with routes that are slow or fail. It has no modules and no stores,
 * because loading them takes longer than the tests.
 */
const route = (path: string, work: () => Promise<string> | string) =>
  defineRoute({
    method: 'GET',
    path,
    tag: 'Test',
    summary: 'Test',
    access: 'anyone',
    bucket: 'guard',
    answer: z.string(),
    handler: work,
  });

const after = (ms: number) => async () => {
  await delay(ms);
  return 'done';
};

let isDiskFull = false;
let logged = '';
const logger = createLogger({
  level: 'info',
  destination: new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  }),
});
const services: HostServices = {
  logger,
  metrics: createMetrics(),
  authenticator: { findCaller: async () => undefined },
  rateLimits: noRateLimits,
  // No route has a price.
  charges: {} as Charges,
  auditLog: { record: async () => undefined },
  health: createHealth({}, logger),
  readiness: async () => [],
  controls: { maintenance: () => ({ mode: 'off', message: '' }) },
  instance: {
    publicUrl: 'http://homedex.test',
    crawlId: async () => '',
    companies: async () => 0,
    anonymousPerMinute: 1_000,
    repeatReadsFreeDays: 30,
    billing: 'sandbox',
  },
  web: {
    appPage: undefined,
    serverRenderer: async () => undefined,
    find: () => undefined,
    addressOf: () => undefined,
  },
};
const app = await buildApp(services, {
  routes: [
    route('/slow', after(150)),
    // Answers only after the process was asked to end.
    route('/slow-after-signal', async () => {
      process.stdout.write('waiting for the signal\n');
      await once(process, 'SIGTERM');
      return 'done';
    }),
    route('/stuck', after(3_600_000)),
    route('/large', () => 'x'.repeat(20_000_000)),
    // Simulates a disk on which closing fails, and a thread that nobody then ends.
    route('/full-disk', () => {
      isDiskFull = true;
      setInterval(() => undefined, 3_600_000);
      return 'done';
    }),
    route('/unheard', () => {
      void Promise.reject(new Error('nobody listens'));
      return 'done';
    }),
    route('/uncaught', () => {
      setImmediate(() => {
        throw new Error('nobody catches');
      });
      return after(150)();
    }),
  ],
  trustedProxies: [],
  reach: { isOwnHost: () => true, corsOrigins: ['*'] },
  checkResponses: true,
  limits: { ...hostLimits, concurrentRequestsMax: 1_000 },
});
let received = 0;
app.server.on('request', () => {
  received += 1;
});
process.exitCode = await listenUntilSignal(app, {
  publicUrl: undefined,
  port: 0,
  host: '127.0.0.1',
  drainMsMax: 1_000,
  close: async () => {
    if (logged.includes('nobody listens')) process.stdout.write('logged that nobody listens\n');
    if (isDiskFull) throw new Error('ENOSPC: no space left on device');
    process.stdout.write(`closed after ${received} requests\n`);
  },
});
