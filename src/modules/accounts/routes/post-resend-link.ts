import { z } from 'zod';
import { defineRoute } from '../../../http/route.ts';

export const postResendLink = defineRoute({
  method: 'POST',
  path: '/auth/resend-link',
  tag: 'Account',
  summary: 'Mail a new link to an address that waits for verification',
  access: 'anyone',
  bucket: 'guard',
  body: z.object({ email: z.string().max(254) }),
  answer: z.object({ message: z.string() }),
  handler: ({ body, services }) => services.accounts.registration.resendLink(body.email.trim().toLowerCase()),
});
