import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to a scripted model. */
export interface ModelRequest {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly stream?: boolean;
  readonly authorization: string | undefined;
}

/** How it answers. */
export type ModelReply =
  | { readonly text: string }
  /** Arguments as an object, or as the literal text that the model wrote for them. */
  | { readonly calls: readonly { readonly name: string; readonly args: object | string }[] }
  /** The first part of a text, after which the connection breaks. */
  | { readonly cutText: string }
  | { readonly status: number; readonly body: string }
  /** Never answers. */
  | { readonly silence: true }
  /** Sends text without end. */
  | { readonly endless: true };

export type ModelScript = (request: ModelRequest, count: number) => ModelReply;

export interface ScriptedModel {
  readonly url: string;
  readonly requests: ModelRequest[];
  script: ModelScript;
  close(): Promise<void>;
}

/** A real server on this machine that answers like OpenAI's chat completions, following a script. */
export async function startScriptedModel(script: ModelScript = () => ({ text: '' })): Promise<ScriptedModel> {
  const server = createServer(async (request, response) => {
    const body = { ...JSON.parse(await textOf(request)), authorization: request.headers.authorization };
    model.requests.push(body);
    reply(response, body, model.script(body, model.requests.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const model: ScriptedModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    script,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return model;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

function reply(response: ServerResponse, { stream = false }: ModelRequest, scripted: ModelReply): void {
  if ('silence' in scripted) return;
  if ('status' in scripted)
    response.writeHead(scripted.status, { 'content-type': 'application/json' }).end(scripted.body);
  else if ('endless' in scripted) sendWithoutEnd(response);
  else if ('cutText' in scripted) cutShort(response, scripted.cutText, stream);
  else answer(response, scripted, stream);
}

type WholeReply = Extract<ModelReply, { readonly text: string } | { readonly calls: unknown }>;

function answer(response: ServerResponse, scripted: WholeReply, stream: boolean): void {
  const message =
    'calls' in scripted
      ? { role: 'assistant', content: null, tool_calls: scripted.calls.map(asCall) }
      : { role: 'assistant', content: scripted.text };
  const reason = 'calls' in scripted ? 'tool_calls' : 'stop';
  if (!stream) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...envelope, choices: [{ index: 0, message, finish_reason: reason }] }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('text' in scripted)
    for (const piece of scripted.text.match(/[\s\S]{1,7}/g) ?? []) response.write(chunk({ content: piece }));
  else
    response.write(
      chunk({ tool_calls: scripted.calls.map((call, index) => ({ index, ...asCall(call, index) })) }),
    );
  response.write(chunk({}, reason));
  response.end('data: [DONE]\n\n');
}

const envelope = { id: 'x', object: 'chat.completion', created: 1, model: 'scripted' };

const asCall = ({ name, args }: { readonly name: string; readonly args: object | string }, at: number) => ({
  id: `call-${at}`,
  type: 'function',
  function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
});

const chunk = (delta: object, reason: string | null = null): string =>
  `data: ${JSON.stringify({ ...envelope, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;

function cutShort(response: ServerResponse, text: string, stream: boolean): void {
  response.writeHead(200, { 'content-type': stream ? 'text/event-stream' : 'application/json' });
  const beginning = stream
    ? chunk({ content: text })
    : JSON.stringify({ ...envelope, choices: [] }).slice(0, 20);
  response.write(beginning, () => response.destroy());
}

function sendWithoutEnd(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const piece = chunk({ content: 'and so on and on '.repeat(200) });
  const more = (): void => {
    if (response.destroyed) return;
    if (response.write(piece)) setImmediate(more);
    else response.once('drain', more);
  };
  more();
}
