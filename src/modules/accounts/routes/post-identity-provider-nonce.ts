import { z } from 'zod';
import { defineRoute } from './define-route.ts';

export const postIdentityProviderNonce = defineRoute({
  method: 'POST',
  path: '/auth/identity-provider/nonce',
  tag: 'Account',
  summary: 'Get a nonce for the identity provider; the ID token must contain it',
  access: 'anyone',
  bucket: 'guard',
  answer: z.object({ nonce: z.string(), expires_in: z.int().describe('Seconds.') }),
  failures: ['unavailable', 'not_found'],
  handler: ({ services }) => services.accounts.identityProvider.issueNonce(),
});
