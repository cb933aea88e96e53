import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedLink, submitLink } from '../../../../test/harness/mailed-links.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

const AUDIENCE = 'homedex-client';

let server: Server;
let issuer: string;
let running: TestApp;
let signingKey: Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
let publicPem: string;

/** A real OpenID Connect provider on loopback: its discovery document and key set are what the service reads. */
beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  signingKey = pair.privateKey;
  publicPem = await exportSPKI(pair.publicKey);
  const jwk = { ...(await exportJWK(pair.privateKey)), kid: 'key-1', use: 'sig', alg: 'RS256' };
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    jwks: { keys: [jwk] },
    features: { devInteractions: { enabled: false } },
    clients: [{ client_id: AUDIENCE, client_secret: 'secret', redirect_uris: ['https://app.example/cb'] }],
  });
  server.on('request', provider.callback());
  running = await buildTestApp({ oidc: { issuer, audience: AUDIENCE } });
});
afterAll(async () => {
  await running.app.close();
  await new Promise((resolve) => server.close(resolve));
});

const claims = (over: JWTPayload = {}): JWTPayload => ({
  email: 'Ann@Acme-Research.com',
  email_verified: true,
  name: 'Ann',
  ...over,
});
/** What a browser requests before it goes to the provider. */
const nonce = async (): Promise<string> =>
  (await running.app.inject({ method: 'POST', url: '/auth/identity-provider/nonce' })).json().nonce;
const now = () => Math.floor(running.clock.now() / 1000);

interface TokenFacts {
  readonly aud?: string | string[];
  readonly iss?: string;
  readonly sub?: string;
  readonly expiresIn?: number;
  readonly issuedIn?: number;
  readonly typ?: string;
}

const token = async (
  payload: JWTPayload,
  { aud = AUDIENCE, iss = issuer, sub = 'ann', expiresIn = 300, issuedIn = 0, typ }: TokenFacts = {},
): Promise<string> =>
  new SignJWT({ nonce: await nonce(), ...payload })
    .setProtectedHeader({ alg: 'RS256', kid: 'key-1', ...(typ && { typ }) })
    .setIssuer(iss)
    .setAudience(aud)
    .setSubject(sub)
    .setIssuedAt(now() + issuedIn)
    .setExpirationTime(now() + expiresIn)
    .sign(signingKey);

const signIn = (idToken: string) =>
  running.app.inject({ method: 'POST', url: '/auth/identity-provider', payload: { token: idToken } });

describe('signing in by an identity provider', () => {
  it('creates an account on the first visit and finds it on the second', async () => {
    const [first, second] = [
      (await signIn(await token(claims()))).json(),
      (await signIn(await token(claims()))).json(),
    ];
    expect(first.user).toMatchObject({ email: 'ann@acme-research.com', name: 'Ann', email_verified: true });
    expect(second.user.id).toBe(first.user.id);
    const me = await running.app.inject({
      url: '/auth/me',
      headers: { authorization: `Bearer ${second.token}` },
    });
    expect(me.statusCode).toBe(200);
  });

  it.each<[string, () => Promise<string>]>([
    [
      'forged by another key',
      async () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
          .setIssuer(issuer)
          .setAudience(AUDIENCE)
          .setIssuedAt(now())
          .setExpirationTime(now() + 300)
          .sign((await generateKeyPair('RS256')).privateKey),
    ],
    ['expired', () => token(claims(), { expiresIn: -1 })],
    ['for another audience', () => token(claims(), { aud: 'other-client' })],
    ['of another issuer', () => token(claims(), { iss: 'https://evil.example' })],
    [
      'without a signature',
      async () =>
        new UnsecuredJWT(claims())
          .setIssuer(issuer)
          .setAudience(AUDIENCE)
          .setIssuedAt(now())
          .setExpirationTime(now() + 300)
          .encode(),
    ],
    [
      'signed with the public key as a shared secret',
      () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
          .setIssuer(issuer)
          .setAudience(AUDIENCE)
          .setIssuedAt(now())
          .setExpirationTime(now() + 300)
          .sign(new TextEncoder().encode(publicPem)),
    ],
    ['without a subject', () => token(claims(), { sub: '' })],
    ['whose nonce is not ours', () => token(claims({ nonce: 'made-up' }))],
    ['without a nonce', () => token(claims({ nonce: undefined }))],
    ['that is a year old', () => token(claims(), { issuedIn: -365 * 86_400 })],
    ['of eleven minutes ago', () => token(claims(), { issuedIn: -11 * 60 })],
    ['of tomorrow', () => token(claims(), { issuedIn: 86_400, expiresIn: 90_000 })],
    ['that is an access token', () => token(claims(), { typ: 'at+jwt' })],
    ['made for another application', () => token(claims({ azp: 'other-client' }))],
    [
      'for several audiences without an authorised party',
      () => token(claims(), { aud: [AUDIENCE, 'other'] }),
    ],
    [
      'for several audiences and another authorised party',
      () => token(claims({ azp: 'other' }), { aud: [AUDIENCE, 'other'] }),
    ],
    ['with a private address', () => token(claims({ email: 'ann@gmail.com' }))],
    ['with an address that is none', () => token(claims({ email: '"not an email\r\nbcc: x"' }))],
    ['with an empty address', () => token(claims({ email: '' }))],
    ['with an endless address', () => token(claims({ email: `${'a'.repeat(9_000)}@acme-research.com` }))],
    ['without a verified address', () => token(claims({ email_verified: false }))],
    ['without an address', () => token({ name: 'Ann' })],
    ['that is no token', async () => 'nonsense'],
    ['cut short', async () => (await token(claims())).slice(0, -20)],
  ])('refuses a token %s', async (_name, make) => {
    const answer = await signIn(await make());
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  });

  it('accepts a token once', async () => {
    const once = await token(claims());
    expect([(await signIn(once)).statusCode, (await signIn(once)).statusCode]).toEqual([200, 401]);
    const nearlyExpired = await token(claims());
    const other = await nonce();
    running.clock.advance(9 * 60_000);
    expect((await signIn(nearlyExpired)).statusCode).toBe(401);
    running.clock.advance(60_000);
    expect((await signIn(await token(claims({ nonce: other })))).statusCode).toBe(401);
  });

  it('identifies people by their subject at the provider, not by an address that may be reassigned', async () => {
    const carl = { email: 'carl@acme-research.com' };
    const first = (await signIn(await token(claims(carl), { sub: 'carl' }))).json();
    const successor = await signIn(await token(claims(carl), { sub: 'carls-successor' }));
    expect([successor.statusCode, successor.json().detail]).toEqual([
      401,
      expect.stringContaining('another identity'),
    ]);
    const renamed = await signIn(await token(claims({ email: 'karl@acme-research.com' }), { sub: 'carl' }));
    expect(renamed.json().user).toMatchObject({ id: first.user.id, email: 'carl@acme-research.com' });
  });

  it('ends open links to the address, so that an earlier registrant does not get in', async () => {
    const email = 'dora@acme-research.com';
    const password = 'the intruders password';
    await running.app.inject({ method: 'POST', url: '/auth/register', payload: { email, password } });
    const link = await mailedLink(running);
    const { token: session } = (await signIn(await token(claims({ email }), { sub: 'dora' }))).json();
    for (const answer of [await running.app.inject(link), await submitLink(running, link, password)])
      expect(answer.statusCode).toBe(400);
    const login = await running.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email, password },
    });
    expect(login.statusCode).not.toBe(200);
    const me = { url: '/auth/me', headers: { authorization: `Bearer ${session}` } };
    expect((await running.app.inject(me)).json()).toMatchObject({ email, name: 'Ann' });
  });

  it('lets programs of its users in at /mcp with access tokens for it, and nowhere else', async () => {
    const { user } = (await signIn(await token(claims(), { sub: 'ann' }))).json();
    const resource = 'http://homedex.test/mcp';
    const send = async (bearer: string, url = '/mcp') =>
      running.app.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${bearer}`, accept: 'application/json, text/event-stream' },
        payload: { jsonrpc: '2.0', id: 1, method: 'ping' },
      });
    const access = await token({}, { aud: resource, typ: 'at+jwt' });
    expect((await send(access)).json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    expect((await send(access, '/auth/api-keys')).statusCode).toBe(401);
    const refused = [
      await token(claims()),
      await token({}, { aud: resource, sub: 'never-signed-in' }),
      await token({}, { aud: 'http://homedex.test/other' }),
      await token({}, { aud: resource, expiresIn: -1 }),
      await token({}, { aud: resource, iss: 'https://evil.example' }),
      `${access.slice(0, -8)}AAAAAAAA`,
      'a.b.c',
    ];
    for (const bearer of refused) expect((await send(bearer)).statusCode).toBe(401);
    const { authorization_servers, resource: named } = (
      await running.app.inject('/.well-known/oauth-protected-resource/mcp')
    ).json();
    expect([named, authorization_servers]).toEqual([resource, [issuer]]);
    await running.database.deleteFrom('identity').where('account_id', '=', user.id).execute();
    expect((await send(access)).statusCode).toBe(401);
  });

  it('accepts no keys from a provider with another issuer', async () => {
    const impostor = createServer((_request, response) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ issuer, jwks_uri: `${issuer}/jwks` })),
    );
    await new Promise<void>((resolve) => impostor.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(impostor.address() as AddressInfo).port}`;
    const other = await buildTestApp({ oidc: { issuer: address, audience: AUDIENCE } });
    const answer = await other.app.inject({
      method: 'POST',
      url: '/auth/identity-provider',
      payload: { token: await token(claims()) },
    });
    expect(answer.statusCode).toBe(503);
    await other.app.close();
    await new Promise((resolve) => impostor.close(resolve));
  });

  it('reports a missing or unreachable provider', async () => {
    for (const oidc of [undefined, { issuer: 'http://127.0.0.1:9', audience: AUDIENCE }]) {
      const other = await buildTestApp(oidc ? { oidc } : {});
      const answer = await other.app.inject({
        method: 'POST',
        url: '/auth/identity-provider',
        payload: { token: await token(claims()) },
      });
      // Where there is none, trying again changes nothing.
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual(
        oidc ? [503, '30'] : [404, undefined],
      );
      await other.app.close();
    }
  });
});
