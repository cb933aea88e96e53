import type { Clock } from '../../../platform/clock.ts';
import { ALGORITHMS } from './id-token.ts';
import { type Provider, unreachable } from './provider-keys.ts';

const TOKEN_CHARACTERS_MAX = 8_192;

/** A signed token has three parts separated by dots; anything else is refused without fetching the provider's keys. */
export const looksSigned = (token: string): boolean =>
  token.length <= TOKEN_CHARACTERS_MAX && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);

/**
 * Returns the subject of an access token that the provider issued for the given resource, or undefined for any other token. Checking that
 * the audience is the address of the resource rejects ID tokens, and tokens for other services of the same provider.
 */
export async function readAccessToken(
  token: string,
  { provider, resource, clock }: { provider: Provider; resource: string; clock: Clock },
): Promise<string | undefined> {
  const { errors, jwtVerify } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, provider.keys, {
      issuer: provider.issuer,
      audience: resource,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'sub'],
      currentDate: new Date(clock.now()),
    });
    return payload.sub;
  } catch (error) {
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
    throw unreachable(error);
  }
}
