import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, jsonSchema, streamText, type ToolSet } from 'ai';
import { z } from 'zod';
import type { Tool } from '../tools/tool.ts';

/** The library's warnings about the endpoint would go to the terminal, where they tell the operator nothing useful. */
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** Enough for a call or a few sentences, even for reasoning models. */
const OUTPUT_TOKENS_MAX = 2_000;

export interface EndpointSettings {
  /** For example http://127.0.0.1:11434/v1. */
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
}

export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface ModelRequest {
  readonly instructions: string;
  readonly turns: readonly Turn[];
  readonly signal: AbortSignal;
}

/** A call as the model wrote it, not yet validated. */
export interface WrittenCall {
  readonly name: string;
  readonly args: unknown;
}

export interface ModelEndpoint {
  /** The calls that the model requests, or its text if it requests none. */
  choose(
    request: ModelRequest & { readonly tools: readonly Tool[] },
  ): Promise<{ calls: WrittenCall[]; text: string }>;
  /** Streams a text. No tool is offered; if the model calls one anyway, the call is not part of the text. */
  describe(request: ModelRequest): AsyncIterable<string>;
}

/** Arguments that only users may set, in the app or through the API, but no model. */
const USER_ONLY_ARGUMENTS = new Set(['force', 'crawl_id', 'from']);

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
    // The user is waiting: the built-in planner serves them better than a retry.
    maxRetries: 0,
  });

  return {
    async choose({ tools, ...request }) {
      const offered = Object.fromEntries(tools.map((each) => [each.name, toToolDefinition(each)]));
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
      // On a broken connection or a timeout the library ends the stream as if the text were complete.
      request.signal.throwIfAborted();
      if (failure !== undefined) throw failure;
    },
  };
}

function toToolDefinition({ description, schema }: Tool): ToolSet[string] {
  const shape = Object.fromEntries(
    Object.entries(schema.shape).filter(([name]) => !USER_ONLY_ARGUMENTS.has(name)),
  );
  const { $schema: _dialect, ...described } = z.toJSONSchema(z.object(shape), {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  });
  // Not validated here: the tool refuses invalid arguments with a message that helps the model to correct its call.
  return { description, inputSchema: jsonSchema<never>(described as Parameters<typeof jsonSchema>[0]) };
}

/** More than any answer of a few sentences needs; it bounds the memory that an endless response can use. */
const ANSWER_BYTES_MAX = 1 << 20;

/** A `fetch` for an endpoint that is not trusted: it follows no redirects and limits the size of the response. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  return new Response(response.body.pipeThrough(limitBytes()), response);
};

function limitBytes(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > ANSWER_BYTES_MAX) controller.error(new Error('the language model sent more than 1 MB'));
      else controller.enqueue(chunk);
    },
  });
}
