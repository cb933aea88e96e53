import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { conversationParameters } from './conversation-fields.ts';
import { defineRoute } from './define-route.ts';

export const deleteConversation = defineRoute({
  method: 'DELETE',
  path: '/copilot/conversations/{conversation_id}',
  tag: 'Copilot',
  summary: 'Delete a conversation',
  access: 'account',
  bucket: 'guard',
  params: conversationParameters,
  answer: z.object({ deleted: z.boolean() }),
  failures: ['not_found'],
  handler: async ({ params, caller, services }) => {
    await services.conversations.remove(accountOf(caller).accountId, params.conversation_id);
    return { deleted: true };
  },
});
