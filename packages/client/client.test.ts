import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, createClient, failureOf, HomedexError } from './index.js';

describe('the client', () => {
  let server: Server;
  let address: string;
  const asked: {
    method?: string | undefined;
    url?: string | undefined;
    authorization?: string | undefined;
  }[] = [];
  let answer: { status: number; headers: Record<string, string>; body: string };

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push({ method: request.method, url: request.url, authorization: request.headers.authorization });
      response
        .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
        .end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const failure = async (status: number, body: unknown, headers: Record<string, string> = {}) => {
    answer = { status, headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
    return createClient({ address })
      .get('/auth/me')
      .then(
        () => undefined,
        (error: unknown) => error as HomedexError,
      );
  };

  it('fills in parameters and sends the current token', async () => {
    answer = { status: 200, headers: {}, body: '{"total_count":3}' };
    let token = 'first';
    const homedex = createClient({ address, token: () => token });
    token = 'second';
    const found = await homedex.get('/search', { query: { q: 'rye & loaves', country: 'gb,ie' } });
    expect(found.total_count).toBe(3);
    expect(asked.at(-1)).toEqual({
      method: 'GET',
      url: '/search?q=rye+%26+loaves&country=gb,ie',
      authorization: 'Bearer second',
    });
  });

  it("a refusal is an error with the server's message and advice", async () => {
    const limited = await failure(
      429,
      { detail: 'Slow down.' },
      { 'retry-after': '7', 'x-request-id': 'r1' },
    );
    expect(limited).toBeInstanceOf(HomedexError);
    expect(limited).toMatchObject({
      status: 429,
      message: 'Slow down.',
      retryAfterSeconds: 7,
      requestId: 'r1',
    });
    expect(await failure(402, { detail: 'No.' }, { 'x-credits-needed': '12' })).toMatchObject({
      creditsNeeded: 12,
    });
    expect(await failure(422, { detail: [{ loc: ['query', 'q'], msg: 'too long' }] })).toMatchObject({
      message: 'too long',
      problems: [{ field: 'q', message: 'too long' }],
    });
  });

  it('a response that is not JSON is still a readable error', async () => {
    expect(await failure(502, '<html>bad gateway')).toMatchObject({
      status: 502,
      message: 'The server answered 502.',
    });
  });

  it('an unreachable server has status 0, and a caller who cancels gets the reason', async () => {
    const nowhere = createClient({ address: 'http://127.0.0.1:1' });
    await expect(nowhere.get('/health')).rejects.toMatchObject({ status: 0 });
    await expect(nowhere.get('/health', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('omits empty values and escapes path parameters', () => {
    expect(
      addressOf('/lists/{list_id}/items', {
        path: { list_id: 'a/b' },
        query: { limit: 0, q: '', tld: undefined },
      }),
    ).toBe('/lists/a%2Fb/items?limit=0');
  });
});

it('quotes the values of a list that hold a comma or a quote, as the service reads them', () => {
  // Conditions have commas of their own.
  expect(addressOf('/companies', { query: { filter: ['city:in:Leeds,York', 'cms:exists'] } })).toBe(
    '/companies?filter=city%3Ain%3ALeeds,York&filter=cms%3Aexists',
  );
  expect(addressOf('/search', { query: { technology: ['Acme, Inc.', 'say "hi"', 'plain'] } })).toBe(
    '/search?technology=%22Acme,+Inc.%22,%22say+%22%22hi%22%22%22,plain',
  );
});

it('reports where a query could not be parsed', async () => {
  const ctx = { position: 12, expected: '")"' };
  const detail = [{ type: 'query_syntax', loc: ['query', 'q'], msg: 'At position 12, expected ")".', ctx }];
  const failure = await failureOf(new Response(JSON.stringify({ detail }), { status: 422 }));
  expect(failure.problems).toEqual([{ field: 'q', message: 'At position 12, expected ")".', ...ctx }]);
});

it('shows people the message of a problem without the prefix meant for programs', async () => {
  const failure = await failureOf(
    new Response(
      JSON.stringify({ detail: [{ loc: ['body', 'email'], msg: 'Value error, please use another' }] }),
      { status: 422 },
    ),
  );
  expect([failure.message, failure.problems]).toEqual([
    'Please use another',
    [{ field: 'email', message: 'Please use another' }],
  ]);
});
