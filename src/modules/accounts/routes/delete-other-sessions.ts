import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { sessionOf } from './session-of.ts';

export const deleteOtherSessions = defineRoute({
  method: 'DELETE',
  path: '/auth/sessions',
  tag: 'Account',
  summary: 'End all your other sessions',
  access: 'session',
  bucket: 'guard',
  answer: z.object({ deleted: z.int().describe('Number of sessions ended.') }),
  failures: ['forbidden'],
  handler: async ({ caller, services }) => {
    const { accountId, sessionId } = sessionOf(caller);
    return { deleted: await services.accounts.sessions.endOthers(accountId, sessionId) };
  },
});
