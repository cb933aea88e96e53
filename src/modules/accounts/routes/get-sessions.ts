import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';

export const getSessions = defineRoute({
  method: 'GET',
  path: '/auth/sessions',
  tag: 'Account',
  summary: 'Your open sessions, newest first',
  access: 'account',
  bucket: 'guard',
  answer: z.array(
    z
      .object({
        id: z.int(),
        created_at: z.string(),
        last_used_at: z.string(),
        address: z.string(),
        user_agent: z.string(),
        current: z.boolean(),
      })
      .meta({ id: 'Session' }),
  ),
  handler: ({ caller, services }) => {
    const { accountId, sessionId } = accountOf(caller);
    return services.accounts.sessions.list(accountId, sessionId);
  },
});
