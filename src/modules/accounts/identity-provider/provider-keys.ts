import type { createRemoteJWKSet } from 'jose';
import { AppError } from '../../../platform/errors.ts';

const FETCH_TIMEOUT_MS = 5_000;

export interface Provider {
  /** Exactly as the provider writes it, because its tokens must name it the same way. */
  readonly issuer: string;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
}

/** Fetches the issuer and the keys of the provider once; a failure is not cached. */
export function createProviderDiscovery(configuredIssuer: string): () => Promise<Provider> {
  let found: Promise<Provider> | undefined;
  return () => {
    found ??= discover(configuredIssuer).catch((error: unknown) => {
      found = undefined;
      throw unreachable(error);
    });
    return found;
  };
}

async function discover(configured: string): Promise<Provider> {
  const response = await fetch(`${configured}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    redirect: 'error',
  });
  const { issuer, jwks_uri } = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown };
  if (!response.ok || typeof jwks_uri !== 'string')
    throw new Error(`discovery answered ${response.status} without jwks_uri`);
  // If the document named another issuer, we would trust that issuer's tokens.
  if (typeof issuer !== 'string' || issuer.replace(/\/$/, '') !== configured)
    throw new Error(`discovery at ${configured} names the issuer ${String(issuer)}`);
  // Loaded only if a provider is configured: no other service and no command needs it.
  const jose = await import('jose');
  return { issuer, keys: jose.createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: FETCH_TIMEOUT_MS }) };
}

export const unreachable = (cause: unknown): AppError =>
  new AppError('unavailable', 'The identity provider is unavailable. Try again later.', {
    cause,
    headers: { 'retry-after': '30' },
  });
