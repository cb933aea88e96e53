import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { listenUntilSignal } from '../../src/http/listen.ts';
import { noRateLimits } from './no-rate-limits.ts';
import { buildTestApp } from './test-app.ts';
import { defineRoute } from './test-route.ts';

/** A separate process for tests of how a process ends: the real host with routes that are slow or fail. */
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
const { app, logged } = await buildTestApp({
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
  limits: { concurrentRequestsMax: 1000 },
  services: { rateLimits: noRateLimits },
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
    if (logged().includes('nobody listens')) process.stdout.write('logged that nobody listens\n');
    if (isDiskFull) throw new Error('ENOSPC: no space left on device');
    process.stdout.write(`closed after ${received} requests\n`);
  },
});
