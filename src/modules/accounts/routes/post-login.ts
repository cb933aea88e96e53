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
  description:
    '403 if the password is only that of a registration: the link was not opened yet, or it was opened without the cookie of the registration. Sign in by a link (`POST /auth/login-link`) and choose a password.',
  access: 'anyone',
  bucket: 'guard',
  body: z.object({ email: givenEmail, password: givenPassword }).meta({ id: 'LoginRequest' }),
  answer: SignedInResponse,
  failures: ['forbidden', 'rate_limited'],
  handler: ({ body, services, address, userAgent }) =>
    services.accounts.logIn.withPassword(body, { address, userAgent }),
});
