import { z } from 'zod';
import { languageHeader, localeFor } from '../../../platform/locale.ts';
import { defineRoute } from './define-route.ts';
import { givenPassword, newPassword, refuseWeakPassword } from './password-field.ts';
import { sessionOf } from './session-of.ts';

export const postPassword = defineRoute({
  method: 'POST',
  path: '/auth/password',
  tag: 'Account',
  summary: 'Change your password; ends all other sessions and notifies you by e-mail',
  description:
    'Requires the current password, or a session opened by an e-mailed link less than 15 minutes ago. API keys keep working unless `revoke_keys` is true.',
  access: 'session',
  bucket: 'guard',
  headers: languageHeader,
  body: z
    .object({
      password: newPassword,
      current_password: givenPassword.optional(),
      revoke_keys: z.boolean().default(false).describe('Also revoke all API keys of the account.'),
    })
    .meta({ id: 'ChangePasswordRequest' }),
  answer: z.object({ changed: z.boolean(), sessions_ended: z.int(), keys_revoked: z.int() }),
  failures: ['forbidden', 'rate_limited'],
  handler: async ({ body, headers, caller, address, services }) => {
    const session = sessionOf(caller);
    const { email } = await services.accounts.ownAccount.get(session.accountId);
    refuseWeakPassword(body.password, email);
    const { sessionsEnded, keysRevoked } = await services.accounts.passwordChange.change({
      ...session,
      password: body.password,
      currentPassword: body.current_password,
      revokeKeys: body.revoke_keys,
      address,
      locale: localeFor(headers),
    });
    return { changed: true, sessions_ended: sessionsEnded, keys_revoked: keysRevoked };
  },
});
