import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createEndpointModel } from './endpoint-model.ts';
import type { PageText } from './page-words.ts';

const { signal } = new AbortController();
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: unknown;
}

interface EmbeddingRequest {
  readonly input: string[];
  readonly model: string;
  readonly authorization: string | undefined;
  readonly url: string | undefined;
}

/** A real server with scripted answers, and its requests. */
async function endpoint(answer: (embeddingRequest: EmbeddingRequest, request: number) => Reply) {
  const requests: EmbeddingRequest[] = [];
  server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request));
    const embeddingRequest = { ...body, authorization: request.headers.authorization, url: request.url };
    requests.push(embeddingRequest);
    const { status = 200, headers = {}, body: reply } = answer(embeddingRequest, requests.length);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof reply === 'string' ? reply : JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const waits: number[] = [];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const model = createEndpointModel({
    url,
    model: 'test-model',
    key: 'secret',
    wait: async (ms) => void waits.push(ms),
  });
  return { model, requests, waits, url };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

/** The direction of a text by its length: enough to distinguish texts. */
const vectorFor = (text: string): number[] => [text.length, 1, text.length % 7];
const wellBehaved = ({ input }: EmbeddingRequest): Reply => ({
  // In another order than requested, as the protocol allows.
  body: { data: input.map((text, index) => ({ index, embedding: vectorFor(text) })).reverse() },
});

const page = (title: string, language = 'en'): PageText => ({
  title,
  meta_description: null,
  h1: [],
  h2: [],
  h3: [],
  body_text: null,
  language,
  industry: null,
});

test('pages are sent in batches, with the model and the key, and returned in order', async () => {
  const { model, requests } = await endpoint(wellBehaved);
  const pages = Array.from({ length: 150 }, (_, n) => page('x'.repeat(n + 1)));
  const vectors = await model.embed(pages, model.defaults, signal);
  expect(requests.map(({ input }) => input.length)).toEqual([64, 64, 22]);
  expect(requests[0]).toMatchObject({
    model: 'test-model',
    authorization: 'Bearer secret',
    url: '/v1/embeddings',
  });
  const [x = 0, y = 1] = vectors[99] ?? [];
  expect(Math.round(x / y)).toBe(100);
  expect(vectors.every((vector) => Math.abs(Math.hypot(...(vector ?? [])) - 1) < 1e-5)).toBe(true);
});

test('a page without text is not sent and has no vector', async () => {
  const { model, requests } = await endpoint(wellBehaved);
  const vectors = await model.embed([page(''), page('hotel'), page('  ')], model.defaults, signal);
  expect(requests.map(({ input }) => input)).toEqual([['hotel']]);
  expect(vectors.map((vector) => vector === undefined)).toEqual([true, false, true]);
});

test('a busy server is retried after the time it states', async () => {
  const { model, waits } = await endpoint((embeddingRequest, request) => {
    if (request === 1) return { status: 429, headers: { 'retry-after': '7' }, body: { error: 'slow down' } };
    if (request <= 3) return { status: 503, body: 'later' };
    return wellBehaved(embeddingRequest);
  });
  expect((await model.embed([page('hotel')], model.defaults, signal))[0]).toBeDefined();
  expect(waits).toEqual([7_000, 2_000, 4_000]);
});

test('a server that stays unavailable fails with its error, after eight attempts', async () => {
  const { model, requests, waits } = await endpoint(() => ({ status: 500, body: 'out of memory' }));
  await expect(model.embed([page('hotel')], model.defaults, signal)).rejects.toThrow('out of memory');
  expect(requests.length).toBe(8);
  expect(waits.at(-1)).toBe(60_000);
});

test.each([
  ['a wrong key', { status: 401, body: 'invalid key' }, 'invalid key', 1],
  ['another form', { body: { vectors: [] } }, 'another form', 1],
  ['no JSON', { body: '<html>' }, 'failed', 1],
  ['too few vectors', { body: { data: [] } }, '0 vectors for 1 texts', 1],
  ['a zero vector', { body: { data: [{ index: 0, embedding: [0, 0, 0] }] } }, 'zero vector', 1],
  ['a redirect', { status: 307, headers: { location: '/elsewhere' }, body: '' }, 'failed', 8],
])(
  '%s is an error with the reason, and tried again only if that may help',
  async (_, reply, sentence, tries) => {
    const { model, requests } = await endpoint(() => reply);
    await expect(model.embed([page('hotel')], model.defaults, signal)).rejects.toThrow(sentence);
    expect(requests).toHaveLength(tries);
  },
);

test('a caller who left does not wait for the endpoint', async () => {
  const leaving = new AbortController();
  const { model, requests } = await endpoint(() => {
    leaving.abort(new Error('left'));
    return { status: 503, body: '' };
  });
  await expect(model.embed([page('hotel')], model.defaults, leaving.signal)).rejects.toThrow('left');
  expect(requests.length).toBe(1);
});

test('what all pages of a language share is subtracted', async () => {
  const { model } = await endpoint(wellBehaved);
  const pages = Array.from({ length: 40 }, (_, n) => page('y'.repeat(n + 20), 'de'));
  const statistics = await model.fit(pages, signal);
  const centred = await model.embed(pages, statistics, signal);
  const raw = await model.embed(pages, model.defaults, signal);
  const meanCosine = (vectors: readonly (Float32Array | undefined)[]) => {
    const sum = [0, 1, 2].map(
      (at) => vectors.reduce((total, vector) => total + (vector?.[at] ?? 0), 0) / vectors.length,
    );
    return Math.hypot(...sum);
  };
  expect(meanCosine(centred)).toBeLessThan(meanCosine(raw));
  expect(statistics).toMatchObject({ pages: 40, languages: { de: { pages: 40 } } });
});
