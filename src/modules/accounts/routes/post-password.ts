import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { givenPassword, newPassword, refuseWeakPassword } from './password-field.ts';
import { sessionOf } from './session-of.ts';

export const postPassword = defineRoute({
  method: 'POST',
  path: '/auth/password',
  tag: 'Account',
  summary: 'Change your password; all other sessions end, and a mail says so',
  description:
    'Asks for the current password, or for a session that came from a mailed link less than 15 minutes ago. API keys stay unless `revoke_keys` is true.',
  access: 'session',
  bucket: 'guard',
  body: z
    .object({
      password: newPassword,
      current_password: givenPassword.optional(),
      revoke_keys: z.boolean().default(false).describe('Also delete all API keys of the account.'),
    })
    .meta({ id: 'ChangePasswordRequest' }),
  answer: z.object({ changed: z.boolean(), sessions_ended: z.int(), keys_revoked: z.int() }),
  failures: ['forbidden', 'rate_limited'],
  handler: async ({ body, caller, address, services }) => {
    const session = sessionOf(caller);
    const { email } = await services.accounts.ownAccount.get(session.accountId);
    refuseWeakPassword(body.password, email);
    const { sessionsEnded, keysRevoked } = await services.accounts.passwordChange.change({
      ...session,
      password: body.password,
      currentPassword: body.current_password,
      revokeKeys: body.revoke_keys,
      address,
    });
    return { changed: true, sessions_ended: sessionsEnded, keys_revoked: keysRevoked };
  },
});
