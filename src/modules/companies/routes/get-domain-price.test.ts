import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ companies: [{ domain: 'acme.com', title: 'Acme' }] });
});
afterAll(() => running.app.close());

const priceFor = async (headers: Record<string, string> = {}) =>
  (await running.app.inject({ url: '/domain/www.acme.com/price', headers })).json();

it('is a free profile or a credit before a profile is read, nothing after it, and asking costs nothing', async () => {
  const free = await signUp(running, { tier: 'free' });
  const pro = await signUp(running, { tier: 'pro', credits: 2 });
  for (const [{ headers }, price] of [
    [free, { credits: 0, free_lookups: 1 }],
    [pro, { credits: 1, free_lookups: 0 }],
  ] as const) {
    expect(await priceFor(headers)).toEqual({ domain: 'acme.com', ...price });
    expect(await priceFor(headers)).toEqual({ domain: 'acme.com', ...price });
    await running.app.inject({ url: '/domain/acme.com', headers });
    expect(await priceFor(headers)).toEqual({ domain: 'acme.com', credits: 0, free_lookups: 0 });
  }
});

it('is nothing for anonymous callers, and 422 for what is no domain', async () => {
  expect(await priceFor()).toEqual({ domain: 'acme.com', credits: 0, free_lookups: 0 });
  expect((await running.app.inject('/domain/nonsense/price')).statusCode).toBe(422);
});
