import { z } from 'zod';
import { html } from '../../../http/route.ts';
import { weaknessOf } from '../sign-in/password-rules.ts';
import { defineRoute } from './define-route.ts';
import { PASSWORD_CHARACTERS_MAX, PASSWORD_CHARACTERS_MIN } from './password-field.ts';
import { registrationSecretIn } from './registration-cookie.ts';
import { expiredPage, linkPage, signedInPage } from './verify-pages.ts';

const Redemption = z.object({
  token: z.string(),
  password: z.string().optional().describe('Where the account has none yet, or a new one is wanted.'),
  revoke_keys: z
    .boolean()
    .default(true)
    .describe('With the link of a password reset: also delete all API keys of the account.'),
});

export const postVerify = defineRoute({
  method: 'POST',
  path: '/auth/verify',
  tag: 'Account',
  summary: 'Use a mailed link up: the page that answers stores the session token and opens the app',
  access: 'anyone',
  bucket: 'guard',
  bodyTypes: ['application/x-www-form-urlencoded', 'application/json'],
  headers: z.object({ cookie: z.string().optional() }),
  body: z.union([z.string(), Redemption]),
  answer: html,
  failures: ['bad_request'],
  handler: async ({ body, headers, address, userAgent, services, setHeader }) => {
    setHeader('cache-control', 'no-store');
    setHeader('referrer-policy', 'no-referrer');
    const { token, password, revoke_keys } = typeof body === 'string' ? fromForm(body) : body;
    const browserSecret = registrationSecretIn(headers.cookie);
    const { linkRedemption } = services.accounts;
    const link = await linkRedemption.preview(token, browserSecret);
    if (!link) return expiredPage(services.web);
    const chosen = link.password === 'none' || !password ? undefined : password;
    const problem =
      chosen === undefined
        ? link.password === 'required' && 'Choose a password.'
        : problemOf(chosen, link.email);
    if (problem) return linkPage(services.web, { ...link, token, problem });
    const signedIn = await linkRedemption.redeem(
      token,
      { password: chosen, revokeKeys: revoke_keys, browserSecret },
      { address, userAgent },
    );
    return signedIn ? signedInPage(services.web, signedIn.token) : expiredPage(services.web);
  },
});

/** A box that is not ticked is not sent, so the form has one for keeping the keys. */
function fromForm(body: string): { token: string; password: string | undefined; revoke_keys: boolean } {
  const fields = new URLSearchParams(body);
  return {
    token: fields.get('token') ?? '',
    password: fields.get('password') ?? undefined,
    revoke_keys: !fields.has('keep_keys'),
  };
}

function problemOf(password: string, email: string): string | undefined {
  if (password.length < PASSWORD_CHARACTERS_MIN || password.length > PASSWORD_CHARACTERS_MAX)
    return `A password must have ${PASSWORD_CHARACTERS_MIN} to ${PASSWORD_CHARACTERS_MAX} characters.`;
  const weakness = weaknessOf(password, email);
  return weakness && weakness.charAt(0).toUpperCase() + weakness.slice(1);
}
