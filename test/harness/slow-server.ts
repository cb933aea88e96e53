import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { listenUntilSignal } from '../../src/http/listen.ts';
import { defineRoute } from '../../src/http/route.ts';
import { buildTestApp } from './test-app.ts';

/** A process of its own for the shutdown scenario: the real host with routes that take their time. Prints its address. */
const taking = (path: string, answerMs: number) =>
  defineRoute({
    method: 'GET',
    path,
    tag: 'Test',
    summary: 'Answers after a while',
    access: 'anyone',
    bucket: 'guard',
    answer: z.string(),
    handler: async () => {
      await delay(answerMs);
      return 'done';
    },
  });

const { app } = await buildTestApp({
  routes: [taking('/slow', 150), taking('/stuck', 3_600_000)],
  limits: { concurrentRequestsMax: 1000 },
  services: { rateLimits: { count: async () => ({ requests: 1, endsInMs: 1000 }) } },
});
let received = 0;
app.server.on('request', () => {
  received += 1;
});
process.exitCode = await listenUntilSignal(app, {
  port: 0,
  host: '127.0.0.1',
  close: async () => void process.stdout.write(`closed after ${received} requests\n`),
});
