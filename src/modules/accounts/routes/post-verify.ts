import { z } from 'zod';
import { html } from '../../../http/route.ts';
import { type Locale, languageHeader, localeFor } from '../../../platform/locale.ts';
import { weaknessOf } from '../sign-in/password-rules.ts';
import { defineRoute } from './define-route.ts';
import { PASSWORD_CHARACTERS_MAX, PASSWORD_CHARACTERS_MIN } from './password-field.ts';
import { registrationSecretIn } from './registration-cookie.ts';
import { expiredPage, linkPage, signedInPage } from './verify-pages.ts';

const Redemption = z.object({
  token: z.string(),
  password: z
    .string()
    .optional()
    .describe(
      'A new password: required with a password reset link, otherwise optional and used if the account has none. Without one, you sign in by e-mailed links. The password of a registration counts only with the cookie that `POST /auth/register` set.',
    ),
  revoke_keys: z
    .boolean()
    .default(true)
    .describe('With a password reset link: also revoke all API keys of the account.'),
});

export const postVerify = defineRoute({
  method: 'POST',
  path: '/auth/verify',
  tag: 'Account',
  summary: 'Redeem an e-mailed link; the page in the response stores the session token and opens the app',
  access: 'anyone',
  bucket: 'guard',
  bodyTypes: ['application/x-www-form-urlencoded', 'application/json'],
  headers: languageHeader.extend({ cookie: z.string().optional() }),
  body: z.union([z.string(), Redemption]),
  answer: html,
  failures: ['bad_request'],
  handler: async ({ body, headers, address, userAgent, services, setHeader }) => {
    setHeader('cache-control', 'no-store');
    setHeader('referrer-policy', 'no-referrer');
    const { token, password, revoke_keys } = typeof body === 'string' ? fromForm(body) : body;
    const locale = localeFor(headers);
    const browserSecret = registrationSecretIn(headers.cookie);
    const { linkRedemption } = services.accounts;
    const link = await linkRedemption.preview(token, browserSecret);
    if (!link) return expiredPage(services.web, locale);
    const chosen = link.password === 'none' || !password ? undefined : password;
    const problem =
      chosen === undefined
        ? link.password === 'required' && locale.t('Choose a password.')
        : problemOf(chosen, link.email, locale);
    if (problem) return linkPage(services.web, locale, { ...link, token, problem });
    const signedIn = await linkRedemption.redeem(
      token,
      { password: chosen, revokeKeys: revoke_keys, browserSecret, locale },
      { address, userAgent },
    );
    return signedIn ? signedInPage(services.web, locale, signedIn.token) : expiredPage(services.web, locale);
  },
});

/** Browsers do not send an unticked box, so the form has a box for keeping the keys instead of one for revoking them. */
function fromForm(body: string): { token: string; password: string | undefined; revoke_keys: boolean } {
  const fields = new URLSearchParams(body);
  return {
    token: fields.get('token') ?? '',
    password: fields.get('password') ?? undefined,
    revoke_keys: !fields.has('keep_keys'),
  };
}

function problemOf(password: string, email: string, locale: Locale): string | undefined {
  if (password.length < PASSWORD_CHARACTERS_MIN || password.length > PASSWORD_CHARACTERS_MAX)
    return locale.t('A password must have {min} to {max} characters.', {
      min: PASSWORD_CHARACTERS_MIN,
      max: PASSWORD_CHARACTERS_MAX,
    });
  const weakness = weaknessOf(password, email);
  return weakness && locale.serverMessage(weakness.charAt(0).toUpperCase() + weakness.slice(1));
}
