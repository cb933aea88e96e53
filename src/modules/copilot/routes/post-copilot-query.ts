import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { MESSAGE_CHARACTERS_MAX } from '../planner/index.ts';
import { defineRoute } from './define-route.ts';

const ToolCall = z.object({
  name: z.string().describe('`search`, `lookup` or `similar`; `none` where nothing was called.'),
  args: z
    .record(z.string(), z.unknown())
    .describe('The parameters of that endpoint, so that the call can be replayed.'),
});

export const postCopilotQuery = defineRoute({
  method: 'POST',
  path: '/copilot/query',
  tag: 'Copilot',
  summary: 'A sentence becomes a search, a lookup or a hunt for lookalikes, and is answered',
  description:
    'In English, German, French, Spanish, Italian, Dutch, Portuguese or Polish. Costs what the call it makes costs: searches are free, a profile costs what `/lookup/{domain}` costs. An unclear message is answered by a question, with up to three calls that may have been meant.',
  access: 'anyone',
  bucket: 'tier',
  waitsForStrangers: true,
  body: z
    .object({
      message: z.string().min(1).max(MESSAGE_CHARACTERS_MAX).describe('What is wanted, in plain words.'),
      history: z
        .array(z.record(z.string(), z.unknown()))
        .nullable()
        .default(null)
        .describe(
          'Earlier turns, oldest first: messages as `{role: "user", content}` and answers as they came, with `tool_call` and `results`. A message may refine, replace or drop part of the last call.',
        ),
    })
    .meta({ id: 'CopilotQuery' }),
  answer: z
    .object({
      answer: z.string(),
      tool_call: ToolCall,
      results: z
        .record(z.string(), z.unknown())
        .describe('What the call answered; empty where nothing was called or found.'),
      applied: z
        .array(z.object({ text: z.string(), param: z.string(), value: z.string() }))
        .describe('Which words became which parameter.'),
      ignored: z.array(z.string()).describe('Words that changed nothing.'),
      proposals: z.array(ToolCall).describe('Calls that may have been meant, up to three, ready to be made.'),
      elapsed_ms: z.int(),
      model: z.string(),
    })
    .meta({ id: 'CopilotResponse' }),
  failures: ['insufficient_credits', 'query_timeout', 'saturated'],
  handler: async ({ body, caller, services, signal, setHeader }) => {
    const started = performance.now();
    const { credits, ...answered } = await services.copilot.answer(body.message, body.history ?? [], {
      caller,
      signal,
      isCounted: true,
    });
    setHeader('x-credits-cost', String(credits));
    return {
      ...answered,
      applied: [...answered.applied],
      ignored: [...answered.ignored],
      proposals: answered.proposals.map(({ name, args }) => ({ name, args })),
      elapsed_ms: Math.round(performance.now() - started),
    };
  },
});
