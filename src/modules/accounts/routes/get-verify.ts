import { z } from 'zod';
import { html } from '../../../http/route.ts';
import { languageHeader, localeFor } from '../../../platform/locale.ts';
import { defineRoute } from './define-route.ts';
import { registrationSecretIn } from './registration-cookie.ts';
import { expiredPage, linkPage } from './verify-pages.ts';

export const getVerify = defineRoute({
  method: 'GET',
  path: '/auth/verify',
  tag: 'Account',
  summary:
    'Complete a registration or sign in with an e-mailed link; the page stores the session token and opens the app',
  description:
    'Opening the link changes nothing, so mail scanners and previews are harmless. The page itself redeems the link with `POST /auth/verify`, after asking for a password if there is none yet or if another browser registered.',
  access: 'anyone',
  bucket: 'guard',
  query: z.object({ token: z.string() }),
  headers: languageHeader.extend({ cookie: z.string().optional() }),
  answer: html,
  failures: ['bad_request'],
  handler: async ({ query, headers, services, setHeader }) => {
    // The address holds a secret: no cache may store it and no other site may see it.
    setHeader('cache-control', 'no-store');
    setHeader('referrer-policy', 'no-referrer');
    const link = await services.accounts.linkRedemption.preview(
      query.token,
      registrationSecretIn(headers.cookie),
    );
    const locale = localeFor(headers);
    return link
      ? linkPage(services.web, locale, { ...link, token: query.token })
      : expiredPage(services.web, locale);
  },
});
