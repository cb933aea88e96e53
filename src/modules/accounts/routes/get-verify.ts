import { z } from 'zod';
import { html } from '../../../http/route.ts';
import { defineRoute } from './define-route.ts';
import { registrationSecretIn } from './registration-cookie.ts';
import { expiredPage, linkPage } from './verify-pages.ts';

export const getVerify = defineRoute({
  method: 'GET',
  path: '/auth/verify',
  tag: 'Account',
  summary:
    'Complete a registration or sign in by the mailed link; the page stores the session token and opens the app',
  description:
    'Looking at the link changes nothing, so that mail scanners and previews may. The page itself uses the link up by `POST /auth/verify`, after asking for a password where there is none, or where another browser registered.',
  access: 'anyone',
  bucket: 'guard',
  query: z.object({ token: z.string() }),
  headers: z.object({ cookie: z.string().optional() }),
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
    return link ? linkPage(services.web, { ...link, token: query.token }) : expiredPage(services.web);
  },
});
