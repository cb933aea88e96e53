import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { HISTORY_CHARACTERS_MAX, HISTORY_TURNS_MAX, isHistoryTooLong } from '../history.ts';
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
    'In English, German, French, Spanish, Italian, Dutch, Portuguese or Polish. Costs what the call it makes costs: searches are free, a profile costs what `/lookup/{domain}` costs. An unclear message is answered by a question, with up to three calls that may have been meant. A call that would spend more than the message or its conversation may is not made but proposed. Who accepts `text/event-stream` hears of it as it comes: `call` (the call and its price, before it is made), `results`, `sentence`, at last `answer` (what JSON clients get) or `error`.',
  access: 'anyone',
  bucket: 'tier',
  fetchesFromOutside: true,
  events: true,
  body: z
    .object({
      message: z.string().min(1).max(MESSAGE_CHARACTERS_MAX).describe('What is wanted, in plain words.'),
      history: z
        .array(z.record(z.string(), z.unknown()))
        .max(HISTORY_TURNS_MAX)
        .refine((turns) => !isHistoryTooLong(turns), {
          message: `Value error, the history may have ${HISTORY_CHARACTERS_MAX / 1024} KB without its results: send the last turns only.`,
        })
        .nullable()
        .default(null)
        .describe(
          'Earlier turns, oldest first: messages as `{role: "user", content}` and answers as they came, with `tool_call` and `results`; at most 200 turns and, without `results`, 64 KB. A message may refine, replace or drop part of the last call.',
        ),
      credits_max: z
        .int()
        .min(0)
        .max(1_000)
        .nullable()
        .default(null)
        .describe('What this message may spend; null for what `/copilot/health` says.'),
      conversation_id: z
        .int()
        .min(1)
        .nullable()
        .default(null)
        .describe(
          'A kept conversation that the message goes on with; its turns are the history where none is sent.',
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
        .array(
          z.object({
            text: z.string().describe('The words of the message; empty where it did not say so.'),
            param: z.string(),
            value: z.string(),
            inherited: z.boolean().describe('Asked for by an earlier message and still in force.'),
            label: z.string().describe('For people, in the language of the message.'),
          }),
        )
        .describe('Every condition in force, with the words that became it.'),
      ignored: z.array(z.string()).describe('Words that changed nothing.'),
      proposals: z.array(ToolCall).describe('Calls that may have been meant, up to three, ready to be made.'),
      relaxed: z
        .array(
          z.object({
            label: z.string().describe('The conditions that are dropped, in the language of the message.'),
            total_count: z.int(),
            tool_call: ToolCall,
          }),
        )
        .describe('Where nothing was found: what would be found without some condition, the most first.'),
      page: z
        .object({ name: z.string(), path: z.string() })
        .nullable()
        .describe(
          'The page of the app that shows it whole (`compare`, `company`, `lookalikes`), or where it can be done what the copilot does not do.',
        ),
      suggestions: z
        .array(z.string())
        .describe('Messages that may come next, in the language of the message.'),
      language: z.string().describe('The language of the message, as the answer has it.'),
      elapsed_ms: z.int(),
      model: z.string(),
      notice: z
        .string()
        .nullable()
        .describe('That the built-in planner answered instead of the language model, and why.'),
      credits: z
        .object({
          spent: z.int(),
          message_max: z.int(),
          conversation_spent: z.int(),
          conversation_max: z.int(),
        })
        .describe('What was taken, and what may be.'),
      conversation_id: z.int().nullable().describe('Where the conversation goes on, if it is kept.'),
    })
    .meta({ id: 'CopilotResponse' }),
  failures: ['insufficient_credits', 'not_found', 'query_timeout', 'saturated'],
  handler: async ({ body, caller, services, signal, setHeader, emit }) => {
    const started = performance.now();
    const { credits, spending, conversationId, ...answered } = await services.copilot.answer({
      message: body.message,
      history: body.history ?? undefined,
      conversationId: body.conversation_id ?? undefined,
      creditsMax: body.credits_max ?? undefined,
      caller,
      signal,
      listener: {
        onCall: (tool_call, price) => emit('call', { tool_call, credits_max: price }),
        onResults: (results) => emit('results', { results }),
        onSentence: (text) => emit('sentence', { text }),
      },
    });
    setHeader('x-credits-cost', String(credits));
    return {
      ...answered,
      applied: [...answered.applied],
      ignored: [...answered.ignored],
      proposals: answered.proposals.map(({ name, args }) => ({ name, args })),
      relaxed: [...answered.relaxed],
      suggestions: [...answered.suggestions],
      elapsed_ms: Math.round(performance.now() - started),
      credits: spending,
      conversation_id: conversationId,
    };
  },
});
