import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { givenPassword } from './password-field.ts';
import { sessionOf } from './session-of.ts';

export const deleteMe = defineRoute({
  method: 'DELETE',
  path: '/auth/me',
  tag: 'Account',
  summary: 'Delete your account and everything that belongs to it, for good',
  description:
    'Asks for the password, or for a session that came from a mailed link less than 15 minutes ago. Credits that are left end with the account; the answer says how many.',
  access: 'session',
  bucket: 'guard',
  body: z.object({ password: givenPassword.optional() }).meta({ id: 'DeleteAccountRequest' }),
  answer: z.object({ deleted: z.boolean(), credits_forfeited: z.int() }),
  failures: ['forbidden', 'rate_limited'],
  handler: async ({ body, caller, address, services }) => {
    const { creditsForfeited } = await services.accounts.ownAccount.delete({
      ...sessionOf(caller),
      password: body.password,
      address,
    });
    return { deleted: true, credits_forfeited: creditsForfeited };
  },
});
