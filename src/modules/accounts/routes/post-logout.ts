import { z } from 'zod';
import { defineRoute } from '../../../http/route.ts';

export const postLogout = defineRoute({
  method: 'POST',
  path: '/auth/logout',
  tag: 'Account',
  summary: 'End the session whose token is sent; an API key stays as it is',
  access: 'account',
  bucket: 'guard',
  answer: z.object({ logged_out: z.boolean() }),
  handler: async ({ token, services }) => {
    await services.accounts.sessions.end(token ?? '');
    return { logged_out: true };
  },
});
