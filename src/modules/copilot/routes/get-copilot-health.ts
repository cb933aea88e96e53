import { z } from 'zod';
import { defineRoute } from './define-route.ts';

export const getCopilotHealth = defineRoute({
  method: 'GET',
  path: '/copilot/health',
  tag: 'Copilot',
  summary: 'Which model answers, and whether it is available',
  access: 'anyone',
  bucket: 'guard',
  fromMemory: true,
  answer: z.object({
    available: z.boolean(),
    provider: z
      .string()
      .describe(
        '`builtin`: the built-in planner, which needs no language model; `openai-compatible`: a model.',
      ),
    model: z.string(),
    reason: z.string().nullable().describe('Why it is unavailable or differs from the configuration.'),
    credits_per_message: z.int().describe('What a message may spend unless it sets `credits_max`.'),
    credits_per_conversation: z.int(),
  }),
  handler: ({ services }) => services.copilot.health(),
});
