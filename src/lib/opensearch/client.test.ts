import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { EngineUnreachable, QueryBudgetExceeded } from '../query-errors.ts';
import { type ClientOptions, EngineRefusal, OpenSearchClient } from './client.ts';

interface Received {
  readonly path: string;
  readonly type: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** How a node reacts to a call: a status with a text, a lost connection, or silence. */
type Reaction = readonly [status: number, text?: string] | 'lost' | 'silent';

const servers: Server[] = [];
const clients: OpenSearchClient[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A node of a cluster, which reacts to one call after the other and to all further ones like to the last. */
async function startNode(...reactions: Reaction[]): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { url = '', headers, socket } = request;
    if (url.startsWith('/_nodes')) {
      if (reactions.at(-1) === 'lost') socket.destroy();
      else response.end('{}');
      return;
    }
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ path: url, type: headers['content-type'], authorization: headers.authorization, body });
    const reaction = reactions[Math.min(received.length, reactions.length) - 1] ?? [200];
    if (reaction === 'silent') return;
    if (reaction === 'lost') socket.destroy();
    else response.writeHead(reaction[0]).end(reaction[1] ?? '{}');
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

function open(
  nodes: readonly { readonly url: string }[],
  options: Partial<ClientOptions> = {},
): OpenSearchClient {
  const client = new OpenSearchClient({ nodes: nodes.map(({ url }) => url), ...options });
  clients.push(client);
  return client;
}

const failureOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

test('a call sends its body as JSON or in lines, with the credentials, and returns the body of the answer', async () => {
  const node = await startNode([200, '{"count":3}'], [200, '']);
  const client = open([node], { user: 'reader', password: 'p:w' });
  expect(await client.call('POST', '/x/_count', { query: {} })).toEqual({ count: 3 });
  expect(await client.call('POST', '/_bulk', [{ delete: {} }, { key: 'ä' }])).toBeUndefined();
  const authorization = `Basic ${Buffer.from('reader:p:w').toString('base64')}`;
  expect(node.received).toEqual([
    { path: '/x/_count', type: 'application/json', authorization, body: '{"query":{}}' },
    { path: '/_bulk', type: 'application/x-ndjson', authorization, body: '{"delete":{}}\n{"key":"ä"}\n' },
  ]);
});

test('a call to a node that has lost another one is repeated, one that fails for another reason is not', async () => {
  const lost =
    '{"error":{"root_cause":[{"type":"node_disconnected_exception"}],"type":"search_phase_execution_exception"}}';
  const node = await startNode(
    [500, lost],
    [200, '{"found":true}'],
    [500, '{"error":{"type":"null_pointer_exception"}}'],
  );
  const client = open([node]);
  expect(await client.call('GET', '/a')).toEqual({ found: true });
  expect(await failureOf(client.call('GET', '/b'))).toMatchObject({ status: 500 });
  expect(node.received).toHaveLength(3);
});

test('a call to a busy cluster is repeated, one that is refused is not', async () => {
  const node = await startNode([429], [503], [200, '{"found":true}'], [400, 'no such field']);
  const client = open([node]);
  expect(await client.call('GET', '/a')).toEqual({ found: true });
  const refusal = await failureOf(client.call('GET', '/b'));
  expect(refusal).toBeInstanceOf(EngineRefusal);
  expect(refusal).toMatchObject({ status: 400, message: 'OpenSearch answered 400: no such field' });
  expect(node.received.map(({ path }) => path)).toEqual(['/a', '/a', '/a', '/b']);
});

test('a call whose node is lost is repeated on another one, and later calls avoid that node', async () => {
  const [lost, sound] = [await startNode('lost'), await startNode([200, '{"by":"sound"}'])];
  const client = open([lost, sound]);
  for (let calls = 0; calls < 6; calls++) expect(await client.call('GET', '/a')).toEqual({ by: 'sound' });
  expect(lost.received).toHaveLength(1);
  expect(sound.received).toHaveLength(6);
});

test('a cluster without a node that can be reached is an error', async () => {
  const node = await startNode('lost');
  expect(await failureOf(open([node]).call('GET', '/a'))).toBeInstanceOf(EngineUnreachable);
});

test('a call ends with its budget, and with the reason of a caller who leaves', async () => {
  const node = await startNode('silent');
  const client = open([node]);
  const paths = (): string[] => node.received.map(({ path }) => path);
  for (const budgetMs of [30, 0])
    expect(await failureOf(client.call('GET', `/within-${budgetMs}`, undefined, { budgetMs }))).toEqual(
      new QueryBudgetExceeded(budgetMs),
    );
  const left = new Error('left');
  const leaving = new AbortController();
  const call = failureOf(client.call('GET', '/b', undefined, { signal: leaving.signal }));
  await expect.poll(paths).toContain('/b');
  expect(paths()).not.toContain('/within-0');
  leaving.abort(left);
  expect(await call).toBe(left);
});
