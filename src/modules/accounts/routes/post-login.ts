import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { givenEmail } from './email-field.ts';
import { givenPassword } from './password-field.ts';
import { SignedInResponse } from './signed-in.ts';

export const postLogin = defineRoute({
  method: 'POST',
  path: '/auth/login',
  tag: 'Account',
  summary: 'Sign in with e-mail and password',
  access: 'anyone',
  bucket: 'guard',
  body: z.object({ email: givenEmail, password: givenPassword }).meta({ id: 'LoginRequest' }),
  answer: SignedInResponse,
  failures: ['forbidden', 'rate_limited'],
  handler: ({ body, services, address, userAgent }) =>
    services.accounts.logIn.withPassword(body, { address, userAgent }),
});
