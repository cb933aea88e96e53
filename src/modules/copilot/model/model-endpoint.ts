import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, jsonSchema, streamText, type ToolSet } from 'ai';
import { z } from 'zod';
import type { Tool } from '../tools/tool.ts';

/** What the library would print to the terminal about an endpoint's habits is no news for the operator. */
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** Enough for a call or a few sentences, also for models that think before they answer. */
const OUTPUT_TOKENS_MAX = 2_000;

export interface EndpointSettings {
  /** Such as http://127.0.0.1:11434/v1. */
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
}

export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** A request to a model. */
export interface ModelRequest {
  readonly instructions: string;
  readonly turns: readonly Turn[];
  readonly signal: AbortSignal;
}

/** A call as a model wrote it, not validated. */
export interface WrittenCall {
  readonly name: string;
  readonly args: unknown;
}

export interface ModelEndpoint {
  /** Calls that the model requests, or its text instead. */
  choose(
    request: ModelRequest & { readonly tools: readonly Tool[] },
  ): Promise<{ calls: WrittenCall[]; text: string }>;
  /** A text, piece by piece. No tool is offered, and a call that comes all the same is no text. */
  describe(request: ModelRequest): AsyncIterable<string>;
}

/** Arguments that are the user's to set, in the app or by the API, and no model's. */
const withheld = new Set(['force', 'crawl_id', 'from']);

export function createModelEndpoint({ url, model, key }: EndpointSettings): ModelEndpoint {
  const provider = createOpenAICompatible({
    name: 'copilot',
    baseURL: url,
    fetch: boundedFetch,
    ...(key !== undefined && { apiKey: key }),
  });
  const common = ({ instructions, turns, signal }: ModelRequest) => ({
    model: provider(model),
    instructions,
    messages: [...turns],
    abortSignal: signal,
    maxOutputTokens: OUTPUT_TOKENS_MAX,
    // Whoever waits for the answer is better served by the built-in planner than by a second try.
    maxRetries: 0,
  });

  return {
    async choose({ tools, ...request }) {
      const offered = Object.fromEntries(tools.map((each) => [each.name, offer(each)]));
      const { toolCalls, text } = await generateText({
        ...common(request),
        tools: offered,
        toolChoice: 'auto',
      });
      return { calls: toolCalls.map(({ toolName, input }) => ({ name: toolName, args: input })), text };
    },

    async *describe(request) {
      let failure: unknown;
      const { textStream } = streamText({
        ...common(request),
        onError: ({ error }) => {
          failure = error;
        },
      });
      for await (const piece of textStream) yield piece;
      // The library ends the text where the endpoint breaks off or the time is over, as if it were whole.
      request.signal.throwIfAborted();
      if (failure !== undefined) throw failure;
    },
  };
}

function offer({ description, schema }: Tool): ToolSet[string] {
  const shape = Object.fromEntries(Object.entries(schema.shape).filter(([name]) => !withheld.has(name)));
  const { $schema: _dialect, ...described } = z.toJSONSchema(z.object(shape), {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  });
  // Not validated here: the tool itself refuses what does not fit, with a sentence that the model can mend its call by.
  return { description, inputSchema: jsonSchema<never>(described as Parameters<typeof jsonSchema>[0]) };
}

/** More than any answer of a few sentences is; an endpoint that sends without end fills no memory. */
const ANSWER_BYTES_MAX = 1 << 20;

/** `fetch` for an endpoint that is not trusted to be well-behaved: it is not followed elsewhere, and not read without end. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  return new Response(response.body.pipeThrough(limited()), response);
};

function limited(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > ANSWER_BYTES_MAX) controller.error(new Error('the language model sent more than 1 MB'));
      else controller.enqueue(chunk);
    },
  });
}
