import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { RETENTION_DAYS } from '../conversations/conversations.ts';
import { ConversationSummary } from './conversation-fields.ts';
import { defineRoute } from './define-route.ts';

export const getConversations = defineRoute({
  method: 'GET',
  path: '/copilot/conversations',
  tag: 'Copilot',
  summary: 'List your stored copilot conversations, newest first',
  access: 'account',
  bucket: 'guard',
  answer: z.object({
    keep: z.boolean().describe('Whether conversations of this account are stored; off by default.'),
    kept_days: z.int().describe('How long they are kept after their last message.'),
    conversations: z.array(ConversationSummary),
  }),
  handler: async ({ caller, services }) => {
    const { accountId } = accountOf(caller);
    const { conversations } = services;
    return {
      keep: await conversations.isStored(accountId),
      kept_days: RETENTION_DAYS,
      conversations: await conversations.list(accountId),
    };
  },
});
