import type { JWTPayload } from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors.ts';
import { checkBusinessEmail } from '../sign-in/business-email.ts';
import { type Provider, unreachable } from './provider-keys.ts';

/** Only asymmetric signatures: if a shared-secret algorithm were allowed, an attacker could use the public key as the secret. */
export const ALGORITHMS = [
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
const TOKEN_AGE_MAX = '10 minutes';
const SUBJECT_CHARACTERS_MAX = 255;
const NAME_CHARACTERS_MAX = 200;

export interface ProvedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly nonce: string;
}

/** Returns the identity that an ID token proves; throws `unauthorized` with the reason if it is not valid. */
export async function readIdToken(
  idToken: string,
  { provider, audience, clock }: { provider: Provider; audience: string; clock: Clock },
): Promise<ProvedIdentity> {
  const claims = await verifiedClaims(idToken, provider, audience, clock);
  checkAuthorizedParty(claims, audience);
  const { sub, nonce, email, email_verified, name } = claims;
  if (typeof sub !== 'string' || sub === '' || sub.length > SUBJECT_CHARACTERS_MAX)
    throw refused('The token has no subject.');
  if (typeof nonce !== 'string' || nonce === '')
    throw refused('The token has no nonce. Get one from POST /auth/identity-provider/nonce first.');
  if (typeof email !== 'string' || email_verified !== true)
    throw refused('The token has no verified e-mail address.');
  const verdict = checkBusinessEmail(email);
  if ('refused' in verdict) throw refused(verdict.refused);
  return {
    issuer: provider.issuer,
    subject: sub,
    nonce,
    email: verdict.email,
    name: typeof name === 'string' ? cleanName(name) : '',
  };
}

async function verifiedClaims(
  idToken: string,
  { issuer, keys }: Provider,
  audience: string,
  clock: Clock,
): Promise<JWTPayload> {
  const { errors, jwtVerify } = await import('jose');
  try {
    const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: TOKEN_AGE_MAX,
      currentDate: new Date(clock.now()),
    });
    // An access token may be signed by the same keys for the same audience, but it does not prove who sends it.
    const { typ = 'JWT' } = protectedHeader;
    if (typ.toUpperCase() !== 'JWT') throw refused('This is not an ID token.');
    return payload;
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof errors.JWKSTimeout) throw unreachable(error);
    if (error instanceof errors.JOSEError) throw refused('The token is not valid for this service.', error);
    throw unreachable(error);
  }
}

/** If a token has several audiences, it was issued for the one that its authorised party (`azp`) names. */
function checkAuthorizedParty({ aud, azp }: JWTPayload, audience: string): void {
  const isShared = Array.isArray(aud) && aud.length > 1;
  if (azp === undefined ? isShared : azp !== audience)
    throw refused('The token was issued for another application.');
}

const cleanName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME_CHARACTERS_MAX);

export const refused = (message: string, cause?: unknown): AppError =>
  new AppError('unauthorized', message, { cause, headers: { 'www-authenticate': 'Bearer' } });
