import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { LinkRequest } from './email-field.ts';

export const postLoginLink = defineRoute({
  method: 'POST',
  path: '/auth/login-link',
  tag: 'Account',
  summary: 'Mail a link that signs in, once; the answer is the same for every address',
  access: 'anyone',
  bucket: 'guard',
  body: LinkRequest,
  answer: z.object({ message: z.string() }),
  failures: ['rate_limited'],
  handler: async ({ body, address, services }) => {
    await services.accounts.limitMails(address);
    return services.accounts.linkRequests.signIn(body.email);
  },
});
