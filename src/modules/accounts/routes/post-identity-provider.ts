import { z } from 'zod';
import { defineRoute } from '../../../http/route.ts';
import { SignedInResponse } from './signed-in.ts';

export const postIdentityProvider = defineRoute({
  method: 'POST',
  path: '/auth/identity-provider',
  tag: 'Account',
  summary: 'Sign in with an ID token of the configured OpenID Connect provider',
  access: 'anyone',
  bucket: 'guard',
  body: z.object({ token: z.string().min(1).max(16_384) }).meta({ id: 'IdentityProviderLoginRequest' }),
  answer: SignedInResponse,
  failures: ['unavailable'],
  handler: ({ body, services }) => services.accounts.identityProvider.signIn(body.token),
});
