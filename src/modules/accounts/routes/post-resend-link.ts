import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { LinkRequest } from './email-field.ts';

export const postResendLink = defineRoute({
  method: 'POST',
  path: '/auth/resend-link',
  tag: 'Account',
  summary: 'Mail a new link to an address that waits for verification',
  access: 'anyone',
  bucket: 'guard',
  body: LinkRequest,
  answer: z.object({ message: z.string() }),
  failures: ['rate_limited'],
  handler: async ({ body, address, services }) => {
    await services.accounts.limitMails(address);
    return services.accounts.linkRequests.resend(body.email);
  },
});
