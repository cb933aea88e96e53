import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import { tiers } from '../../access/index.ts';

let running: TestApp;
beforeEach(async () => {
  running = await buildTestApp();
});
afterEach(() => running.app.close());

const addKey = (headers: Record<string, string>) =>
  running.app.inject({ method: 'POST', url: '/auth/api-keys', headers, payload: {} });

describe('API keys', () => {
  it('are limited to five for a free account, even with concurrent requests; one more gets a clear error', async () => {
    const ann = await signUp(running);
    const answers = await Promise.all(Array.from({ length: 12 }, () => addKey(ann.headers)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(tiers.free.apiKeys);
    const refused = await addKey(ann.headers);
    const sentence =
      'The free plan is limited to 5 API keys, and this would bring you to 6. Delete some first, or ask for a higher plan.';
    expect([refused.statusCode, refused.json().detail]).toEqual([
      422,
      [
        {
          type: 'value_error',
          loc: ['body'],
          msg: `Value error, ${sentence}`,
          input: null,
          ctx: { error: sentence },
        },
      ],
    ]);
    const kept = (await running.app.inject({ url: '/auth/api-keys', headers: ann.headers })).json();
    expect(kept).toHaveLength(5);
  });

  it('free a slot when one is deleted, and a higher tier has more', async () => {
    const [ann, pro] = [await signUp(running), await signUp(running, { tier: 'pro' })];
    for (const { headers } of [ann, pro]) for (let n = 0; n < 5; n++) await addKey(headers);
    const [first] = (await running.app.inject({ url: '/auth/api-keys', headers: ann.headers })).json();
    await running.app.inject({ method: 'DELETE', url: `/auth/api-keys/${first.id}`, headers: ann.headers });
    expect((await addKey(ann.headers)).statusCode).toBe(200);
    expect((await addKey(pro.headers)).statusCode).toBe(200);
  });
});

it('only tiers with free lookups show them', async () => {
  const [free, pro] = [await signUp(running), await signUp(running, { tier: 'pro' })];
  const remaining = async (headers: Record<string, string>) =>
    (await running.app.inject({ url: '/auth/me', headers })).json().free_lookups_remaining;
  expect([await remaining(free.headers), await remaining(pro.headers)]).toEqual([250, 0]);
});
