import { z } from 'zod';
import type { LinkRequests } from '../sign-in/link-requests.ts';
import { defineRoute } from './define-route.ts';
import { LinkRequest } from './email-field.ts';

/** A route that mails a link to an address: anyone may request it, rarely, and the answer reveals nothing about the address. */
export const defineLinkRoute = (route: {
  readonly path: string;
  readonly summary: string;
  readonly ask: (requests: LinkRequests, email: string) => { message: string };
}) =>
  defineRoute({
    method: 'POST',
    path: route.path,
    tag: 'Account',
    summary: route.summary,
    access: 'anyone',
    bucket: 'guard',
    body: LinkRequest,
    answer: z.object({ message: z.string() }),
    failures: ['rate_limited'],
    handler: async ({ body, address, services }) => {
      await services.accounts.limitMails(address);
      return route.ask(services.accounts.linkRequests, body.email);
    },
  });
