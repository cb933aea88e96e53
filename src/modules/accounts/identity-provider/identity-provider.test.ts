import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  email: 'Ann@Acme-Tools.example',
  email_verified: true,
  name: 'Ann',
  ...over,
});
const now = () => Math.floor(running.clock.now() / 1000);

const token = (
  payload: JWTPayload,
  { aud = AUDIENCE, iss = issuer, expiresIn = 300 } = {},
): Promise<string> =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
    .setIssuer(iss)
    .setAudience(aud)
    .setSubject('ann')
    .setIssuedAt(now())
    .setExpirationTime(now() + expiresIn)
    .sign(signingKey);

const signIn = (idToken: string) =>
  running.app.inject({ method: 'POST', url: '/auth/identity-provider', payload: { token: idToken } });

describe('signing in by an identity provider', () => {
  it('makes an account on the first visit and finds it on the second', async () => {
    const [first, second] = [
      (await signIn(await token(claims()))).json(),
      (await signIn(await token(claims()))).json(),
    ];
    expect(first.user).toMatchObject({ email: 'ann@acme-tools.example', name: 'Ann', email_verified: true });
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
    ['for another audience', () => token(claims(), { aud: 'somebody-else' })],
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
    ['without a verified address', () => token(claims({ email_verified: false }))],
    ['without an address', () => token({ name: 'Ann' })],
    ['that is no token', async () => 'nonsense'],
    ['cut short', async () => (await token(claims())).slice(0, -20)],
  ])('refuses a token %s', async (_name, make) => {
    const answer = await signIn(await make());
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  });

  it('says so when no provider is configured, or when it cannot be reached', async () => {
    for (const oidc of [undefined, { issuer: 'http://127.0.0.1:9', audience: AUDIENCE }]) {
      const other = await buildTestApp(oidc ? { oidc } : {});
      const answer = await other.app.inject({
        method: 'POST',
        url: '/auth/identity-provider',
        payload: { token: await token(claims()) },
      });
      expect(answer.statusCode).toBe(503);
      await other.app.close();
    }
  });
});
