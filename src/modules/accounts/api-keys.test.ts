import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../../test/factories/sign-up.ts';
import { mailedLink, tokenOn } from '../../../test/harness/mailed-links.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import { hashToken, newApiKey } from './tokens.ts';

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
        scopes: ['read', 'export'],
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
      ['POST', '/auth/api-keys', { name: 'another' }],
      ['DELETE', '/auth/api-keys/1', undefined],
      ['GET', '/auth/export', undefined],
      ['DELETE', '/auth/sessions', undefined],
      ['DELETE', '/auth/sessions/1', undefined],
    ] as const;
    for (const [method, url, payload] of acts) {
      const answer = await running.app.inject({ method, url, headers: withKey, ...(payload && { payload }) });
      expect([url, answer.statusCode]).toEqual([url, 403]);
    }
    expect((await running.app.inject({ url: '/auth/me', headers })).statusCode).toBe(200);
  });

  it('may do what their scopes allow, and are administrators only if that was requested', async () => {
    const [user, boss] = [await signUp(running), await signUp(running, { isAdmin: true })];
    const make = async (headers: Record<string, string>, scopes?: readonly string[]) => {
      const created = await post('/auth/api-keys', { ...(scopes && { scopes }) }, headers);
      return { status: created.statusCode, ...created.json() };
    };
    const statusOf = async (key: string, url: string) =>
      (await running.app.inject({ url, headers: { authorization: `Bearer ${key}` } })).statusCode;
    const reading = await make(user.headers, ['read']);
    expect(reading.scopes).toEqual(['read']);
    expect(await statusOf(reading.key, '/search?q=a')).toBe(200);
    expect(await statusOf(reading.key, '/search/download?q=a')).toBe(403);
    const exporting = await make(user.headers, ['export']);
    expect(await statusOf(exporting.key, '/search?q=a')).toBe(403);
    expect(await statusOf(exporting.key, '/search/download?q=a')).not.toBe(403);
    expect((await make(user.headers, ['admin'])).status).toBe(403);
    expect((await make(user.headers, ['everything'])).status).toBe(422);
    expect((await make(user.headers, [])).status).toBe(422);
    expect(await statusOf((await make(boss.headers)).key, '/admin/accounts')).toBe(403);
    const administering = await make(boss.headers, ['read', 'admin']);
    expect(await statusOf(administering.key, '/admin/accounts')).toBe(200);
    await running.database
      .updateTable('account')
      .set({ is_admin: 0 })
      .where('id', '=', boss.accountId)
      .execute();
    expect(await statusOf(administering.key, '/admin/accounts')).toBe(403);
  });

  it('from before scopes existed can read and export', async () => {
    const { accountId } = await signUp(running, { isAdmin: true });
    const { key, prefix } = newApiKey();
    await running.database
      .insertInto('api_key')
      .values({
        account_id: accountId,
        name: 'old',
        prefix,
        key_hash: hashToken(key),
        created_at: running.clock.now(),
        last_used_at: null,
      })
      .execute();
    const headers = { authorization: `Bearer ${key}` };
    expect((await running.app.inject({ url: '/search/download?q=a', headers })).statusCode).not.toBe(403);
    expect((await running.app.inject({ url: '/admin/accounts', headers })).statusCode).toBe(403);
  });

  it('are revoked with a changed password on request, and with a reset one unless the caller keeps them', async () => {
    const password = 'correct horse battery';
    const { headers, email } = await signUp(running, { password });
    const makeKey = async () => (await post('/auth/api-keys', {}, headers)).json().key as string;
    const works = async (key: string) =>
      (await running.app.inject({ url: '/auth/me', headers: { authorization: `Bearer ${key}` } }))
        .statusCode === 200;
    const change = (payload: object) =>
      post('/auth/password', { password: 'another good password', ...payload }, headers);
    const first = await makeKey();
    expect((await change({ current_password: password })).json()).toMatchObject({ keys_revoked: 0 });
    expect(await works(first)).toBe(true);
    const current_password = 'another good password';
    expect((await change({ current_password, revoke_keys: true })).json()).toMatchObject({ keys_revoked: 1 });
    expect(await works(first)).toBe(false);

    const reset = async (form: Record<string, string>) => {
      running.clock.advance(61_000);
      const before = running.mails.length;
      await post('/auth/password-reset', { email });
      const link = await mailedLink(running, before + 1);
      const token = new URL(link, 'http://homedex.test').searchParams.get('token') ?? '';
      const page = await running.app.inject({
        method: 'POST',
        url: '/auth/verify',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token, password: 'a third good password', ...form }).toString(),
      });
      expect(page.statusCode).toBe(200);
      await expect.poll(() => running.mails.length).toBe(before + 2);
      return { authorization: `Bearer ${tokenOn(page.body)}` };
    };
    await expect.poll(() => running.mails.length).toBe(2);
    const kept = await post('/auth/api-keys', {}, headers);
    const after = await reset({ keep_keys: 'yes' });
    expect(await works(kept.json().key)).toBe(true);
    expect((await running.app.inject({ url: '/auth/api-keys', headers: after })).json()).toHaveLength(1);
    await reset({});
    expect(await works(kept.json().key)).toBe(false);
  });

  it('cannot be deleted by another account', async () => {
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
