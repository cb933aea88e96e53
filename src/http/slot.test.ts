import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../test/harness/test-app.ts';
import { defineRoute } from '../../test/harness/test-route.ts';

let running: TestApp | undefined;
afterEach(() => running?.app.close());

it('gives the slot of a client that disconnected before its response to the next one', async () => {
  let started = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    started = resolve;
  });
  const slow = defineRoute({
    tag: 'Test',
    summary: 'Test',
    access: 'anyone',
    bucket: 'guard',
    method: 'GET',
    path: '/slow',
    query: z.object({ wait: z.boolean().default(false) }),
    answer: z.string(),
    handler: ({ query, signal }) => {
      started();
      return query.wait
        ? new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('late')))
        : 'done';
    },
  });
  running = await buildTestApp({
    routes: [slow],
    limits: { concurrentRequestsMax: 1, queuedRequestsMax: 0 },
  });
  const { app, services, logged } = running;
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1', () =>
    socket.write('GET /slow?wait=true HTTP/1.1\r\nhost: a\r\n\r\n'),
  );
  await arrived;
  expect((await app.inject('/slow')).statusCode).toBe(503);
  socket.destroy();
  await expect.poll(() => services.metrics.text()).toContain('homedex_http_requests_in_flight 0');
  expect((await app.inject('/slow')).statusCode).toBe(200);
  expect(logged()).toMatch(/"url":"\/slow\?wait=true".*"aborted":true/);
});

it('does no work for a client that disconnected while its key was looked up, and takes no slot for it', async () => {
  let found = (): void => undefined;
  let worked = 0;
  const lookedUp = new Promise<void>((resolve) => {
    found = resolve;
  });
  let wasRequested = (): void => undefined;
  const looking = new Promise<void>((resolve) => {
    wasRequested = resolve;
  });
  const work = defineRoute({
    tag: 'Test',
    summary: 'Test',
    access: 'anyone',
    bucket: 'guard',
    method: 'GET',
    path: '/work',
    answer: z.string(),
    handler: async () => {
      worked += 1;
      return 'done';
    },
  });
  const authenticator = {
    findCaller: async () => {
      wasRequested();
      await lookedUp;
      return { kind: 'operator' } as const;
    },
  };
  running = await buildTestApp({ routes: [work], services: { authenticator } });
  const { app, services } = running;
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1', () =>
    socket.write('GET /work HTTP/1.1\r\nhost: a\r\nauthorization: Bearer key\r\n\r\n'),
  );
  await looking;
  socket.destroy();
  const openConnections = (): Promise<number> =>
    new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  const inFlight = async (): Promise<string | undefined> =>
    /requests_in_flight (-?\d+)/.exec(await services.metrics.text())?.[1];
  await expect.poll(openConnections).toBe(0);
  expect(await inFlight()).toBe('0');
  found();
  expect((await app.inject('/work')).statusCode).toBe(200);
  expect([worked, await inFlight()]).toEqual([1, '0']);
});
