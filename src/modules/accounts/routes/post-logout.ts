import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';

export const postLogout = defineRoute({
  method: 'POST',
  path: '/auth/logout',
  tag: 'Account',
  summary: 'End the current session; API keys have none and get `false`',
  access: 'account',
  bucket: 'guard',
  answer: z.object({ logged_out: z.boolean() }),
  handler: async ({ caller, services }) => {
    const { accountId, sessionId } = accountOf(caller);
    if (sessionId === undefined) return { logged_out: false };
    await services.accounts.sessions.end(accountId, sessionId);
    return { logged_out: true };
  },
});
