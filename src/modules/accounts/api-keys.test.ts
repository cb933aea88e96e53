import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';

let running: TestApp;
beforeEach(async () => {
  running = await buildTestApp();
});
afterEach(() => running.app.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  running.app.inject({ method: 'POST', url, payload, headers });

describe('API keys', () => {
  it('are shown once, listed by prefix, work as bearer tokens and stop when deleted', async () => {
    const { headers } = await signUp(running);
    const created = (await post('/auth/api-keys', { name: 'script' }, headers)).json();
    expect(created.key).toMatch(/^hd_\w{40}$/);
    expect(created.key.startsWith(created.prefix)).toBe(true);
    const withKey = { authorization: `Bearer ${created.key}` };
    expect((await running.app.inject({ url: '/auth/me', headers: withKey })).statusCode).toBe(200);
    const listed = async () => (await running.app.inject({ url: '/auth/api-keys', headers })).json();
    await expect.poll(listed).toEqual([
      {
        id: created.id,
        name: 'script',
        prefix: created.prefix,
        created_at: created.created_at,
        last_used_at: expect.stringMatching(/^2026-11-01T00:00:00/),
      },
    ]);
    const remove = () =>
      running.app.inject({ method: 'DELETE', url: `/auth/api-keys/${created.id}`, headers });
    expect((await remove()).json()).toEqual({ deleted: true });
    expect((await remove()).statusCode).toBe(404);
    expect((await running.app.inject({ url: '/auth/me', headers: withKey })).statusCode).toBe(401);
  });

  it('have no session to log out of and may not act for their owner', async () => {
    const { headers } = await signUp(running);
    const { key, name } = (await post('/auth/api-keys', { name: ' \t ' }, headers)).json();
    expect(name).toBe('Default');
    const withKey = { authorization: `Bearer ${key}` };
    expect((await post('/auth/logout', {}, withKey)).json()).toEqual({ logged_out: false });
    const acts = [
      ['POST', '/auth/password', { password: 'another good password' }],
      ['DELETE', '/auth/me', {}],
      ['DELETE', '/auth/sessions', undefined],
      ['DELETE', '/auth/sessions/1', undefined],
    ] as const;
    for (const [method, url, payload] of acts) {
      const answer = await running.app.inject({ method, url, headers: withKey, ...(payload && { payload }) });
      expect([url, answer.statusCode]).toEqual([url, 403]);
    }
    expect((await running.app.inject({ url: '/auth/me', headers })).statusCode).toBe(200);
  });

  it('cannot be deleted by somebody else', async () => {
    const [owner, other] = [await signUp(running), await signUp(running)];
    const { id } = (await post('/auth/api-keys', {}, owner.headers)).json();
    expect(
      (await running.app.inject({ method: 'DELETE', url: `/auth/api-keys/${id}`, headers: other.headers }))
        .statusCode,
    ).toBe(404);
  });

  it('are stored only as hashes', async () => {
    const { headers } = await signUp(running);
    const { key } = (await post('/auth/api-keys', {}, headers)).json();
    const rows = JSON.stringify([
      await running.database.selectFrom('api_key').selectAll().execute(),
      await running.database.selectFrom('session').selectAll().execute(),
    ]);
    expect(rows).not.toContain(key);
    expect(rows).not.toContain(headers.authorization.slice('Bearer '.length));
  });
});
