import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createServiceConnection } from './service-connection.ts';

/** A service that gives these answers, one after the other, and the headers it was sent. */
async function connect(...answers: (readonly [status: number, body: string])[]) {
  const headers: (string | undefined)[][] = [];
  const server = createServer((request, response) => {
    headers.push([
      request.headers.authorization,
      request.headers['mcp-protocol-version'] as string | undefined,
    ]);
    const [status, body] = answers[headers.length - 1] ?? [500, ''];
    response.writeHead(status).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connection = createServiceConnection({ url, key: 'hd_key' });
  const ask = (method: string, id: string) =>
    connection.ask({ jsonrpc: '2.0', id, method }, new AbortController().signal);
  return { ask, headers, url };
}

const result = (value: object, id: unknown = null): string =>
  JSON.stringify({ jsonrpc: '2.0', id, result: value });

it('every request carries the key and the version that both ends agreed on, and every answer its id', async () => {
  const { ask, headers } = await connect([200, result({ protocolVersion: '2025-06-18' })], [200, result({})]);
  expect(await ask('initialize', 'a')).toMatchObject({ id: 'a', result: { protocolVersion: '2025-06-18' } });
  expect(await ask('ping', 'b')).toMatchObject({ id: 'b', result: {} });
  expect(headers).toEqual([
    ['Bearer hd_key', undefined],
    ['Bearer hd_key', '2025-06-18'],
  ]);
});

it('an answer that is no message is a failure with its reason, and a redirection is not followed', async () => {
  const { ask, url } = await connect([401, '{"detail":"The key is not valid."}'], [404, '<html>'], [302, '']);
  await expect(ask('ping', 'a')).rejects.toThrow('The key is not valid.');
  await expect(ask('ping', 'b')).rejects.toThrow(`${url}/mcp answered with status 404`);
  await expect(ask('ping', 'c')).rejects.toThrow();
});
