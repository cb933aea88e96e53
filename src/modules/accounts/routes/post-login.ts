import { z } from 'zod';
import { defineRoute } from '../../../http/route.ts';
import { SignedInResponse } from './signed-in.ts';

export const postLogin = defineRoute({
  method: 'POST',
  path: '/auth/login',
  tag: 'Account',
  summary: 'Sign in with e-mail and password',
  access: 'anyone',
  bucket: 'guard',
  body: z.object({ email: z.string().max(254), password: z.string().max(200) }).meta({ id: 'LoginRequest' }),
  answer: SignedInResponse,
  failures: ['forbidden', 'rate_limited'],
  handler: ({ body, services, address }) => services.accounts.sessions.logIn({ ...body, address }),
});
