import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { OpenSearchClient } from '../opensearch/index.ts';
import { EngineUnreachable } from '../text-index/errors.ts';

/** A node that answers, or accepts requests and stays silent, like a suspended one. */
class Node {
  readonly received: { readonly path: string; readonly body: string }[] = [];
  isSilent = false;
  /** Waits for a part that a silent node has. */
  isWaiting = (_path: string, _body: string): boolean => false;
  private readonly identity: string;
  private readonly server: Server;
  private readonly unanswered: (() => void)[] = [];

  private constructor(identity: string) {
    this.identity = identity;
    this.server = createServer((request, answer) => void this.take(request, answer));
  }

  static async start(identity: string): Promise<Node> {
    const node = new Node(identity);
    node.server.listen(0, '127.0.0.1');
    await once(node.server, 'listening');
    started.push(node);
    return node;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  resume(): void {
    this.isSilent = false;
    for (const answer of this.unanswered.splice(0)) answer();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async take(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const path = request.url ?? '';
    const reply = (): void => void answer.end(JSON.stringify(this.answerTo(path)));
    const isProbe = path.startsWith('/_nodes');
    if (!isProbe) this.received.push({ path, body });
    if (this.isSilent || (!isProbe && this.isWaiting(path, body))) this.unanswered.push(reply);
    else reply();
  }

  private answerTo(path: string): object {
    return path.startsWith('/_nodes')
      ? { nodes: { [this.identity]: { name: this.identity } } }
      : { by: this.identity };
  }
}

const started: Node[] = [];
const clients: OpenSearchClient[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  for (const node of started.splice(0)) await node.stop();
});

async function cluster(size: number): Promise<{ client: OpenSearchClient; nodes: Node[] }> {
  const nodes = await Promise.all(Array.from({ length: size }, (_, n) => Node.start(`node-${n}`)));
  const client = new OpenSearchClient({ nodes: nodes.map(({ url }) => url) });
  clients.push(client);
  return { client, nodes };
}

const of = (nodes: readonly Node[], at: number): Node => {
  const node = nodes[at];
  if (!node) throw new Error('there is no such node');
  return node;
};

describe('a node that accepts calls and does not respond', () => {
  it('is skipped: its calls go to the next node, and later ones never reach it until it responds again', async () => {
    const { client, nodes } = await cluster(2);
    const [silent, healthy] = [of(nodes, 0), of(nodes, 1)];
    silent.isSilent = true;
    expect(await client.call('POST', '/a/_refresh', undefined, { budgetMs: 60_000 })).toEqual({
      by: 'node-1',
    });
    const before = silent.received.length;
    for (let n = 0; n < 6; n++) await client.call('GET', '/a/_mapping');
    expect([silent.received.length, healthy.received.length]).toEqual([before, 7]);
    silent.resume();
    await expect.poll(() => client.call('GET', '/a/_mapping')).toEqual({ by: 'node-0' });
  });

  it('is distinguished from a busy one, whose call is waited for and sent once', async () => {
    const { client, nodes } = await cluster(2);
    const busy = of(nodes, 0);
    busy.isWaiting = () => true;
    const answer = client.call('POST', '/a/_search', {}, { names: 'in-path' });
    // Longer than it takes to find a silent one.
    await expect.poll(() => busy.received.length).toBe(1);
    const until = performance.now() + 3_000;
    await expect.poll(() => performance.now()).toBeGreaterThan(until);
    busy.resume();
    expect(await answer).toEqual({ by: 'node-0' });
    expect(of(nodes, 1).received).toEqual([]);
  });

  it('is avoided by reads that wait for it elsewhere: they are repeated and name the healthy nodes', async () => {
    const { client, nodes } = await cluster(3);
    of(nodes, 2).isSilent = true;
    for (const node of nodes) node.isWaiting = (path, body) => !`${path}${body}`.includes('_prefer_nodes');
    const preference = '_prefer_nodes:node-0,node-1';
    const [one, many] = await Promise.all([
      client.call('POST', '/a/_search?x=1', {}, { names: 'in-path' }),
      client.call('POST', '/a/_msearch', [{ a: 1 }, { query: {} }], { names: 'in-lines' }),
    ]);
    for (const answer of [one, many]) expect(['node-0', 'node-1']).toContain((answer as { by: string }).by);
    const sent = nodes
      .flatMap(({ received }) => received)
      .filter((call) => JSON.stringify(call).includes('prefer'));
    expect(sent.map(({ path }) => path).sort()).toEqual([
      '/a/_msearch',
      `/a/_search?x=1&preference=${encodeURIComponent(preference)}`,
    ]);
    expect(sent.find(({ path }) => path === '/a/_msearch')?.body).toBe(
      `${JSON.stringify({ a: 1, preference })}\n{"query":{}}\n`,
    );
  });

  it('does not cause a repeated write when the write waits for it at a healthy node', async () => {
    const { client, nodes } = await cluster(2);
    const healthy = of(nodes, 0);
    of(nodes, 1).isSilent = true;
    healthy.isWaiting = (path) => path === '/a/_bulk';
    const write = client.call('POST', '/a/_bulk', [{}]);
    await client.call('GET', '/a/_mapping');
    healthy.resume();
    expect(await write).toEqual({ by: 'node-0' });
    expect(healthy.received.filter(({ path }) => path === '/a/_bulk')).toHaveLength(1);
  });
});

it('if no node responds, callers get an error long before their budget ends, later ones at once, and are answered when a node is back', async () => {
  const { client, nodes } = await cluster(2);
  for (const node of nodes) node.isSilent = true;
  await expect(client.call('GET', '/a/_mapping', undefined, { budgetMs: 60_000 })).rejects.toBeInstanceOf(
    EngineUnreachable,
  );
  const received = nodes.map((node) => node.received.length);
  await expect(client.call('GET', '/a/_mapping')).rejects.toBeInstanceOf(EngineUnreachable);
  expect(nodes.map((node) => node.received.length)).toEqual(received);
  of(nodes, 1).resume();
  await expect.poll(() => client.call('GET', '/a/_mapping').catch(() => undefined)).toEqual({ by: 'node-1' });
});
