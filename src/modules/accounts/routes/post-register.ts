import { z } from 'zod';
import { languageHeader, localeFor } from '../../../platform/locale.ts';
import { User } from '../account.ts';
import { defineRoute } from './define-route.ts';
import { businessEmail } from './email-field.ts';
import { optionalName } from './name-field.ts';
import { newPassword, refuseWeakPassword } from './password-field.ts';
import { registrationCookie } from './registration-cookie.ts';

export const postRegister = defineRoute({
  method: 'POST',
  path: '/auth/register',
  tag: 'Account',
  summary: 'Register with a business e-mail address; a confirmation link is e-mailed',
  description:
    'Name and password count only if the link is redeemed with the cookie that this response sets, as the same browser does. Otherwise the account has no name, and the password that `POST /auth/verify` is sent, if any: anybody can register anybody’s address, so its owner must never get a password that somebody else chose.',
  access: 'anyone',
  bucket: 'guard',
  headers: languageHeader,
  body: z
    .object({ email: businessEmail, password: newPassword, name: optionalName(200, '') })
    .meta({ id: 'RegisterRequest' }),
  answer: z.object({ user: User, message: z.string() }),
  failures: ['rate_limited'],
  handler: async ({ body, headers, address, services, setHeader }) => {
    refuseWeakPassword(body.password, body.email);
    await services.accounts.limitMails(address);
    const { browserSecret, ...answer } = await services.accounts.registration.register(
      body,
      localeFor(headers),
    );
    setHeader('set-cookie', registrationCookie(browserSecret, services.instance.publicUrl));
    return answer;
  },
});
