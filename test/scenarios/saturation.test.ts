import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { getHealth } from '../../src/http/host/get-health.ts';
import { buildTestApp, type TestApp } from '../harness/test-app.ts';
import { noRateLimits } from '../harness/test-limits.ts';
import { defineRoute } from '../harness/test-route.ts';

const DEADLINE_MS = 1_500;

const busy = (workMs: number) =>
  defineRoute({
    method: 'GET',
    path: '/busy',
    tag: 'Test',
    summary: 'Keeps a place for a while',
    access: 'anyone',
    bucket: 'guard',
    answer: z.string(),
    handler: async () => {
      await delay(workMs);
      return 'done';
    },
  });

let running: TestApp | undefined;
afterEach(() => running?.app.close());

async function start(workMs: number, deadlineMs: number): Promise<string> {
  running = await buildTestApp({
    routes: [busy(workMs), getHealth],
    limits: { concurrentRequestsMax: 8, queuedRequestsMax: 16, deadlineMs },
    services: { rateLimits: noRateLimits },
  });
  return running.app.listen({ port: 0, host: '127.0.0.1' });
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

const request = (url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'],
        }),
      );
    }).on('error', reject);
  });

it('64 connections on a busy handler get 200 or 503 with Retry-After 3, while health responds', async () => {
  const address = await start(100, 240_000);
  const flood = Array.from({ length: 64 }, async () => {
    const answers: Answer[] = [];
    for (let i = 0; i < 5; i++) answers.push(await request(`${address}/busy`));
    return answers;
  });
  const health = (async () => {
    const answers: Answer[] = [];
    for (let i = 0; i < 20; i++) answers.push(await request(`${address}/health`));
    return answers;
  })();
  const answers = (await Promise.all(flood)).flat();
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([200, 503]);
  for (const { status, retryAfter } of answers) if (status === 503) expect(retryAfter).toBe('3');
  expect((await health).every(({ status }) => status === 200)).toBe(true);
});

it('a request that waits or works past the deadline is answered 503', async () => {
  const address = await start(DEADLINE_MS * 4, DEADLINE_MS);
  const answers = await Promise.all(Array.from({ length: 20 }, () => request(`${address}/busy`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  expect(answers.map(({ retryAfter }) => retryAfter)).toEqual(answers.map(() => '3'));
});
