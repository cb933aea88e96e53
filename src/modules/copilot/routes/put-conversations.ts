import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';

export const putConversations = defineRoute({
  method: 'PUT',
  path: '/copilot/conversations',
  tag: 'Copilot',
  summary: 'Start storing copilot conversations, or delete them all and stop',
  access: 'account',
  bucket: 'guard',
  body: z.object({ keep: z.boolean() }),
  answer: z.object({ keep: z.boolean() }),
  handler: async ({ body, caller, services }) => {
    await services.conversations.setStored(accountOf(caller).accountId, body.keep);
    return { keep: body.keep };
  },
});
