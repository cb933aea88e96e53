import { z } from 'zod';
import { languageHeader, localeFor } from '../../../platform/locale.ts';
import { defineRoute } from './define-route.ts';
import { givenPassword } from './password-field.ts';
import { sessionOf } from './session-of.ts';

export const deleteMe = defineRoute({
  method: 'DELETE',
  path: '/auth/me',
  tag: 'Account',
  summary: 'Delete your account and all its data permanently',
  description:
    'Requires the password, or a session opened by an e-mailed link less than 15 minutes ago. Remaining credits are forfeited; the response says how many.',
  access: 'session',
  bucket: 'guard',
  headers: languageHeader,
  body: z.object({ password: givenPassword.optional() }).meta({ id: 'DeleteAccountRequest' }),
  answer: z.object({ deleted: z.boolean(), credits_forfeited: z.int() }),
  failures: ['forbidden', 'rate_limited'],
  handler: async ({ body, headers, caller, address, services }) => {
    const { creditsForfeited } = await services.accounts.ownAccount.delete(
      { ...sessionOf(caller), password: body.password, address },
      localeFor(headers),
    );
    return { deleted: true, credits_forfeited: creditsForfeited };
  },
});
