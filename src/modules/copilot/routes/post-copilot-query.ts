import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import { HISTORY_CHARACTERS_MAX, HISTORY_TURNS_MAX, isHistoryTooLong } from '../history.ts';
import { MESSAGE_CHARACTERS_MAX } from '../planner/index.ts';
import { defineRoute } from './define-route.ts';

const ToolCall = z.object({
  name: z
    .string()
    .describe(
      '`search`, `lookup`, `similar` or `facets` (what is most common); `none` if nothing was called.',
    ),
  args: z
    .record(z.string(), z.unknown())
    .describe('The parameters of that endpoint, so that the call can be replayed.'),
});

export const postCopilotQuery = defineRoute({
  method: 'POST',
  path: '/copilot/query',
  tag: 'Copilot',
  summary: 'Turn a message into a search, a lookup or a similarity search, and answer it',
  description:
    'In English, German, French, Spanish, Italian, Dutch, Portuguese or Polish. Costs as much as the call it makes: searches are free, a profile costs as much as `/lookup/{domain}`. An unclear message is answered with a question and up to three calls that may have been meant. A call that exceeds the spending limit of the message or its conversation is proposed instead of made. With `Accept: text/event-stream`, events are sent as they happen: `call` (the call and its price, before it is made), `results`, `sentence`, at last `answer` (what JSON clients get) or `error`.',
  access: 'anyone',
  bucket: 'tier',
  fetchesFromOutside: true,
  events: true,
  headers: z.object({
    'accept-language': z
      .string()
      .optional()
      .describe(
        'Decides the language of the answer where the words of the message are of several languages.',
      ),
  }),
  body: z
    .object({
      message: z.string().min(1).max(MESSAGE_CHARACTERS_MAX).describe('The request in plain language.'),
      history: z
        .array(z.record(z.string(), z.unknown()))
        .max(HISTORY_TURNS_MAX)
        .refine((turns) => !isHistoryTooLong(turns), {
          message: `Value error, the history is limited to ${HISTORY_CHARACTERS_MAX / 1024} KB without its results: send only the last turns.`,
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
        .describe('What this message may spend; null for the default shown by `/copilot/health`.'),
      conversation_id: z
        .int()
        .min(1)
        .nullable()
        .default(null)
        .describe('A stored conversation to continue; its turns are used if no history is sent.'),
    })
    .meta({ id: 'CopilotQuery' }),
  answer: z
    .object({
      answer: z.string(),
      tool_call: ToolCall,
      results: z
        .record(z.string(), z.unknown())
        .describe('What the call returned; empty if nothing was called or found.'),
      applied: z
        .array(
          z.object({
            text: z.string().describe('The words of the message; empty if it did not mention this.'),
            param: z.string(),
            value: z.string(),
            inherited: z.boolean().describe('Set by an earlier message and still in force.'),
            label: z.string().describe('For people, in the language of the message.'),
          }),
        )
        .describe('Every condition in force, with the words that became it.'),
      ignored: z.array(z.string()).describe('Words that changed nothing.'),
      proposals: z.array(ToolCall).describe('Up to three calls that may have been meant, ready to be made.'),
      relaxed: z
        .array(
          z.object({
            label: z.string().describe('The conditions that are dropped, in the language of the message.'),
            total_count: z.int(),
            tool_call: ToolCall,
          }),
        )
        .describe('If nothing was found: what would be found without a condition, largest first.'),
      page: z
        .object({ name: z.string(), path: z.string() })
        .nullable()
        .describe(
          'The app page that shows it in full (`compare`, `company`, `lookalikes`), or where to do what the copilot cannot.',
        ),
      suggestions: z.array(z.string()).describe('Suggested next messages, in the language of the message.'),
      language: z.string().describe('The language of the message, used for the answer.'),
      elapsed_ms: z.int(),
      model: z.string(),
      notice: z
        .string()
        .nullable()
        .describe('Whether the built-in planner answered instead of the language model, and why.'),
      credits: z
        .object({
          spent: z.int(),
          message_max: z.int(),
          conversation_spent: z.int(),
          conversation_max: z.int(),
        })
        .describe('Credits charged, and the limit.'),
      conversation_id: z.int().nullable().describe('ID to continue the conversation, if it is stored.'),
    })
    .meta({ id: 'CopilotResponse' }),
  failures: ['insufficient_credits', 'not_found', 'query_timeout', 'saturated'],
  handler: async ({ body, headers, caller, services, signal, setHeader, emit }) => {
    const started = performance.now();
    const { credits, spending, conversationId, ...answered } = await services.copilot.answer({
      message: body.message,
      acceptLanguage: headers['accept-language'],
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
      relaxed: answered.relaxed.map(({ label, total_count, tool_call }) => ({
        label,
        total_count,
        tool_call: { name: tool_call.name, args: tool_call.args },
      })),
      suggestions: [...answered.suggestions],
      elapsed_ms: Math.round(performance.now() - started),
      credits: spending,
      conversation_id: conversationId,
    };
  },
});
