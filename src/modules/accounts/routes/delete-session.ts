import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { sessionOf } from './session-of.ts';

export const deleteSession = defineRoute({
  method: 'DELETE',
  path: '/auth/sessions/{session_id}',
  tag: 'Account',
  summary: 'End one of your sessions',
  access: 'session',
  bucket: 'guard',
  params: z.object({ session_id: z.int() }),
  answer: z.object({ deleted: z.boolean() }),
  failures: ['forbidden', 'not_found'],
  handler: async ({ params, caller, services }) => {
    await services.accounts.sessions.end(sessionOf(caller).accountId, params.session_id);
    return { deleted: true };
  },
});
