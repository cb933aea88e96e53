import { z } from 'zod';
import { defineRoute } from './define-route.ts';

export const getCopilotHealth = defineRoute({
  method: 'GET',
  path: '/copilot/health',
  tag: 'Copilot',
  summary: 'Which model answers, and whether it does',
  access: 'anyone',
  bucket: 'guard',
  fromMemory: true,
  answer: z.object({
    available: z.boolean(),
    provider: z.string().describe('`builtin`: the built-in planner, which needs no language model.'),
    model: z.string(),
    reason: z.string().nullable().describe('Why it is not available, or not what was configured.'),
  }),
  handler: ({ services }) => services.copilot.health(),
});
