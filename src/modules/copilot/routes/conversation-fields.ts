import { z } from 'zod';

export const conversationParameters = z.object({ conversation_id: z.int().min(1) });

export const ConversationSummary = z
  .object({ id: z.int(), title: z.string(), created_at: z.string(), updated_at: z.string() })
  .meta({ id: 'ConversationSummary' });
