import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { SignedInResponse } from './signed-in.ts';

export const postIdentityProvider = defineRoute({
  method: 'POST',
  path: '/auth/identity-provider',
  tag: 'Account',
  summary: 'Sign in with an ID token of the configured OpenID Connect provider',
  description:
    'The token must contain a nonce from `POST /auth/identity-provider/nonce`, works once and must be at most ten minutes old.',
  access: 'anyone',
  bucket: 'guard',
  body: z.object({ token: z.string().min(1).max(16_384) }).meta({ id: 'IdentityProviderLoginRequest' }),
  answer: SignedInResponse,
  failures: ['unavailable', 'not_found'],
  handler: ({ body, services, address, userAgent }) =>
    services.accounts.identityProvider.signIn(body.token, { address, userAgent }),
});
