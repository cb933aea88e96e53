import { z } from 'zod';
import { html } from '../../../http/route.ts';
import { weaknessOf } from '../sign-in/password-rules.ts';
import { defineRoute } from './define-route.ts';
import { PASSWORD_CHARACTERS_MAX, PASSWORD_CHARACTERS_MIN } from './password-field.ts';
import { expiredPage, linkPage, signedInPage } from './verify-pages.ts';

const Redemption = z.object({
  token: z.string(),
  password: z.string().optional().describe('Where the account has none yet, or a new one is wanted.'),
});

export const postVerify = defineRoute({
  method: 'POST',
  path: '/auth/verify',
  tag: 'Account',
  summary: 'Use a mailed link up: the page that answers stores the session token and opens the app',
  access: 'anyone',
  bucket: 'guard',
  bodyTypes: ['application/x-www-form-urlencoded', 'application/json'],
  body: z.union([z.string(), Redemption]),
  answer: html,
  failures: ['bad_request'],
  handler: async ({ body, address, userAgent, services, setHeader }) => {
    setHeader('cache-control', 'no-store');
    setHeader('referrer-policy', 'no-referrer');
    const { token, password } = typeof body === 'string' ? fromForm(body) : body;
    const { linkRedemption } = services.accounts;
    const link = await linkRedemption.preview(token);
    if (!link) return expiredPage(services.web);
    const chosen = link.password === 'none' || !password ? undefined : password;
    const problem =
      chosen === undefined
        ? link.password === 'required' && 'Choose a password.'
        : problemOf(chosen, link.email);
    if (problem) return linkPage(services.web, { ...link, token, problem });
    const signedIn = await linkRedemption.redeem(token, chosen, { address, userAgent });
    return signedIn ? signedInPage(services.web, signedIn.token) : expiredPage(services.web);
  },
});

function fromForm(body: string): { token: string; password: string | undefined } {
  const fields = new URLSearchParams(body);
  return { token: fields.get('token') ?? '', password: fields.get('password') ?? undefined };
}

function problemOf(password: string, email: string): string | undefined {
  if (password.length < PASSWORD_CHARACTERS_MIN || password.length > PASSWORD_CHARACTERS_MAX)
    return `A password has ${PASSWORD_CHARACTERS_MIN} to ${PASSWORD_CHARACTERS_MAX} characters.`;
  const weakness = weaknessOf(password, email);
  return weakness && weakness.charAt(0).toUpperCase() + weakness.slice(1);
}
