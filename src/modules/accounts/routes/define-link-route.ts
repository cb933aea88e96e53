import { z } from 'zod';
import { type Locale, languageHeader, localeFor } from '../../../platform/locale.ts';
import type { LinkRequests } from '../sign-in/link-requests.ts';
import { defineRoute } from './define-route.ts';
import { LinkRequest } from './email-field.ts';

/** A route that mails a link to an address: anyone may call it, at a low rate, and the answer reveals nothing about the address. */
export const defineLinkRoute = (route: {
  readonly path: string;
  readonly summary: string;
  readonly ask: (requests: LinkRequests, email: string, locale: Locale) => { message: string };
}) =>
  defineRoute({
    method: 'POST',
    path: route.path,
    tag: 'Account',
    summary: route.summary,
    access: 'anyone',
    bucket: 'guard',
    headers: languageHeader,
    body: LinkRequest,
    answer: z.object({ message: z.string() }),
    failures: ['rate_limited'],
    handler: async ({ body, headers, address, services }) => {
      await services.accounts.limitMails(address);
      return route.ask(services.accounts.linkRequests, body.email, localeFor(headers));
    },
  });
