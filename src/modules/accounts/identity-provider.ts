import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { findAccountByEmail } from './account.ts';
import type { Sessions, SignedIn } from './sessions.ts';
import { newAccountId } from './tokens.ts';

/** Signatures by a key pair only: with a shared-secret algorithm allowed, a public key could be passed off as the secret. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const FETCH_TIMEOUT_MS = 5_000;

export interface IdentityProvider {
  /** Signs in the owner of a verified e-mail address; makes the account on the first visit. */
  signIn(idToken: string): Promise<SignedIn>;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly issuer: string | undefined;
  readonly audience: string | undefined;
}

export function createIdentityProvider({
  database,
  clock,
  sessions,
  issuer,
  audience,
}: Needs): IdentityProvider {
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | undefined;

  return {
    async signIn(idToken) {
      if (!issuer || !audience)
        throw new AppError(
          'unavailable',
          'Sign-in by an identity provider is not configured on this server.',
        );
      const claims = await verifyToken(idToken, issuer, audience);
      if (typeof claims.email !== 'string' || claims.email_verified !== true)
        throw refused('The token names no verified e-mail address.');
      const name = typeof claims.name === 'string' ? claims.name.slice(0, 200) : '';
      return sessions.open(await accountFor(claims.email.trim().toLowerCase(), name));
    },
  };

  async function verifyToken(
    idToken: string,
    expectedIssuer: string,
    expectedAudience: string,
  ): Promise<JWTPayload> {
    keys ??= discoverKeys(expectedIssuer).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    const resolveKey = await keys;
    try {
      const { payload } = await jwtVerify(idToken, resolveKey, {
        issuer: [expectedIssuer, `${expectedIssuer}/`],
        audience: expectedAudience,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp', 'iat'],
        currentDate: new Date(clock.now()),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JWKSTimeout) throw unreachable(error);
      if (error instanceof errors.JOSEError) throw refused('The token is not valid here.', error);
      throw unreachable(error);
    }
  }

  async function accountFor(email: string, name: string): Promise<number> {
    const now = clock.now();
    await database
      .insertInto('account')
      .values({
        id: newAccountId(),
        email,
        name,
        password_hash: null,
        tier: 'free',
        is_admin: 0,
        email_verified_at: now,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
    await database
      .updateTable('account')
      .set({ email_verified_at: now })
      .where('email', '=', email)
      .where('email_verified_at', 'is', null)
      .execute();
    const account = await findAccountByEmail(database, email);
    if (!account) throw new AppError('internal');
    return account.id;
  }
}

async function discoverKeys(issuer: string): Promise<ReturnType<typeof createRemoteJWKSet>> {
  try {
    const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    const { jwks_uri } = (await response.json()) as { jwks_uri?: unknown };
    if (!response.ok || typeof jwks_uri !== 'string')
      throw new Error(`discovery answered ${response.status} without jwks_uri`);
    return createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: FETCH_TIMEOUT_MS });
  } catch (error) {
    throw unreachable(error);
  }
}

const refused = (message: string, cause?: unknown): AppError =>
  new AppError('unauthorized', message, { cause, headers: { 'www-authenticate': 'Bearer' } });

const unreachable = (cause: unknown): AppError =>
  new AppError('unavailable', 'The identity provider cannot be reached now. Try again later.', { cause });
