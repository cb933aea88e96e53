import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { ConversationSummary, conversationParameters } from './conversation-fields.ts';
import { defineRoute } from './define-route.ts';

export const getConversation = defineRoute({
  method: 'GET',
  path: '/copilot/conversations/{conversation_id}',
  tag: 'Copilot',
  summary: 'A conversation with its messages, answers and calls',
  access: 'account',
  bucket: 'guard',
  params: conversationParameters,
  answer: ConversationSummary.extend({
    turns: z.array(
      z.object({
        message: z.string(),
        answer: z.string(),
        tool_call: z.object({ name: z.string(), args: z.record(z.string(), z.unknown()) }),
        model: z.string(),
        credits: z.int(),
        created_at: z.string(),
      }),
    ),
  }).meta({ id: 'Conversation' }),
  failures: ['not_found'],
  handler: async ({ params, caller, services }) => {
    const conversation = await services.conversations.get(
      accountOf(caller).accountId,
      params.conversation_id,
    );
    return { ...conversation, turns: [...conversation.turns] };
  },
});
